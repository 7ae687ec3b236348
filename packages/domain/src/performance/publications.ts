import { addDays } from '../calendar/zoned-time.ts';
import { type MetricPeriod, periodFrom } from './periods.ts';
import { weeksAt } from './weeks.ts';

/** What a brand that publishes for the first time, or after a very long pause, looks back at. */
export const weeksKept = 12;

/** The weeks whose time to be published has come, newest first. */
function ripeWeeks(now: Date, timeZone: string): MetricPeriod[] {
  // The one that runs, and the one that ended this morning, may not be ripe.
  const begun = weeksAt(now, timeZone, weeksKept + 2);
  return begun.filter(({ publishedAt }) => publishedAt <= now).slice(0, weeksKept);
}

/** The newest week whose figures are due to be published. */
export function ripePeriod(now: Date, timeZone: string): MetricPeriod {
  const [newest] = ripeWeeks(now, timeZone);
  if (newest === undefined) throw new Error('some week before is always ripe');
  return newest;
}

/** The weeks to publish at `now`, oldest first: all since the last one (its first day; null: none was). */
export function duePeriods(last: string | null, timeZone: string, now: Date): MetricPeriod[] {
  return ripeWeeks(now, timeZone)
    .filter(({ firstDay }) => last === null || firstDay > last)
    .toReversed();
}

/** The next instant at which figures are due to be published. */
export function nextPublication(now: Date, timeZone: string): Date {
  return periodFrom(addDays(ripePeriod(now, timeZone).firstDay, 7), timeZone).publishedAt;
}
