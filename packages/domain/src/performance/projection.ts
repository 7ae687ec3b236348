import { type BrandLimits, countedOf } from './brand-limits.ts';
import type { MetricPeriod } from './periods.ts';
import { type WeekCounts, type WeekState, weekState } from './week.ts';

/** Fewer orders whose deadline has passed say nothing about a week, and nor does less than a day of it. */
export const fewestForProjection = 10;
const leastElapsed = 1 / 7;

/** How a week would end if it went on as until now. */
export interface Projection extends WeekState {
  readonly orders: number;
  /** The orders from which it is calculated: those whose deadline has passed. */
  readonly passed: number;
}

/**
 * Orders fall due for the rest of the week as they did until now, and as large a share of them is cancelled or late as of those
 * whose deadline has passed; never fewer than the week is known to have. Null while too little has passed.
 */
export function projectWeek(
  { from, until }: MetricPeriod,
  { passed, known, now }: { readonly passed: WeekCounts; readonly known: WeekCounts; readonly now: Date },
  limits: BrandLimits,
): Projection | null {
  const elapsed = (now.getTime() - from.getTime()) / (until.getTime() - from.getTime());
  if (passed.orders < fewestForProjection || elapsed < leastElapsed) return null;
  const orders = Math.max(known.orders, Math.round(passed.orders / elapsed));
  const grown = (count: number, least: number) => Math.max(least, Math.round((count * orders) / passed.orders));
  const counted = (counts: WeekCounts) => countedOf(counts.cancelled, limits.counted);
  const counts: WeekCounts = {
    orders,
    // Only those that count are projected, and whose they are no longer matters.
    cancelled: { seller: grown(counted(passed), counted(known)), customer: 0, marketplace: 0 },
    late: grown(passed.late, known.late),
    partly: 0,
  };
  return { ...weekState(counts, limits), orders, passed: passed.orders };
}
