import type { MetricWeek } from '@offizin/contract/performance/seller';
import { fewestIncidents } from '@offizin/domain/performance/status';
import type { MetricRatio } from '@offizin/domain/performance/week';

/** What the number above a bar takes, with the room that parts it from a line. */
export const labelHeight = 16;
const gap = 5;

/**
 * Where the foot of a bar's number stands: right above the bar, or above a limit's line that would go through it.
 * All are distances from the top.
 */
export function labelPlace(barTop: number, lines: readonly number[]): number {
  let foot = barTop - gap;
  for (const line of lines.toSorted((a, b) => b - a))
    if (line < foot + gap && line > foot - labelHeight) foot = line - gap;
  return foot;
}

/** At which weeks the month is said: the first, and each whose month is another than that of the week before. */
export function monthsShown(firstDays: readonly string[]): boolean[] {
  return firstDays.map((day, index) => day.slice(0, 7) !== firstDays[index - 1]?.slice(0, 7));
}

/** Whether a ratio is over the limit and yet only at risk, because too little happened. */
export function isSpared(week: MetricWeek, name: MetricRatio): boolean {
  const { count, ratio } = week[name];
  return count < fewestIncidents && (ratio ?? 0) >= week.limits[name].exceeded;
}
