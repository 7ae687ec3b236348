import { dayMinutes, type MinuteSpan, type ShopCalendar, spansOn } from './opening-hours.ts';
import { addDays, type WallClock, wallClockAt } from './zoned-time.ts';

/**
 * Whether a shop is open, and until when (null: for longer than is looked ahead); or when it opens next, within two
 * weeks. On the wall clock of its time zone.
 */
export type OpenState =
  | { readonly isOpen: true; readonly until: WallClock | null }
  | { readonly isOpen: false; readonly opens: WallClock | null };

const daysLooked = 14;

/** The slots from the day before a date on, in minutes since the midnight of that date: the night before may last into it. */
function spansAround(calendar: ShopCalendar, today: string): MinuteSpan[] {
  return Array.from({ length: daysLooked + 1 }, (_, index) => index - 1).flatMap((day) =>
    spansOn(calendar, addDays(today, day)).map(({ from, to }) => ({
      from: from + day * dayMinutes,
      to: to + day * dayMinutes,
    })),
  );
}

/** A minute counted from a date's midnight, on the wall clock; the midnight that ends a day is of that day. */
function wallAt(today: string, minute: number): WallClock {
  const days = Math.max(0, Math.ceil(minute / dayMinutes) - 1);
  return { date: addDays(today, days), minute: minute - days * dayMinutes };
}

/** The state of a shop at an instant, by its hours, closures and public holidays. */
export function openStateAt(calendar: ShopCalendar, instant: Date): OpenState {
  const { date, minute } = wallClockAt(instant, calendar.timeZone);
  const ahead = spansAround(calendar, date).filter(({ to }) => to > minute);
  const [first] = ahead;
  if (first === undefined) return { isOpen: false, opens: null };
  if (first.from > minute) {
    const days = Math.floor(first.from / dayMinutes);
    return { isOpen: false, opens: { date: addDays(date, days), minute: first.from - days * dayMinutes } };
  }
  // A slot goes on with one that begins where it ends, such as at midnight.
  let end = first.to;
  for (const { from, to } of ahead) if (from <= end) end = Math.max(end, to);
  return { isOpen: true, until: end >= (daysLooked - 1) * dayMinutes ? null : wallAt(date, end) };
}

/** Whether the time alone says until when a shop is open: its end is today, tonight or in the morning. */
export const endsSoon = ({ date, minute }: WallClock, today: string): boolean =>
  date === today || (date === addDays(today, 1) && minute < dayMinutes / 2);

/** The day by which a time is called: midnight is the beginning of the next one. */
export const dayCalled = ({ date, minute }: WallClock): string => (minute === dayMinutes ? addDays(date, 1) : date);
