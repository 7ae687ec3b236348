import type { StockOrigin } from '@offizin/domain/orders/statuses';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPriceOfRule } from '../../price-rules/write/followed-rule-queries.ts';

/** What the feed said of an offer's product; nulls where no feed carries it. */
export interface FeedRecord {
  readonly feedPrice: number | null;
  readonly feedStock: number | null;
  readonly feedOrigin: StockOrigin | null;
  readonly feedDiffers: boolean | null;
}

interface Compared {
  readonly offer: RawBuilder<unknown>;
  readonly productNo: RawBuilder<unknown>;
}

const listedOffer: Compared = { offer: sql`o`, productNo: sql`o.product_no` };

/**
 * Whether an offer is another one than its row of `feed_value` by the alias v. A price that the marketplace refused differs in
 * nothing that its seller set: its result says so already. Nor does one that the offer's price rule has made: the feed's is what
 * that begins from.
 */
function isOther(sellerId: string, { offer, productNo }: Compared): RawBuilder<SqlBool> {
  return sql`(not ${offer}.active or (v.stock is not null and (${offer}.stock <> v.stock or ${offer}.origin <> v.origin))
    or (${offer}.price <> v.price and not exists (
      select from sync_finding f where f.seller_id = ${sellerId}::uuid and f.subject = 'p' || ${productNo} and f.price = v.price)
      and not ${isPriceOfRule(sellerId, { productNo, price: sql`${offer}.price` })}))`;
}

const valueOf = (sellerId: string, { productNo }: Compared) =>
  sql`v.seller_id = ${sellerId}::uuid and v.product_no = ${productNo}`;

/** Whether the offer by the alias o differs from its feed: all are compared once, which takes less than comparing each that is met. */
export function differsFromFeed(sellerId: string): RawBuilder<SqlBool> {
  const compared: Compared = { offer: sql`d`, productNo: sql`d.product_no` };
  return sql`o.product_no = any(array(
    select d.product_no from feed_value v join offer d on d.seller_id = ${sellerId}::uuid and d.product_no = v.product_no
    where v.seller_id = ${sellerId}::uuid and ${isOther(sellerId, compared)}))`;
}

/** Joins what the feed says, by the alias v, where all offers are looked at. */
export function joinFeed(sellerId: string): RawBuilder<unknown> {
  return sql`left join feed_value v on ${valueOf(sellerId, listedOffer)}`;
}

/** Whether an offer differs from the joined value. */
export function differsFromJoined(sellerId: string): RawBuilder<SqlBool> {
  return sql`(v.product_no is not null and ${isOther(sellerId, listedOffer)})`;
}

/** What the feed says of the offer of a row, as the columns `feedColumns`. */
export function feedOf(row: RawBuilder<unknown>, sellerId: string): RawBuilder<unknown> {
  const compared = { offer: row, productNo: sql`${row}."productNo"` };
  return sql`left join lateral (
    select v.price, v.stock, v.origin, ${isOther(sellerId, compared)} as differs
    from feed_value v where ${valueOf(sellerId, compared)}
  ) said on true`;
}

export const feedColumns = sql`said.price as "feedPrice", said.stock as "feedStock", said.origin as "feedOrigin", said.differs as "feedDiffers"`;
