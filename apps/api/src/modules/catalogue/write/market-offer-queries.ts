import type { MarketOfferRecord } from '@offizin/contract/catalogue/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** Makes sure that every seller of the batch has a number. */
export async function upsertMarketSellers(
  db: MarketplaceDb,
  brand: BrandId,
  offers: readonly MarketOfferRecord[],
): Promise<void> {
  const labels = new Map(offers.map((offer) => [offer.seller, offer.label]));
  const sellers = [...labels]
    .map(([seller, label]) => ({ seller, label }))
    .toSorted((a, b) => (a.seller < b.seller ? -1 : 1));
  const statement = sql`
    insert into market_seller as m (brand, external_id, label)
    select ${brand}, r.seller, r.label from jsonb_to_recordset(${JSON.stringify(sellers)}::jsonb) as r (seller text, label text)
    on conflict (brand, external_id) do update set label = excluded.label where m.label <> excluded.label`;
  await db.rows(statement);
}

/** Writes and removes market offers; returns the numbers of the products whose market moved. */
export async function upsertMarketOffers(
  db: MarketplaceDb,
  brand: BrandId,
  offers: readonly MarketOfferRecord[],
): Promise<number[]> {
  const statement = sql<{ productNo: number }>`
    with given as materialized (
      select p.no as product_no, m.no as market_seller_no, r.price
      from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as r ("productId" text, seller text, price bigint)
      join product p on p.brand = ${brand} and p.product_id = r."productId"
      join market_seller m on m.brand = ${brand} and m.external_id = r.seller
    ), gone as (
      delete from market_offer o using given g
      where g.price is null and o.product_no = g.product_no and o.market_seller_no = g.market_seller_no
      returning o.product_no
    ), written as (
      insert into market_offer as o (product_no, market_seller_no, brand, price)
      select product_no, market_seller_no, ${brand}, price from given where price is not null
      order by product_no, market_seller_no
      on conflict (product_no, market_seller_no) do update set price = excluded.price where o.price <> excluded.price
      returning o.product_no
    )
    select product_no as "productNo" from gone union select product_no from written`;
  return (await db.rows(statement)).map((row) => row.productNo);
}

/**
 * Recalculates the lowest and highest prices of these products and gives them the brand's next version; the best prices
 * of the day (`YYYY-MM-DD`, the brand's) are kept for those that changed.
 */
export async function refreshMarkets(
  db: MarketplaceDb,
  { brand, day }: { brand: BrandId; day: string },
  productNos: readonly number[],
): Promise<void> {
  const statement = sql`
    with version as materialized (select next_catalogue_version(${brand}) as next),
    ranked as (
      select product_no, price, market_seller_no,
        row_number() over (partition by product_no order by price, market_seller_no) as low,
        row_number() over (partition by product_no order by price desc, market_seller_no) as high
      from market_offer where product_no = any(${[...productNos]}::integer[])
    ), fresh as materialized (
      select wanted.product_no, count(r.price) as offers,
        min(r.price) filter (where low = 1) as best, min(market_seller_no) filter (where low = 1) as best_seller_no,
        min(r.price) filter (where low = 2) as second_best,
        max(r.price) filter (where high = 1) as highest, max(market_seller_no) filter (where high = 1) as highest_seller_no,
        max(r.price) filter (where high = 2) as second_highest
      from unnest(${[...productNos]}::integer[]) as wanted (product_no)
      left join ranked r on r.product_no = wanted.product_no
      group by wanted.product_no
    ), kept as (
      insert into product_market_past (product_no, day, brand, best, best_seller_no, second_best)
      select f.product_no, ${day}::date, ${brand}, f.best, f.best_seller_no, f.second_best
      from fresh f left join product_market m on m.product_no = f.product_no
      where (f.best, f.best_seller_no, f.second_best) is distinct from (m.best, m.best_seller_no, m.second_best)
      order by f.product_no
      on conflict (product_no, day) do update
        set best = excluded.best, best_seller_no = excluded.best_seller_no, second_best = excluded.second_best
    )
    insert into product_market (product_no, brand, offers, best, best_seller_no, second_best, highest, highest_seller_no,
      second_highest, version)
    select f.product_no, ${brand}, f.offers, f.best, f.best_seller_no, f.second_best, f.highest, f.highest_seller_no,
      f.second_highest, version.next
    from fresh f cross join version
    order by f.product_no
    on conflict (product_no) do update set offers = excluded.offers, best = excluded.best,
      best_seller_no = excluded.best_seller_no, second_best = excluded.second_best, highest = excluded.highest,
      highest_seller_no = excluded.highest_seller_no, second_highest = excluded.second_highest, version = excluded.version`;
  await db.rows(statement);
}
