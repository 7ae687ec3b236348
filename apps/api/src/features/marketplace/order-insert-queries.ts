import { query } from '../../platform/db/db-query.ts';
import type { MarketplaceDb } from '../../platform/db/db-scopes.ts';
import { announceOrders } from '../../owners/outbox/announce-queries.ts';
import { notifyAll } from '../../owners/outbox/notify-queries.ts';
import { newOrderNotices } from './new-order-notices.ts';
import type { OrderInsert } from './order-rows.ts';

// PostgreSQL takes at most 65,535 parameters in a statement; an order has about forty columns.
const ordersPerStatement = 100;
const rowsPerStatement = 2000;

function* slices<T>(rows: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** Writes the orders that are not there yet, with their lines and history; returns how many that were. */
export async function insertOrders(db: MarketplaceDb, inserts: readonly OrderInsert[], now: Date): Promise<number> {
  const written = new Set<string>();
  for (const slice of slices(inserts, ordersPerStatement)) {
    const rows = await db.rows(
      query
        .insertInto('seller_order')
        .values(slice.map((insert) => insert.order))
        .onConflict((conflict) => conflict.columns(['seller_id', 'number']).doNothing())
        .returning('id'),
    );
    for (const row of rows) written.add(row.id);
  }
  const fresh = inserts.filter((insert) => written.has(insert.order.id));
  for (const lines of slices(
    fresh.flatMap((insert) => insert.lines),
    rowsPerStatement,
  )) {
    await db.rows(query.insertInto('order_line').values([...lines]));
  }
  for (const history of slices(
    fresh.flatMap((insert) => insert.history),
    rowsPerStatement,
  )) {
    await db.rows(query.insertInto('order_history').values([...history]));
  }
  await announceOrders(
    db,
    fresh.map(({ order }) => ({ sellerId: order.seller_id, id: order.id })),
  );
  await notifyAll(
    db,
    newOrderNotices(
      fresh.map(({ order }) => order),
      now,
    ),
  );
  return written.size;
}
