import type { api } from '@offizin/contract/api';
import type { MetricsView, MetricWeek } from '@offizin/contract/performance/seller';
import { brands } from '@offizin/domain/brand/brands';
import { limits as portalLimits } from '@offizin/domain/limits';
import { projectWeek } from '@offizin/domain/performance/projection';
import { nextPublication } from '@offizin/domain/performance/publications';
import { weeksAt } from '@offizin/domain/performance/weeks';
import { judgeWeek } from '../write/judge-week.ts';
import { findLimits } from '../write/limit-queries.ts';
import { countDueOrders, findLastPublication, findWeeks } from '../write/week-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { weekView } from './week-view.ts';

type Input = InputOf<typeof api.metrics.read>;

/** Every week that has begun, newest first, as it was published or as it is now; without those before the shop's first orders. */
async function readWeeks({ db, session, query, now }: Input) {
  const { timeZone } = brands[session.brand];
  const { limit = portalLimits.metricWeeks } = query;
  const [running, ...ended] = weeksAt(now, timeZone, limit + 1);
  const current = await findLimits(db, session.brand);
  const found = await findWeeks(db, limit);
  const last = await findLastPublication(db, session.brand);
  const judged = async (week: typeof running) => {
    const published = found.find(({ firstDay }) => firstDay === week.firstDay);
    return judgeWeek(db, { week, now }, { published, lastPublished: last?.firstDay ?? null, current });
  };
  const weeks: MetricWeek[] = [];
  for (const week of ended) weeks.push(weekView(week, await judged(week)));
  const first = weeks.findLastIndex(({ orders }) => orders > 0);
  return { running, current, counted: await judged(running), weeks: weeks.slice(0, first + 1), last };
}

/** How the account stands: what was published, what waits to be, and the week that runs (MET-01, MET-02, MET-05). */
export async function read(input: Input): Promise<MetricsView> {
  const { db, session, now } = input;
  const { timeZone } = brands[session.brand];
  const { running, current, counted, weeks, last } = await readWeeks(input);
  const passed = await countDueOrders(db, { from: running.from, until: now, now });
  const projection = projectWeek(running, { passed, known: counted.counts, now }, current);
  return {
    timeZone,
    weeks,
    running: weekView(running, counted),
    projection: projection && { orders: projection.orders, passed: projection.passed, ...projection.ratios },
    publishedAt: last?.publishedAt.toISOString() ?? null,
    nextAt: nextPublication(now, timeZone).toISOString(),
  };
}
