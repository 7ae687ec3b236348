import type { MetricWeek } from '@offizin/contract/performance/seller';
import { addDays } from '@offizin/domain/calendar/zoned-time';
import type { BrandLimits } from '@offizin/domain/performance/brand-limits';
import { type WeekCounts, weekState } from '@offizin/domain/performance/week';

/** A week with how it is judged. */
export function weekView(firstDay: string, counts: WeekCounts, limits: BrandLimits): MetricWeek {
  const { ratios, account } = weekState(counts, limits);
  return {
    firstDay,
    lastDay: addDays(firstDay, 6),
    orders: counts.orders,
    cancelled: { ...ratios.cancelled, by: counts.cancelled },
    late: ratios.late,
    partly: counts.partly,
    account,
    limits,
  };
}
