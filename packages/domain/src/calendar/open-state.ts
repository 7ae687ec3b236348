import { type MinuteSpan, type ShopCalendar, spansOn } from './opening-hours.ts';
import { addDays, type WallClock, wallClockAt } from './zoned-time.ts';

/** Whether a shop is open, and until when; or when it opens next, within two weeks. On the wall clock of its time zone. */
export type OpenState =
  | { readonly isOpen: true; readonly until: WallClock }
  | { readonly isOpen: false; readonly opens: WallClock | null };

const daysLooked = 14;
const midnight = 1440;

/** A slot that ends at midnight goes on with one that begins there. */
function endOf(calendar: ShopCalendar, date: string, { to }: MinuteSpan): WallClock {
  const next = addDays(date, 1);
  const going = to === midnight ? spansOn(calendar, next).find(({ from }) => from === 0) : undefined;
  return going === undefined || going.to === midnight ? { date, minute: to } : { date: next, minute: going.to };
}

/** The state of a shop at an instant, by its hours, closures and public holidays. */
export function openStateAt(calendar: ShopCalendar, instant: Date): OpenState {
  const now = wallClockAt(instant, calendar.timeZone);
  for (let day = 0; day < daysLooked; day += 1) {
    const date = addDays(now.date, day);
    const minute = day === 0 ? now.minute : 0;
    const span = spansOn(calendar, date).find(({ to }) => to > minute);
    if (span === undefined) continue;
    if (day === 0 && span.from <= minute) return { isOpen: true, until: endOf(calendar, date, span) };
    return { isOpen: false, opens: { date, minute: span.from } };
  }
  return { isOpen: false, opens: null };
}
