import { type MetricPeriod, periodFrom } from '@offizin/domain/performance/periods';
import { findWeek } from '../write/week-queries.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import {
  findDueOrders,
  findIncidents,
  type MetricOrderPage,
  type MetricOrderRow,
} from '../read/metric-order-queries.ts';

/** A week of a brand, as it is asked for. */
export interface AskedWeek {
  /** The Wednesday on which it begins. */
  readonly week: string;
  readonly timeZone: string;
  readonly now: Date;
}

/** The orders behind a figure. What was published never changes with its orders; all that were due, and a week that runs, are read as they are. */
export async function findFigureOrders(
  db: SellerDb,
  { week, timeZone, now }: AskedWeek,
  { disputed, ...page }: MetricOrderPage & { disputed: boolean },
): Promise<MetricOrderRow[]> {
  const isPublished = page.figure !== 'orders' && (await findWeek(db, week)) !== undefined;
  if (isPublished) return findIncidents(db, { ...page, firstDay: week, disputed });
  const period: MetricPeriod = periodFrom(week, timeZone);
  return disputed ? [] : findDueOrders(db, { ...period, now }, page);
}
