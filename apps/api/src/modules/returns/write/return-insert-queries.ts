import type { BrandId } from '@offizin/domain/brand/brands';
import type { Insertable } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { Schema } from '../../../platform/db/schema/schema.ts';

type Db = SellerDb | MarketplaceDb;

const orders = (sellerId: string) =>
  query
    .selectFrom('seller_order')
    .select([
      'id',
      'number',
      'status',
      'currency',
      'units',
      'shipping',
      'delivery_type',
      'warehouse',
      'processed_at',
      'origin',
    ])
    .where('seller_id', '=', sellerId);

async function withLines<O extends { readonly id: string }>(db: Db, sellerId: string, order: O | undefined) {
  if (order === undefined) return undefined;
  const lines = await db.rows(
    query
      .selectFrom('order_line')
      .select(['id', 'product_id', 'name', 'quantity', 'cancelled_quantity', 'unit_price'])
      .where('seller_id', '=', sellerId)
      .where('order_id', '=', order.id)
      .orderBy('position'),
  );
  return { ...order, lines };
}

/** An order with its lines; undefined where the brand has none of the number. */
export async function findReturnable(
  db: MarketplaceDb,
  brand: BrandId,
  { sellerId, number }: { sellerId: string; number: string },
) {
  const order = orders(sellerId).where('brand', '=', brand).where('number', '=', number);
  return withLines(db, sellerId, await db.first(order));
}

/** An order of the shop with its lines; nobody else begins a return of it until the transaction ends. */
export async function lockReturnable(db: SellerDb, orderId: string) {
  return withLines(db, db.sellerId, await db.first(orders(db.sellerId).where('id', '=', orderId).forUpdate()));
}

export type ReturnableOrder = NonNullable<Awaited<ReturnType<typeof findReturnable>>>;

/** How many units of each line are returned, or are being returned, already. */
export function findReturnedItems(db: Db, { sellerId, orderId }: { sellerId: string; orderId: string }) {
  return db.rows(
    query
      .selectFrom('order_return')
      .select(['id', 'items', 'kind', 'state'])
      .where('seller_id', '=', sellerId)
      .where('order_id', '=', orderId),
  );
}

/** Writes a return; its id, or undefined where its number is taken. */
export async function insertReturn(db: Db, row: Insertable<Schema['order_return']>) {
  const written = await db.first(
    query
      .insertInto('order_return')
      .values(row)
      .onConflict((conflict) => conflict.columns(['seller_id', 'return_no']).doNothing())
      .returning('id'),
  );
  return written?.id;
}
