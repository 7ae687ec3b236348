import type { BrandId } from '@offizin/domain/brand/brands';
import { type Insertable, sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { OrderHistoryTable, OrderLineTable, SellerOrderTable } from '../tables.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

export interface OrderInsert {
  readonly order: Insertable<SellerOrderTable> & { readonly id: string };
  readonly lines: readonly Insertable<OrderLineTable>[];
  readonly history: readonly Insertable<OrderHistoryTable>[];
  /** Whether the marketplace gave the deadline; else it was computed by the shop's hours as they are now. */
  readonly isDeadlineGiven: boolean;
}

// PostgreSQL takes at most 65,535 parameters in a statement; an order has about forty columns.
const ordersPerStatement = 100;
const rowsPerStatement = 2000;

function* slices<T>(rows: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** Takes the numbers that are free in their brand; returns the ids of the orders that got theirs. */
async function takeNumbers(db: MarketplaceDb, inserts: readonly OrderInsert[]): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (const slice of slices(inserts, rowsPerStatement)) {
    const rows = await db.rows(
      query
        .insertInto('order_number')
        .values(
          slice.map(({ order: { brand, number, seller_id, id } }) => ({ brand, number, seller_id, order_id: id })),
        )
        .onConflict((conflict) => conflict.columns(['brand', 'number']).doNothing())
        .returning('order_id'),
    );
    for (const row of rows) taken.add(row.order_id);
  }
  return taken;
}

/** Writes the orders whose number is free in their brand, with lines and history; returns those. */
export async function insertFreeOrders(
  db: MarketplaceDb,
  inserts: readonly OrderInsert[],
): Promise<readonly OrderInsert[]> {
  const taken = await takeNumbers(db, inserts);
  const fresh = inserts.filter((insert) => taken.has(insert.order.id));
  const orders = fresh.map((insert) => insert.order);
  for (const slice of slices(orders, ordersPerStatement))
    await db.rows(query.insertInto('seller_order').values([...slice]));
  const lines = fresh.flatMap((insert) => insert.lines);
  for (const slice of slices(lines, rowsPerStatement)) await db.rows(query.insertInto('order_line').values([...slice]));
  const history = fresh.flatMap((insert) => insert.history);
  for (const slice of slices(history, rowsPerStatement))
    await db.rows(query.insertInto('order_history').values([...slice]));
  return fresh;
}

/** Whose orders carry these numbers: seller by number. */
export async function findNumberHolders(
  db: MarketplaceDb,
  brand: BrandId,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows(
    query
      .selectFrom('order_number')
      .select(['number', 'seller_id'])
      .where('brand', '=', brand)
      .where('number', '=', sql<string>`any(${[...numbers]}::text[])`),
  );
  return new Map(rows.map((row) => [row.number, row.seller_id]));
}
