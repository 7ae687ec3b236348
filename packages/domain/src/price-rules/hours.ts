import type { WallClock } from '../calendar/zoned-time.ts';
import type { DayHours } from './terms.ts';

const dayMinutes = 1440;

/** Monday is 0. */
const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The end in minutes from the beginning of its day: on the next one where it lies at or before the beginning. */
const endOf = ({ from, to }: DayHours): number => (to <= from ? to + dayMinutes : to);

/** Whether prices may change at this moment of the brand's clock. */
export function isWithinHours(hours: readonly (DayHours | null)[], { date, minute }: WallClock): boolean {
  const today = weekdayOf(date);
  const own = hours[today];
  const before = hours[(today + 6) % 7];
  return (
    (own !== null && own !== undefined && minute >= own.from && minute < endOf(own)) ||
    (before !== null && before !== undefined && minute + dayMinutes < endOf(before))
  );
}

const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** When prices may change again, from this moment or, with `fromTomorrow`, from the next day on; null where they never do. */
export function nextBeginning(
  hours: readonly (DayHours | null)[],
  { date, minute }: WallClock,
  { fromTomorrow }: { fromTomorrow: boolean },
): WallClock | null {
  for (let days = fromTomorrow ? 1 : 0; days <= 7; days += 1) {
    const day = dayAfter(date, days);
    const own = hours[weekdayOf(day)];
    if (own !== null && own !== undefined && (days > 0 || own.from > minute)) return { date: day, minute: own.from };
  }
  return null;
}

/** When prices stop changing, of a moment within the hours; null where they go on day and night. */
export function nextEnd(hours: readonly (DayHours | null)[], { date, minute }: WallClock): WallClock | null {
  for (let days = 0; days <= 7; days += 1) {
    const day = dayAfter(date, days);
    const own = hours[weekdayOf(day)];
    for (const end of own === null || own === undefined ? [] : [endOf(own)]) {
      const ends = { date: dayAfter(day, Math.floor(end / dayMinutes)), minute: end % dayMinutes };
      const isLater = days > 0 || end > minute;
      if (isLater && !isWithinHours(hours, ends)) return ends;
    }
  }
  return null;
}
