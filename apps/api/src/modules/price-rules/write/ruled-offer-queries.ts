import type { RuleReason, WaitReason } from '@offizin/domain/price-rules/decide-price';
import type { DeliveryKind } from '@offizin/domain/offers/delivery-kinds';
import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readInPortions } from '../../../platform/db/scopes/portions.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { joinPurchasePrice, purchasePriceColumn } from '../../purchase-prices/write/purchase-price-queries.ts';
import { bestOther, highestOther } from '../../offers/write/market-columns-queries.ts';
import type { JudgedOffer } from '../../offers/write/judge-change.ts';

/** An offer as a rule sees it, with all that the marketplace's rules look at before it is written. */
export interface RuledRecord extends JudgedOffer {
  readonly productNo: number;
  readonly nationalCode: string | null;
  readonly gtin: string | null;
  readonly status: OfferStatus;
  readonly vat: number;
  readonly commission: number;
  readonly purchasePrice: number | null;
  /** What the others ask that count, lowest first, and by whom. */
  readonly others: number[];
  readonly otherNos: number[];
  readonly highestPast: number;
  /** Of the rule that it follows; null where it follows none yet. */
  readonly startPrice: number | null;
  readonly day: string | null;
  readonly dayPrice: number | null;
  readonly dayChanges: number;
  readonly changedAt: Date | null;
  readonly waits: WaitReason | null;
  readonly waitsUntil: Date | null;
  readonly lastReason: RuleReason | null;
  readonly lastPlace: number | null;
  readonly lastPlaceOf: number | null;
  readonly lastBest: number | null;
  readonly lastBestNo: number | null;
}

/** Whose offers count, and whose do not. */
export interface MarketView {
  /** The shop's own number on the marketplace, and those of other shops of its owners; -1 for who has none there. */
  readonly marketSellerNo: number;
  readonly ownNos: readonly number[];
  /** Another seller that is left out for a while. */
  readonly ignoredNo: number | null;
  /** Only offers with this delivery count; null where all do. */
  readonly delivery: DeliveryKind | null;
}

/** A rule compares with so many others at most: nobody stands behind more. */
const othersCompared = 200;

/** Days of an offer's own past that its highest price is taken from. */
const pastDays = 30;

function countedOthers({ marketSellerNo, ownNos, ignoredNo, delivery }: MarketView) {
  const left = [marketSellerNo, ...ownNos, ...(ignoredNo === null ? [] : [ignoredNo])];
  const isCounted = delivery === null ? sql`true` : sql`x.delivery = ${delivery}`;
  return sql`x.product_no = o.product_no and x.market_seller_no <> all(${left}::integer[]) and ${isCounted}`;
}

/** What the others ask for a product that count, lowest first. */
export async function findOthers(db: SellerDb, view: MarketView, productNo: number): Promise<number[]> {
  const rows = await db.rows(sql<{ price: number }>`
    select x.price from (select ${productNo}::integer as product_no) o join market_offer x on ${countedOthers(view)}
    order by x.price limit ${othersCompared}`);
  return rows.map(({ price }) => price);
}

/** The offers that meet a condition on o, p and c (the row of the rule that an offer follows), by the product's number, in portions. */
export function readRuledOffers(
  db: SellerDb,
  view: MarketView,
  where: RawBuilder<SqlBool>,
): AsyncGenerator<RuledRecord[]> {
  const market = { marketSellerNo: view.marketSellerNo };
  return readInPortions(
    db,
    sql<RuledRecord>`
    select o.product_no as "productNo", p.national_code as "nationalCode", p.gtin, o.price, o.stock, o.origin, o.active, o.status,
      p.blocked, p.product_type as "productType", p.prescription, p.selective, p.certificate, p.product_brand as brand,
      p.recommended_price as recommended, ${bestOther(market)} as best, ${highestOther(market)} as highest,
      o.own_stock_zero_since as "ownStockZeroSince", p.vat_rate as vat, p.commission_rate as commission,
      ${purchasePriceColumn}, coalesce(x.prices, '{}') as others, coalesce(x.sellers, '{}') as "otherNos",
      greatest(o.price, case when p.recommended_price is null then (
        select max(h.old_price) from offer_change h
        where h.seller_id = ${db.sellerId}::uuid and h.product_no = o.product_no and h.at > now() - make_interval(days => ${pastDays})) end
      ) as "highestPast",
      c.start_price as "startPrice", c.day::text as day, c.day_price as "dayPrice", coalesce(c.day_changes, 0) as "dayChanges",
      c.changed_at as "changedAt", c.waits, c.waits_until as "waitsUntil", c.reason as "lastReason",
      c.place as "lastPlace", c.place_of as "lastPlaceOf", c.best as "lastBest",
      c.best_seller_no as "lastBestNo"
    from offer o
    join product p on p.no = o.product_no
    left join price_rule_offer c on c.seller_id = ${db.sellerId}::uuid and c.product_no = o.product_no
    left join product_market m on m.product_no = o.product_no
    ${joinPurchasePrice(db.sellerId, sql`o.product_no`)}
    left join lateral (
      select array_agg(y.price order by y.price, y.market_seller_no) as prices,
        array_agg(y.market_seller_no order by y.price, y.market_seller_no) as sellers
      from (
        select x.price, x.market_seller_no from market_offer x where ${countedOthers(view)}
        order by x.price, x.market_seller_no limit ${othersCompared}
      ) y
    ) x on true
    where o.seller_id = ${db.sellerId}::uuid and ${where}
    order by o.product_no`,
  );
}

/**
 * The offers that follow a rule, those whose market has moved since a version of the catalogue alone where one is given: each of them
 * is asked, for a burst moves many more products than one shop follows.
 */
export function followersOf(ruleId: string, movedSince: number | null): RawBuilder<SqlBool> {
  const follows = sql<SqlBool>`c.rule_id = ${ruleId}::uuid and o.status <> 'inactive'`;
  return movedSince === null
    ? follows
    : sql<SqlBool>`${follows} and (select v.version from product_market v where v.product_no = c.product_no) > ${movedSince}::bigint`;
}
