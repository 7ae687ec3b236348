import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { periodFrom } from '@offizin/domain/performance/periods';
import { findLastPublication, findWeek } from '../write/week-queries.ts';
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
  readonly brand: BrandId;
  readonly now: Date;
}

/**
 * The orders behind a figure. What was published never changes with its orders; all that were due, and a week that is not published,
 * are read as they are.
 */
export async function findFigureOrders(
  db: SellerDb,
  { week, brand, now }: AskedWeek,
  { disputed, ...page }: MetricOrderPage & { disputed: boolean },
): Promise<MetricOrderRow[]> {
  const isWritten = (await findWeek(db, week)) !== undefined;
  if (isWritten && page.figure !== 'orders') return findIncidents(db, { ...page, firstDay: week, disputed });
  // Published without a row: the shop had no orders in it, and what came later counts nowhere.
  const last = isWritten ? undefined : await findLastPublication(db, brand);
  const isEmpty = last !== undefined && week <= last.firstDay;
  if (disputed || isEmpty) return [];
  return findDueOrders(db, { ...periodFrom(week, brands[brand].timeZone), now }, page);
}
