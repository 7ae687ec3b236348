import type { SyncSummary } from '@offizin/contract/sync/seller';
import { shareFreeOfErrors } from '@offizin/domain/sync/progress';

export type SyncState = 'in_progress' | 'to_correct' | 'right';

/** The state of the synchronisation (SYN-04). */
export function syncStateOf({ inProgress, red }: Pick<SyncSummary, 'inProgress' | 'red'>): SyncState {
  if (inProgress) return 'in_progress';
  return red > 0 ? 'to_correct' : 'right';
}

/** The share free of errors once the plan is carried out. */
export function shareAfterPlan({ total, red, plan }: Pick<SyncSummary, 'total' | 'red' | 'plan'>): number {
  return shareFreeOfErrors(total, Math.max(0, red - plan.products));
}
