import type { ClosureView, SpecialHoursView } from '@offizin/contract/calendar/seller';
import { absenceOf, isAway } from '@offizin/domain/calendar/closures';
import type { ClosureRow } from './calendar-queries.ts';
import type { SpecialHoursRow } from './special-hours-queries.ts';
import type { SellerCalendar } from './read-calendars.ts';

export function closureView({ calendar }: SellerCalendar, row: ClosureRow): ClosureView {
  const { closes, opens, newOrdersBy } = absenceOf(calendar, row);
  const { id, version, from, to, reason, offers } = row;
  return {
    id,
    version,
    from,
    to,
    reason,
    offers,
    absence: { from: closes.toISOString(), until: opens?.toISOString() ?? null },
    newOrdersBy: newOrdersBy?.toISOString() ?? null,
  };
}

/** Only open days are kept: a day without hours is a closure. */
export function specialHoursView({ day, hours, note }: SpecialHoursRow): SpecialHoursView {
  if (hours.mode === 'closed') throw new Error('special hours are open');
  return { day, hours, note };
}

/** Whether a closure keeps the shop's offers from being bought now, and until when. */
export function pauseAt(
  { calendar, closures }: SellerCalendar,
  now: Date,
): { isPaused: boolean; until: string | null } {
  const row = closures.find(({ offers, ...days }) => offers === 'paused' && isAway(absenceOf(calendar, days), now));
  if (row === undefined) return { isPaused: false, until: null };
  return { isPaused: true, until: absenceOf(calendar, row).opens?.toISOString() ?? null };
}
