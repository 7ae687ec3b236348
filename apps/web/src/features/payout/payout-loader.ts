import { prefetch } from '../../platform/prefetch.ts';
import { payoutQuery } from './payout-queries.ts';

/** Reads what the screen shows first. */
export function loadPayout(): void {
  prefetch(payoutQuery);
}
