import type { BrandId } from '@offizin/domain/brand/brands';
import type { BrandLimits } from '@offizin/domain/performance/brand-limits';
import type { MetricPeriod } from '@offizin/domain/performance/periods';
import type { WeekCounts } from '@offizin/domain/performance/week';
import { sql } from 'kysely';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { dueOrders } from './due-orders.ts';

export interface Publication {
  readonly brand: BrandId;
  readonly week: MetricPeriod;
  readonly limits: BrandLimits;
  readonly now: Date;
}

/** The brand's sellers in the order of their ids, after one. */
export async function findSellerIds(
  db: MarketplaceDb,
  brand: BrandId,
  { after, limit }: { readonly after: string | null; readonly limit: number },
) {
  const found = await db.rows(sql<{ id: string }>`
    select id from seller where brand = ${brand} and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`);
  return found.map(({ id }) => id);
}

/** Whether the marketplace has handed over an order of the brand placed since then: they come oldest first. */
export async function hasOrdersSince(db: MarketplaceDb, brand: BrandId, since: Date): Promise<boolean> {
  const found = await db.first(sql<{ found: boolean }>`
    select exists (
      select 1 from seller s join order_count c on c.seller_id = s.id join lateral (
        select 1 from seller_order o where o.seller_id = c.seller_id and o.warehouse = c.warehouse
          and o.open in (false, true) and o.created_at >= ${since} limit 1
      ) newer on true where s.brand = ${brand}
    ) as found`);
  return found?.found ?? false;
}

/** Writes the week of these sellers with the orders behind it, where it is not written yet; returns what is new. */
export function writeWeeks(
  db: MarketplaceDb,
  { brand, week, limits, now }: Publication,
  sellerIds: readonly string[],
): Promise<(WeekCounts & { readonly sellerId: string })[]> {
  return db.rows(sql<WeekCounts & { readonly sellerId: string }>`
    with due as materialized (${dueOrders(sellerIds, { ...week, now })}), written as (
      insert into metric_week (seller_id, first_day, brand, orders, cancelled_by_seller, cancelled_by_customer,
        cancelled_by_marketplace, late, partly, limits, published_at)
      select seller_id, ${week.firstDay}::date, ${brand}, count(*), count(*) filter (where party = 'seller'),
        count(*) filter (where party = 'customer'), count(*) filter (where party = 'marketplace'),
        count(*) filter (where late), count(*) filter (where partly), ${JSON.stringify(limits)}::jsonb, ${now}
      from due group by seller_id order by seller_id
      on conflict (seller_id, first_day) do nothing
      returning seller_id, orders, cancelled_by_seller, cancelled_by_customer, cancelled_by_marketplace, late, partly
    ), noted as (
      insert into metric_incident (seller_id, first_day, figure, order_id, brand, dispatch_by, party)
      select d.seller_id, ${week.firstDay}::date, happened.figure, d.id, ${brand}, d.dispatch_by, happened.party
      from written w join due d on d.seller_id = w.seller_id
      cross join lateral (values ('cancelled', d.party, d.party is not null), ('late', null, d.late),
        ('partly', null, d.partly)) as happened (figure, party, holds)
      where happened.holds returning order_id
    )
    select seller_id as "sellerId", orders, jsonb_build_object('seller', cancelled_by_seller,
      'customer', cancelled_by_customer, 'marketplace', cancelled_by_marketplace) as cancelled, late, partly
    from written`);
}

/** Takes the orders whose dispute was accepted out of their figures; returns whose figures changed. */
export async function removeAccepted(
  db: MarketplaceDb,
  now: Date,
  sellerIds: readonly string[],
): Promise<readonly string[]> {
  const changed = await db.rows(sql<{ sellerId: string }>`
    with gone as (
      update metric_incident i set removed_at = ${now} from metric_dispute d
      where i.seller_id = any(${sellerIds}::uuid[]) and i.removed_at is null and d.seller_id = i.seller_id
        and d.first_day = i.first_day and d.figure = i.figure and d.order_id = i.order_id and d.state = 'accepted'
      returning i.seller_id, i.first_day, i.figure, i.party
    ), counted as (
      select seller_id, first_day, count(*) filter (where party = 'seller') as by_seller,
        count(*) filter (where party = 'customer') as by_customer,
        count(*) filter (where party = 'marketplace') as by_marketplace, count(*) filter (where figure = 'late') as late
      from gone group by seller_id, first_day
    )
    update metric_week w set cancelled_by_seller = w.cancelled_by_seller - c.by_seller,
      cancelled_by_customer = w.cancelled_by_customer - c.by_customer,
      cancelled_by_marketplace = w.cancelled_by_marketplace - c.by_marketplace, late = w.late - c.late
    from counted c where w.seller_id = c.seller_id and w.first_day = c.first_day
    returning w.seller_id as "sellerId"`);
  return [...new Set(changed.map(({ sellerId }) => sellerId))];
}

/** Notes that the week is published for all sellers of the brand. */
export async function insertPublication(db: MarketplaceDb, { brand, week, now }: Publication): Promise<void> {
  await db.rows(sql`
    insert into metric_publication (brand, first_day, published_at) values (${brand}, ${week.firstDay}::date, ${now})
    on conflict do nothing`);
}
