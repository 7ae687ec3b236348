import type { ProductImage } from '@offizin/contract/catalogue/product-image';
import type { RuleChangeKind } from '@offizin/contract/price-rules/views';
import type { RuleReason } from '@offizin/domain/price-rules/decide-price';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** What a row says of its product, by the alias p. */
export const ruledProductColumns = sql`p.product_id as "productId", p.name, p.pack,
  coalesce(p.national_code, p.gtin, p.product_id) as code, p.image`;

export interface RuledProductRecord {
  readonly productId: string;
  readonly name: string;
  readonly pack: string;
  readonly code: string;
  readonly image: ProductImage;
}

export interface RuleChangeRecord extends RuledProductRecord {
  readonly no: number;
  readonly at: Date;
  readonly ruleId: string;
  readonly kind: RuleChangeKind;
  readonly reason: RuleReason;
  readonly oldPrice: number;
  readonly newPrice: number;
  readonly placeBefore: number;
  readonly placeAfter: number;
  readonly placeOf: number;
  readonly best: number | null;
  readonly floor: number | null;
  readonly dayChange: number;
  readonly actorName: string | null;
  readonly restorable: boolean;
}

/** Changes that meet a condition on h, newest first. */
export function findRuleChanges(
  db: SellerDb,
  { where, limit }: { readonly where: RawBuilder<SqlBool>; readonly limit: number },
): Promise<RuleChangeRecord[]> {
  return db.rows(sql<RuleChangeRecord>`
    select ${ruledProductColumns}, h.no, h.at, h.rule_id as "ruleId", h.kind, h.reason, h.old_price as "oldPrice",
      h.new_price as "newPrice", h.place_before as "placeBefore", h.place_after as "placeAfter", h.place_of as "placeOf", h.best,
      h.floor, h.day_change as "dayChange", h.actor_name as "actorName",
      coalesce(h.kind = 'changed' and o.price <> h.old_price and o.price = l.new_price and o.changed_run = l.run_no, false)
        as restorable
    from price_rule_change h join product p on p.no = h.product_no
    left join offer o on o.seller_id = ${db.sellerId}::uuid and o.product_no = h.product_no
    left join lateral (
      select l.new_price, l.run_no from price_rule_change l
      where l.seller_id = ${db.sellerId}::uuid and l.product_no = h.product_no and l.kind = 'changed' order by l.at desc, l.no desc limit 1
    ) l on h.kind = 'changed'
    where h.seller_id = ${db.sellerId}::uuid and ${where}
    order by h.at desc, h.no desc limit ${limit}`);
}

/** How many prices went down and up in each hour of the day that began then. */
export function findHours(db: SellerDb, dayBegan: Date) {
  return db.rows(sql<{ hour: number; lowered: number; raised: number }>`
    select (extract(epoch from at - ${dayBegan}) / 3600)::integer as hour, count(*) filter (where new_price < old_price) as lowered,
      count(*) filter (where new_price > old_price) as raised
    from (select date_trunc('hour', at) as at, new_price, old_price from price_rule_change
      where seller_id = ${db.sellerId}::uuid and at >= ${dayBegan} and kind = 'changed') h
    group by 1 order by 1`);
}

/** How all rules together stood a week before a day; null where none ran. */
export async function findWeekBefore(db: SellerDb, today: string): Promise<{ first: number; covered: number } | null> {
  const row = await db.first(sql<{ first: number | null; covered: number | null }>`
    select sum(first)::integer as first, sum(covered)::integer as covered from price_rule_day
    where seller_id = ${db.sellerId}::uuid and day = ${today}::date - 7`);
  return row === undefined || row.first === null || row.covered === null
    ? null
    : { first: row.first, covered: row.covered };
}

/** How many offers the shop has, whether rules cover them or not. */
export async function countOffers(db: SellerDb): Promise<number> {
  const row = await db.first(sql<{ offers: number }>`
    select coalesce(sum(offers), 0)::integer as offers from offer_count where seller_id = ${db.sellerId}::uuid`);
  return row?.offers ?? 0;
}
