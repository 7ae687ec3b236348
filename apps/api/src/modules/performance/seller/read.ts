import type { api } from '@offizin/contract/api';
import type { MetricWeek } from '@offizin/contract/performance/seller';
import { brands } from '@offizin/domain/brand/brands';
import { addDays } from '@offizin/domain/calendar/zoned-time';
import { limits as portalLimits } from '@offizin/domain/limits';
import type { BrandLimits } from '@offizin/domain/performance/brand-limits';
import { periodOf } from '@offizin/domain/performance/periods';
import { nextPublication } from '@offizin/domain/performance/publications';
import { noOrders } from '@offizin/domain/performance/week';
import { findLimits } from '../write/limit-queries.ts';
import { countDueOrders, findLastPublication, findWeeks, type PublishedWeek } from '../write/week-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { weekView } from './week-view.ts';

/** The weeks from the newest published one back to the first in which the seller had orders. */
function allWeeks(
  newest: string | null,
  found: readonly PublishedWeek[],
  { limit, current }: { readonly limit: number; readonly current: BrandLimits },
): MetricWeek[] {
  const first = found.at(-1)?.firstDay;
  const weeks: MetricWeek[] = [];
  if (newest === null || first === undefined) return weeks;
  for (let day = newest; day >= first && weeks.length < limit; day = addDays(day, -7)) {
    const known = found.find(({ firstDay }) => firstDay === day);
    weeks.push(weekView(day, known ?? noOrders, known?.limits ?? current));
  }
  return weeks;
}

/** How the account stands: what was published, and the week that runs (MET-01, MET-02, MET-05). */
export async function read({ db, session, query, now }: InputOf<typeof api.metrics.read>) {
  const { brand } = session;
  const { timeZone } = brands[brand];
  const { limit = portalLimits.metricWeeks } = query;
  const current = await findLimits(db, brand);
  const week = periodOf(now, timeZone);
  const last = await findLastPublication(db, brand);
  return {
    timeZone,
    weeks: allWeeks(last?.firstDay ?? null, await findWeeks(db, limit), { limit, current }),
    running: weekView(week.firstDay, await countDueOrders(db, { ...week, now }), current),
    publishedAt: last?.publishedAt.toISOString() ?? null,
    nextAt: nextPublication(now, timeZone).toISOString(),
  };
}
