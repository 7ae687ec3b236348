import type { MetricWeek } from '@offizin/contract/performance/seller';
import type { MetricPeriod } from '@offizin/domain/performance/periods';
import { weekState } from '@offizin/domain/performance/week';
import type { JudgedWeek } from '../write/judge-week.ts';

/** A week with how it is judged. */
export function weekView({ firstDay, lastDay }: MetricPeriod, { stage, counts, limits }: JudgedWeek): MetricWeek {
  const { ratios, account } = weekState(counts, limits);
  return {
    firstDay,
    lastDay,
    stage,
    orders: counts.orders,
    cancelled: { ...ratios.cancelled, by: counts.cancelled },
    late: ratios.late,
    partly: counts.partly,
    account,
    limits,
  };
}
