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

interface Portion {
  readonly brand: BrandId;
  readonly offers: readonly MarketOfferRecord[];
  /** The products of which each move is kept. */
  readonly covered: readonly number[];
  /** When it is written. */
  readonly at: Date;
}

/** An offer that came, went or changed its price; null where it was not there, or is no more. */
interface Move {
  readonly productNo: number;
  readonly sellerNo: number;
  readonly old: number | null;
  readonly price: number | null;
}

/** The same offer moved twice at one moment is one move. */
async function keepMoves(
  db: MarketplaceDb,
  { brand, at }: Pick<Portion, 'brand' | 'at'>,
  moves: readonly Move[],
): Promise<void> {
  if (moves.length === 0) return;
  await db.rows(sql`
    insert into market_move (product_no, at, market_seller_no, brand, old_price, new_price)
    select "productNo", ${at}, "sellerNo", ${brand}, old, price
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as moved ("productNo" integer, "sellerNo" integer, old bigint, price bigint)
    order by 1, 3
    on conflict (product_no, at, market_seller_no) do update set new_price = excluded.new_price`);
}

/**
 * Writes and removes market offers; returns the numbers of the products whose market moved. What was asked before is looked up ahead
 * of what is written: parts of one statement see each other's rows on several nodes.
 */
export async function upsertMarketOffers(
  db: MarketplaceDb,
  { brand, offers, covered, at }: Portion,
): Promise<number[]> {
  const moves = await db.rows(sql<Move>`
    with given as materialized (
      select p.no as product_no, m.no as market_seller_no, r.price, r.delivery, o.price as old_price
      from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as r ("productId" text, seller text, price bigint, delivery text)
      join product p on p.brand = ${brand} and p.product_id = r."productId"
      join market_seller m on m.brand = ${brand} and m.external_id = r.seller
      left join market_offer o on o.product_no = p.no and o.market_seller_no = m.no
    ), gone as (
      delete from market_offer o using given g
      where g.price is null and o.product_no = g.product_no and o.market_seller_no = g.market_seller_no
      returning o.product_no, o.market_seller_no
    ), written as (
      insert into market_offer as o (product_no, market_seller_no, brand, price, delivery)
      select product_no, market_seller_no, ${brand}, price, delivery from given where price is not null
      order by product_no, market_seller_no
      on conflict (product_no, market_seller_no) do update set price = excluded.price, delivery = excluded.delivery
        where o.price <> excluded.price or o.delivery <> excluded.delivery
      returning o.product_no, o.market_seller_no
    )
    select product_no as "productNo", market_seller_no as "sellerNo", g.old_price as old, g.price
    from (select * from gone union all select * from written) changed join given g using (product_no, market_seller_no)`);
  const followed = new Set(covered);
  await keepMoves(
    db,
    { brand, at },
    moves.filter(({ productNo, old, price }) => followed.has(productNo) && old !== price),
  );
  return [...new Set(moves.map(({ productNo }) => productNo))];
}

/** So many of a product's lowest offers are kept of each day. */
const lowestKept = 10;

/**
 * Recalculates the lowest and highest prices of these products and gives them the brand's next version; the lowest offers
 * of the day (`YYYY-MM-DD`, the brand's) are kept for those where they changed.
 */
export async function refreshMarkets(
  db: MarketplaceDb,
  { brand, day }: { brand: BrandId; day: string },
  productNos: readonly number[],
): Promise<void> {
  const statement = sql`
    with version as materialized (select next_catalogue_version(${brand}) as next),
    ranked as (
      select product_no, price, market_seller_no, delivery = 'same_day' as same_day,
        row_number() over cheapest as low, count(*) over (partition by product_no) as offers
      from market_offer where product_no = any(${[...productNos]}::integer[])
      window cheapest as (partition by product_no order by price, market_seller_no)
    ), offered as (
      select product_no, count(*) as offers,
        array_agg(price order by low) filter (where low <= ${lowestKept}) as prices,
        array_agg(market_seller_no order by low) filter (where low <= ${lowestKept}) as sellers,
        array_agg(same_day order by low) filter (where low <= ${lowestKept}) as same_day,
        max(price) filter (where low = offers) as highest, max(market_seller_no) filter (where low = offers) as highest_seller_no,
        max(price) filter (where low = offers - 1) as second_highest
      from ranked group by product_no
    ), fresh as materialized (
      select product_no, coalesce(offers, 0) as offers, coalesce(prices, '{}') as prices, coalesce(sellers, '{}') as sellers,
        coalesce(same_day, '{}') as same_day, highest, highest_seller_no, second_highest
      from unnest(${[...productNos]}::integer[]) as wanted (product_no) left join offered using (product_no)
    ), kept as (
      insert into product_market_past (product_no, day, brand, best, best_seller_no, second_best, low_prices, low_sellers, low_same_day)
      select f.product_no, ${day}::date, ${brand}, f.prices[1], f.sellers[1], f.prices[2], f.prices, f.sellers, f.same_day
      from fresh f left join lateral (
        select low_prices, low_sellers, low_same_day from product_market_past p where p.product_no = f.product_no order by p.day desc limit 1
      ) last on true
      where (f.prices, f.sellers, f.same_day) is distinct from (last.low_prices, last.low_sellers, last.low_same_day)
      order by f.product_no
      on conflict (product_no, day) do update set best = excluded.best, best_seller_no = excluded.best_seller_no,
        second_best = excluded.second_best, low_prices = excluded.low_prices, low_sellers = excluded.low_sellers,
        low_same_day = excluded.low_same_day
    )
    insert into product_market (product_no, brand, offers, best, best_seller_no, second_best, highest, highest_seller_no,
      second_highest, version)
    select f.product_no, ${brand}, f.offers, f.prices[1], f.sellers[1], f.prices[2], f.highest, f.highest_seller_no,
      f.second_highest, version.next
    from fresh f cross join version
    order by f.product_no
    on conflict (product_no) do update set offers = excluded.offers, best = excluded.best,
      best_seller_no = excluded.best_seller_no, second_best = excluded.second_best, highest = excluded.highest,
      highest_seller_no = excluded.highest_seller_no, second_highest = excluded.second_highest, version = excluded.version`;
  await db.rows(statement);
}
