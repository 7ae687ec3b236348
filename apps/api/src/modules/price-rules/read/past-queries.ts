import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { MarketView } from '../write/ruled-offer-queries.ts';

interface PastRow {
  readonly productNo: number;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** What the others asked that count, lowest first; null of days before they were kept. */
  readonly others: number[] | null;
}

/** How the markets of products stood at the end of each day that changed them, beginning with what held on the day `from`. */
export function findPast(
  db: SellerDb,
  { marketSellerNo, ownNos, delivery }: MarketView,
  { productNos, from }: { readonly productNos: readonly number[]; readonly from: string },
): Promise<PastRow[]> {
  const left = [marketSellerNo, ...ownNos];
  const isSameDay = delivery === null ? null : delivery === 'same_day';
  return db.rows(sql<PastRow>`
    select m.product_no as "productNo", to_char(m.day, 'YYYY-MM-DD') as day,
      case when m.low_prices is null then null else array(
        select x.price from unnest(m.low_prices, m.low_sellers, m.low_same_day) with ordinality as x (price, seller, same_day, at)
        where x.seller <> all(${left}::integer[]) and (${isSameDay}::boolean is null or x.same_day = ${isSameDay}::boolean) order by x.at
      ) end as others
    from unnest(${[...productNos]}::integer[]) as wanted (no)
    join product_market_past m on m.product_no = wanted.no and m.day >= coalesce(
      (select max(e.day) from product_market_past e where e.product_no = wanted.no and e.day <= ${from}::date), ${from}::date)
    order by m.product_no, m.day`);
}

interface OwnChange {
  readonly productNo: number;
  readonly at: Date;
  readonly oldPrice: number;
}

/** When the shop's own prices of products changed since a moment, and from what; oldest first. */
export function findOwnChanges(db: SellerDb, productNos: readonly number[], since: Date): Promise<OwnChange[]> {
  return db.rows(sql<OwnChange>`
    select product_no as "productNo", at, old_price as "oldPrice" from offer_change
    where seller_id = ${db.sellerId}::uuid and product_no = any(${[...productNos]}::integer[]) and at >= ${since}
      and old_price <> new_price order by product_no, at`);
}
