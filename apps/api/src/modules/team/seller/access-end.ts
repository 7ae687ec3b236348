import { addDays, instantAt, wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { type ActiveSession, sellerTimeZone } from '../../../platform/session/active-session.ts';

/** The midnight after the last day of an access, in the shop's time zone. */
export function endOfDay(endsOn: string | null, session: ActiveSession): Date | null {
  return endsOn === null ? null : instantAt({ date: addDays(endsOn, 1), minute: 0 }, sellerTimeZone(session));
}

/** The last day of an access that ends with the midnight after it. */
export function lastDay(endsAt: Date | null, session: ActiveSession): string | null {
  return endsAt && wallClockAt(new Date(endsAt.getTime() - 1), sellerTimeZone(session)).date;
}
