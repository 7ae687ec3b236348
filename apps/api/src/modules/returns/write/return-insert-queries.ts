import type { BrandId } from '@offizin/domain/brand/brands';
import type { Insertable } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import type { Schema } from '../../../platform/db/schema/schema.ts';

/** An order that was sent, with the lines that are left of it; undefined where the brand has none of the number. */
export async function findReturnable(
  db: MarketplaceDb,
  brand: BrandId,
  { sellerId, number }: { sellerId: string; number: string },
) {
  const order = await db.first(
    query
      .selectFrom('seller_order')
      .select(['id', 'status', 'currency', 'units', 'shipping', 'delivery_type', 'warehouse'])
      .where('seller_id', '=', sellerId)
      .where('brand', '=', brand)
      .where('number', '=', number),
  );
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

export type ReturnableOrder = NonNullable<Awaited<ReturnType<typeof findReturnable>>>;

/** How many units of each line are returned, or are being returned, already. */
export function findReturnedItems(db: MarketplaceDb, { sellerId, orderId }: { sellerId: string; orderId: string }) {
  return db.rows(
    query
      .selectFrom('order_return')
      .select(['items', 'state'])
      .where('seller_id', '=', sellerId)
      .where('order_id', '=', orderId),
  );
}

/** Writes a return; its id, or undefined where its number is taken. */
export async function insertReturn(db: MarketplaceDb, row: Insertable<Schema['order_return']>) {
  const written = await db.first(
    query
      .insertInto('order_return')
      .values(row)
      .onConflict((conflict) => conflict.columns(['seller_id', 'return_no']).doNothing())
      .returning('id'),
  );
  return written?.id;
}
