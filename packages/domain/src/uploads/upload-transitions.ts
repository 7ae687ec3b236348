export const uploadStates = [
  'checking',
  'ready',
  'applying',
  'applied',
  'discarded',
  'failed',
  'reverting',
  'reverted',
] as const;
export type UploadState = (typeof uploadStates)[number];

/** Uploads that have written offers, or are about to; the others are previews, or came to nothing. */
export const appliedStates = ['applying', 'applied', 'reverting', 'reverted'] as const satisfies readonly UploadState[];

export const uploadActions = [
  'finish_check',
  'correct',
  'read_again',
  'apply',
  'discard',
  'finish_apply',
  'fail',
  'revert',
  'finish_revert',
  'give_up_revert',
] as const;
export type UploadAction = (typeof uploadActions)[number];

export interface UploadTransition {
  readonly from: readonly UploadState[];
  readonly to: UploadState;
}

/** The states of an upload and what leads from one to another: the seller, or the job that works on it (UPL-07 to UPL-12). */
export const uploadTransitions: Readonly<Record<UploadAction, UploadTransition>> = {
  finish_check: { from: ['checking', 'ready'], to: 'ready' },
  correct: { from: ['ready'], to: 'ready' },
  /** A file whose columns the seller has named. */
  read_again: { from: ['failed'], to: 'checking' },
  apply: { from: ['ready'], to: 'applying' },
  discard: { from: ['checking', 'ready'], to: 'discarded' },
  finish_apply: { from: ['applying'], to: 'applied' },
  fail: { from: ['checking', 'ready', 'applying'], to: 'failed' },
  revert: { from: ['applied'], to: 'reverting' },
  finish_revert: { from: ['reverting'], to: 'reverted' },
  give_up_revert: { from: ['reverting'], to: 'applied' },
};

/** Whether an upload in this state can take the action. */
export function canUpload(action: UploadAction, state: UploadState): boolean {
  return uploadTransitions[action].from.includes(state);
}
