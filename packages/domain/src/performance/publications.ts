import { addDays } from '../calendar/zoned-time.ts';
import { type MetricPeriod, periodFrom, publishedPeriod } from './periods.ts';

/** What a brand that publishes for the first time, or after a very long pause, looks back at. */
export const weeksKept = 12;

/** The weeks to publish at `now`, oldest first: all since the last one (its first day; null: none was). */
export function duePeriods(last: string | null, timeZone: string, now: Date): MetricPeriod[] {
  const newest = publishedPeriod(now, timeZone);
  const days = Array.from({ length: weeksKept }, (_, index) => addDays(newest.firstDay, -7 * index));
  const due = days.filter((day) => last === null || day > last).toReversed();
  return due.map((day) => periodFrom(day, timeZone));
}

/** The next instant at which figures are published. */
export function nextPublication(now: Date, timeZone: string): Date {
  return periodFrom(addDays(publishedPeriod(now, timeZone).firstDay, 7), timeZone).publishedAt;
}
