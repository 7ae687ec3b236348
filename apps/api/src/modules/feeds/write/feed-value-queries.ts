import type { StockOrigin } from '@offizin/domain/orders/statuses';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** What a feed says of a product: a price in cents and, unless it carries prices only, a stock and where it lies. */
export interface FeedValue {
  readonly price: number;
  readonly stock: number | null;
  readonly origin: StockOrigin | null;
  /** In cents without VAT; null where the feed has never said one. */
  readonly purchasePrice: number | null;
}

interface Kept extends FeedValue {
  readonly productNo: number;
}

/** What the feed said of each product at its last retrieval. */
export function findFeedValues(db: SellerDb, sellerId: string): Promise<Kept[]> {
  return db.rows(sql<Kept>`
    select product_no as "productNo", price, stock, origin, purchase_price as "purchasePrice"
    from feed_value where seller_id = ${sellerId}::uuid`);
}

/** The products that the seller's feed carries. */
export async function findFeedProducts(db: SellerDb, sellerId: string): Promise<ReadonlySet<number>> {
  const rows = await db.rows(sql<{ productNo: number }>`
    select product_no as "productNo" from feed_value where seller_id = ${sellerId}::uuid`);
  return new Set(rows.map(({ productNo }) => productNo));
}

/** So many rows are written by one statement. */
const portion = 10_000;

function* portionsOf<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < list.length; at += portion) yield list.slice(at, at + portion);
}

/** Writes what the feed says now of the products given, and drops those that it no longer has. */
export async function writeFeedValues(
  db: SellerDb,
  sellerId: string,
  { said, gone }: { readonly said: readonly Kept[]; readonly gone: readonly number[] },
): Promise<void> {
  for (const rows of portionsOf(said))
    await db.rows(sql`
      insert into feed_value (seller_id, product_no, price, stock, origin, purchase_price)
      select ${sellerId}::uuid, v.product_no, v.price, v.stock, v.origin, v.purchase_price
      from unnest(${rows.map(({ productNo }) => productNo)}::integer[], ${rows.map(({ price }) => price)}::bigint[],
        ${rows.map(({ stock }) => stock)}::integer[], ${rows.map(({ origin }) => origin)}::text[],
        ${rows.map(({ purchasePrice }) => purchasePrice)}::bigint[]) as v (product_no, price, stock, origin, purchase_price)
      on conflict (seller_id, product_no) do update set price = excluded.price, stock = excluded.stock, origin = excluded.origin,
        purchase_price = excluded.purchase_price`);
  for (const numbers of portionsOf(gone))
    await db.rows(
      sql`delete from feed_value where seller_id = ${sellerId}::uuid and product_no = any(${[...numbers]}::integer[])`,
    );
}
