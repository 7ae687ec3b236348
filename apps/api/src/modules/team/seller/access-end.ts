import { addDays, instantAt } from '@offizin/domain/calendar/zoned-time';
import { type ActiveSession, sellerTimeZone } from '../../../platform/session/active-session.ts';

/** The midnight after the last day of an access, in the shop's time zone. */
export function endOfDay(endsOn: string | null, session: ActiveSession): Date | null {
  return endsOn === null ? null : instantAt({ date: addDays(endsOn, 1), minute: 0 }, sellerTimeZone(session));
}
