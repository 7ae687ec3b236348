/** Why something can no longer be done with an upload. */
export const uploadRefusals = ['reverted', 'revert_too_late'] as const;
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

/** Why the rows of an upload cannot be corrected; null in a preview, and for the refused rows of what was applied (UPL-09). */
export function correctionRefusal({ state }: Pick<AppliedUpload, 'state'>): UploadRefusal | null {
  return state === 'reverted' ? 'reverted' : null;
}
