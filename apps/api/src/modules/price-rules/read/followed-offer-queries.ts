import type { WaitReason } from '@offizin/domain/price-rules/decide-price';
import type { MarketMove } from '@offizin/domain/price-rules/best-steps';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { type RuledProductRecord, ruledProductColumns } from './change-queries.ts';

/** An offer with the rule that it follows. */
export interface FollowedOffer extends RuledProductRecord {
  readonly productNo: number;
  readonly ruleId: string;
  readonly price: number;
  readonly stock: number;
  readonly recommended: number | null;
  readonly vat: number;
  readonly commission: number;
  readonly floor: number | null;
  readonly waits: WaitReason | null;
  readonly waitsUntil: Date | null;
  readonly day: string | null;
  readonly dayChanges: number;
}

/** The offer of a product with its rule; undefined where it follows none. */
export function findFollowedOffer(db: SellerDb, productId: string): Promise<FollowedOffer | undefined> {
  return db.first(sql<FollowedOffer>`
    select ${ruledProductColumns}, c.product_no as "productNo", c.rule_id as "ruleId", o.price, o.stock,
      p.recommended_price as recommended, p.vat_rate as vat, p.commission_rate as commission, c.floor,
      c.waits, c.waits_until as "waitsUntil",
      to_char(c.day, 'YYYY-MM-DD') as day, c.day_changes as "dayChanges"
    from price_rule_offer c join offer o on o.seller_id = c.seller_id and o.product_no = c.product_no
    join product p on p.no = c.product_no
    where c.seller_id = ${db.sellerId}::uuid and p.brand = (select s.brand from seller s where s.id = ${db.sellerId}::uuid)
      and p.product_id = ${productId}`);
}

export interface PriceStep {
  readonly no: number;
  readonly at: Date;
  readonly oldPrice: number;
  readonly newPrice: number;
  readonly payoutBefore: number;
}

/** What rules did to a product's price since a moment, oldest first. */
export function findPriceSteps(db: SellerDb, productNo: number, since: Date): Promise<PriceStep[]> {
  return db.rows(sql<PriceStep>`
    select no, at, old_price as "oldPrice", new_price as "newPrice", payout_before as "payoutBefore"
    from price_rule_change
    where seller_id = ${db.sellerId}::uuid and product_no = ${productNo} and at >= ${since} order by at, no`);
}

/** When a price war about a product was stopped last, and how often rules had changed its price on that day. */
export function findWarStop(
  db: SellerDb,
  productNo: number,
): Promise<{ readonly at: Date; readonly changes: number } | undefined> {
  return db.first(sql<{ at: Date; changes: number }>`
    select at, day_change as changes from price_rule_change
    where seller_id = ${db.sellerId}::uuid and product_no = ${productNo} and kind = 'stopped' and reason = 'war'
    order by at desc, no desc limit 1`);
}

/** What was sold of a product since a moment, by the shop itself: units, and their value at the prices of the orders. */
export async function findSold(
  db: SellerDb,
  productId: string,
  since: Date,
): Promise<{ readonly units: number; readonly value: number }> {
  const row = await db.first(sql<{ units: number; value: number }>`
    select coalesce(sum(l.quantity - l.cancelled_quantity), 0)::integer as units,
      coalesce(sum((l.quantity - l.cancelled_quantity) * l.unit_price), 0)::bigint as value
    from seller_order o join order_line l on l.seller_id = o.seller_id and l.order_id = o.id
    where o.seller_id = ${db.sellerId}::uuid and o.created_at >= ${since} and not o.warehouse and l.product_id = ${productId}`);
  return row ?? { units: 0, value: 0 };
}

interface OthersOf {
  readonly productNo: number;
  /** The shop's own numbers in the market, which do not count. */
  readonly ownNos: readonly number[];
}

/** What the others ask for a product now. */
export async function findAsked(db: SellerDb, { productNo, ownNos }: OthersOf): Promise<Map<number, number>> {
  const rows = await db.rows(sql<{ sellerNo: number; price: number }>`
    select market_seller_no as "sellerNo", price from market_offer
    where product_no = ${productNo} and market_seller_no <> all(${[...ownNos]}::integer[])`);
  return new Map(rows.map(({ sellerNo, price }) => [sellerNo, price]));
}

/** What the others did to their prices of a product since a moment, newest first. */
export function findMoves(db: SellerDb, { productNo, ownNos }: OthersOf, since: Date): Promise<MarketMove[]> {
  return db.rows(sql<MarketMove>`
    select at, market_seller_no as "sellerNo", old_price as "oldPrice" from market_move
    where product_no = ${productNo} and at >= ${since} and market_seller_no <> all(${[...ownNos]}::integer[])
    order by at desc, market_seller_no`);
}
