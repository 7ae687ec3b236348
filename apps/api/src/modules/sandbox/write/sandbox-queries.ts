import { orderTabs } from '@offizin/domain/orders/statuses';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, RetentionDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Whether the shop was made: its counters stay when its offers go. */
export async function isOpen(db: SellerDb): Promise<boolean> {
  const found = await db.first(
    query.selectFrom('offer_count').select('status').where('seller_id', '=', db.sellerId).limit(1),
  );
  return found !== undefined;
}

/** The shop as the sandbox has it; undefined where it was not made. */
export function findOpened(db: MarketplaceDb, sellerId: string) {
  return db.first(
    query
      .selectFrom('seller')
      .selectAll()
      .where('id', '=', sellerId)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('offer_count').select('status').where('offer_count.seller_id', '=', sellerId)),
      ),
  );
}

/** How many orders the shop still has to manage; nobody else places one before the transaction ends. */
export async function countOpenOrders(db: MarketplaceDb, sellerId: string): Promise<number> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`sandbox ${sellerId}`}, 0))`);
  const found = await db.first(sql<{ orders: number }>`
    select coalesce(sum(orders), 0)::integer as orders from order_count
    where seller_id = ${sellerId}::uuid and status = any(${[...orderTabs['to-manage']]})`);
  return found?.orders ?? 0;
}

/** The shop's offers that are for sale, in the order of their goods. */
export function findSoldGoods(db: SellerDb) {
  return db.rows(sql<{ productId: string; price: number }>`
    select p.product_id as "productId", o.price from offer o join product p on p.no = o.product_no
    where o.seller_id = ${db.sellerId}::uuid and o.status = 'active' order by p.no limit 200`);
}

/** What a call answers of an order. */
export function findMadeUpOrder(db: MarketplaceDb, { sellerId, orderId }: { sellerId: string; orderId: string }) {
  return db.first(
    query
      .selectFrom('seller_order')
      .select(['seller_id', 'id', 'number', 'status', 'version', 'units', 'warehouse', 'processed_at'])
      .select(['shipment_status as shipmentStatus', 'shipment_changed_at as shipmentChangedAt'])
      .where('seller_id', '=', sellerId)
      .where('id', '=', orderId),
  );
}

export type MadeUpOrderRow = NonNullable<Awaited<ReturnType<typeof findMadeUpOrder>>>;

/** Deletes the orders that were placed before, with all that hangs on them; only the sandbox has this (`sandbox.sql`). */
export async function deleteOrdersBefore(db: RetentionDb, before: Date): Promise<number> {
  const found = await db.first(sql<{ orders: number }>`select delete_made_up_orders(${before})::integer as orders`);
  return found?.orders ?? 0;
}
