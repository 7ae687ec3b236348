/** What can be done with many orders at once (ORD-13). */
export const batchActions = ['confirm', 'process'] as const;
export type BatchAction = (typeof batchActions)[number];

/** It waits for a moment in which it can be taken back, then its orders are sent one by one. */
export const batchStates = ['waiting', 'sending', 'done', 'undone'] as const;
export type BatchState = (typeof batchStates)[number];

/** Why one order of a batch was left as it is. */
export const batchRefusals = [
  /** It changed since it was chosen. */
  'changed',
  /** Its status no longer allows it. */
  'invalid_state',
  /** It has no unit left to send. */
  'nothing_left',
  /** Courier, number, link or code do not keep the carrier rule. */
  'wrong_dispatch',
  /** Another batch is sending it. */
  'being_sent',
  /** The batch was taken back before it was sent. */
  'undone',
  /** It could not be sent for a reason of the portal's. */
  'failed',
] as const;
export type BatchRefusal = (typeof batchRefusals)[number];

/** Refusals after which the same can be asked for once more, of the order as it is now. */
export const repeatableRefusals = ['changed', 'failed', 'undone'] as const satisfies readonly BatchRefusal[];
