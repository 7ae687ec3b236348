import { limits } from '@offizin/domain/limits';
import { secondsAfter } from '../../../platform/clock.ts';

/** Whether a message is neither too old to be taken nor from the future. */
export function isInTime(at: Date, now: Date): boolean {
  return secondsAfter(at, limits.payoutMessageAge) >= now && secondsAfter(now, limits.payoutMessageAhead) >= at;
}
