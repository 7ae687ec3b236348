/** Why something can no longer be done with an upload. */
export const uploadRefusals = ['applied', 'revert_too_late'] as const;
export type UploadRefusal = (typeof uploadRefusals)[number];

interface AppliedUpload {
  readonly state: string;
  /** An instant; null when the upload cannot be reverted. */
  readonly revertibleUntil: string | null;
}

/** Why an upload cannot be reverted now (UPL-12); null when it can, or when there is nothing to revert. */
export function revertRefusal({ state, revertibleUntil }: AppliedUpload, now: Date): UploadRefusal | null {
  if (state !== 'applied') return null;
  return revertibleUntil !== null && new Date(revertibleUntil) > now ? null : 'revert_too_late';
}

/** Why the rows of an upload cannot be corrected; null while it is only a preview. */
export function correctionRefusal({ state }: Pick<AppliedUpload, 'state'>): UploadRefusal | null {
  return state === 'applied' ? 'applied' : null;
}
