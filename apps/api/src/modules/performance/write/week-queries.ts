import type { BrandLimits } from '@offizin/domain/performance/brand-limits';
import type { WeekCounts } from '@offizin/domain/performance/week';
import { sql } from 'kysely';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { type DueWithin, dueOrders } from './due-orders.ts';

export interface PublishedWeek extends WeekCounts {
  readonly firstDay: string;
  /** The limits by which it was judged. */
  readonly limits: BrandLimits;
}

const cancelled = sql`jsonb_build_object('seller', cancelled_by_seller, 'customer', cancelled_by_customer,
  'marketplace', cancelled_by_marketplace) as cancelled`;

/** The seller's published weeks, newest first. */
export function findWeeks(db: SellerDb, limit: number): Promise<PublishedWeek[]> {
  return db.rows(sql<PublishedWeek>`
    select first_day::text as "firstDay", orders, ${cancelled}, late, partly, limits
    from metric_week where seller_id = ${db.sellerId}::uuid order by first_day desc limit ${limit}`);
}

export function findWeek(db: SellerDb, firstDay: string): Promise<PublishedWeek | undefined> {
  return db.first(sql<PublishedWeek>`
    select first_day::text as "firstDay", orders, ${cancelled}, late, partly, limits
    from metric_week where seller_id = ${db.sellerId}::uuid and first_day = ${firstDay}::date`);
}

/** What is counted of the seller's orders of a time, as they are now. */
export async function countDueOrders(db: SellerDb, within: DueWithin): Promise<WeekCounts> {
  const counted = await db.first(sql<WeekCounts>`
    with due as (${dueOrders(db.sellerId, within)})
    select count(*)::integer as orders,
      jsonb_build_object('seller', count(*) filter (where party = 'seller'),
        'customer', count(*) filter (where party = 'customer'),
        'marketplace', count(*) filter (where party = 'marketplace')) as cancelled,
      count(*) filter (where late)::integer as late, count(*) filter (where partly)::integer as partly
    from due`);
  if (counted === undefined) throw new Error('a count has one row');
  return counted;
}

/** The first day and the instant of the brand's newest publication. */
export function findLastPublication(db: SellerDb | MarketplaceDb, brand: string) {
  return db.first(sql<{ firstDay: string; publishedAt: Date }>`
    select first_day::text as "firstDay", published_at as "publishedAt"
    from metric_publication where brand = ${brand} order by first_day desc limit 1`);
}
