import type { ProductImage } from '@offizin/contract/catalogue/product-image';
import { limits } from '@offizin/domain/limits';
import type { DueOrders } from '@offizin/domain/home/day-plan';
import type { SyncResultType } from '@offizin/domain/sync/result-types';
import type { RemarkDays } from '@offizin/domain/warehouse/stock-rules';
import { orderTabs } from '@offizin/domain/orders/statuses';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** The shop's own open orders that are due before an instant, by their deadline; the overdue ones together at their first. */
export function findDueOrders(db: SellerDb, { until, now }: { until: Date; now: Date }): Promise<DueOrders[]> {
  return db.rows(sql<DueOrders>`
    select min(dispatch_by) as at, count(*)::integer as orders from seller_order
    where seller_id = ${db.sellerId}::uuid and not warehouse and open and dispatch_by < ${until}
    group by greatest(dispatch_by, ${now}::timestamptz - interval '1 microsecond') order by 1`);
}

/** The deadline of the first of the shop's own open orders from an instant on. */
export async function findNextDue(db: SellerDb, from: Date): Promise<Date | null> {
  const statement = sql<{ at: Date | null }>`
    select min(dispatch_by) as at from seller_order
    where seller_id = ${db.sellerId}::uuid and not warehouse and open and dispatch_by >= ${from}`;
  return (await db.first(statement))?.at ?? null;
}

export interface OpenOrders {
  readonly fresh: number;
  readonly open: number;
  readonly inWarehouse: number;
}

/** As the database keeps the counts. */
export async function countOpenOrders(db: SellerDb): Promise<OpenOrders> {
  const statement = sql<OpenOrders>`
    select coalesce(sum(orders) filter (where not warehouse and status = 'new'), 0)::integer as fresh,
      coalesce(sum(orders) filter (where not warehouse), 0)::integer as open,
      coalesce(sum(orders) filter (where warehouse), 0)::integer as "inWarehouse"
    from order_count where seller_id = ${db.sellerId}::uuid and status = any(${[...orderTabs['to-manage']]})`;
  return (await db.first(statement)) ?? { fresh: 0, open: 0, inWarehouse: 0 };
}

/** What keeps products from being on sale, as the sync results count it. */
export function countRedResults(db: SellerDb): Promise<{ finding: SyncResultType; products: number }[]> {
  return db.rows(sql<{ finding: SyncResultType; products: number }>`
    select finding, count(*)::integer as products from sync_finding
    where seller_id = ${db.sellerId}::uuid and colour = 'red' group by finding`);
}

/** The offers that a cause took off sale, by the cause. */
export function countOffersOffSale(db: SellerDb): Promise<{ finding: SyncResultType; products: number }[]> {
  return db.rows(sql<{ finding: SyncResultType; products: number }>`
    select finding, count(*)::integer as products from offer
    where seller_id = ${db.sellerId}::uuid and status = 'inactive' and active and finding is not null group by finding`);
}

export function findActiveFeed(db: SellerDb) {
  return db.first(
    query
      .selectFrom('feed')
      .select(['created_at as createdAt', 'last_attempt_at as lastAttemptAt', 'last_success_at as lastSuccessAt'])
      .select(['failures', 'held_upload as heldUpload'])
      .where('seller_id', '=', db.sellerId)
      .where('active', '=', true),
  );
}

/** The invitations that end before an instant, of those that nobody has taken. */
export function findEndingInvitations(
  db: IdentityDb,
  { sellerId, now, until }: { sellerId: string; now: Date; until: Date },
) {
  return db.first(sql<{ count: number; expiresAt: Date | null }>`
    select count(*)::integer as count, min(expires_at) as "expiresAt" from team_invitation
    where seller_id = ${sellerId}::uuid and expires_at > ${now} and expires_at <= ${until}`);
}

export interface WarehouseCounts {
  readonly low: number;
  readonly none: number;
  readonly expiring: number;
}

/** By the rules of the warehouse's own screen. */
export async function countWarehouse(db: SellerDb, { today, expiringUntil }: RemarkDays): Promise<WarehouseCounts> {
  const statement = sql<WarehouseCounts>`
    select count(*) filter (where on_hand - reserved between 1 and ${limits.warehouseLowStock}::integer)::integer as low,
      count(*) filter (where on_hand = reserved)::integer as none,
      count(*) filter (where on_hand > 0 and next_expiry between ${today}::date and ${expiringUntil}::date)::integer as expiring
    from warehouse_stock where seller_id = ${db.sellerId}::uuid`;
  return (await db.first(statement)) ?? { low: 0, none: 0, expiring: 0 };
}

export interface EndingProduct {
  readonly productId: string;
  readonly name: string;
  readonly image: ProductImage;
  readonly available: number;
}

const endingShown = 3;

/** The products in the warehouse of which the fewest units are left. */
export function findEndingProducts(db: SellerDb): Promise<EndingProduct[]> {
  return db.rows(sql<EndingProduct>`
    select p.product_id as "productId", p.name, p.image, w.on_hand - w.reserved as available
    from warehouse_stock w join product p on p.no = w.product_no
    where w.seller_id = ${db.sellerId}::uuid and w.on_hand - w.reserved between 1 and ${limits.warehouseLowStock}::integer
    order by 4, p.name, p.no limit ${endingShown}`);
}

/** The unpaid invoices of the marketplace, and when the first is due. */
export async function findUnpaid(db: SellerDb): Promise<{ count: number; dueOn: string | null }> {
  const unpaid = query
    .selectFrom('invoice')
    .select([sql<number>`count(*)::integer`.as('count'), sql<string | null>`min(due_on)`.as('dueOn')])
    .where('seller_id', '=', db.sellerId)
    .where('kind', '=', 'ISSUED')
    .where('gross', '>', 0)
    .where('type', '<>', 'report')
    .where('paid_on', 'is', null);
  return (await db.first(unpaid)) ?? { count: 0, dueOn: null };
}
