import { type RawBuilder, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** A product whose price is to go back. */
export interface Restorable {
  readonly productNo: number;
  readonly ruleId: string;
  /** The rule that the offer follows now; null where none decides about it any more. */
  readonly followedId: string | null;
  /** What the price was before, in cents. */
  readonly before: number;
  /** What the rule has written last: another one has been set by somebody else since. */
  readonly written: number;
}

/** The price that rules have written last for a product. */
const lastWritten = (sellerId: string, productNo: RawBuilder<unknown>) => sql`(
  select l.new_price from price_rule_change l
  where l.seller_id = ${sellerId}::uuid and l.product_no = ${productNo} and l.kind = 'changed' order by l.at desc, l.no desc limit 1)`;

/** The first and the last price of each product by the changes that meet a condition on h. */
const byChanges = (sellerId: string, where: RawBuilder<unknown>) => sql<Restorable>`
  select product_no as "productNo", (array_agg(rule_id order by no desc))[1] as "ruleId",
    (select c.rule_id from price_rule_offer c
      where c.seller_id = ${sellerId}::uuid and c.product_no = h.product_no) as "followedId",
    (array_agg(old_price order by no))[1] as before,
    ${lastWritten(sellerId, sql`h.product_no`)} as written
  from price_rule_change h where h.seller_id = ${sellerId}::uuid and h.kind = 'changed' and ${where}
  group by product_no order by product_no`;

/** What of the past goes back: one change, those of a day between two moments, or all since a rule took each offer over. */
export type PutBack =
  | { readonly kind: 'change'; readonly changeNo: number }
  | { readonly kind: 'day'; readonly ruleId: string | undefined; readonly from: Date; readonly to: Date }
  | { readonly kind: 'rule'; readonly ruleId: string };

/**
 * What a paused rule has left of its prices, of each product that no other rule has taken over and nobody has taken out: the price
 * that somebody else set last, and the last one of rules.
 */
const leftBehind = (sellerId: string, ruleId: string) => sql<Restorable>`
  select t.product_no as "productNo", ${ruleId}::uuid as "ruleId", t.old_price as before,
    ${lastWritten(sellerId, sql`t.product_no`)} as written
  from (
    select distinct on (product_no) product_no, old_price, excluded from (
      select h.product_no, h.no, h.old_price, r.terms -> 'covers' -> 'excluding' as excluded,
        lag(h.new_price) over (partition by h.product_no order by h.no) as known
      from price_rule_change h join price_rule r on r.seller_id = h.seller_id and r.id = h.rule_id
      where h.seller_id = ${sellerId}::uuid and h.rule_id = ${ruleId}::uuid and h.kind = 'changed' and r.state = 'paused'
        and h.at >= r.switched_at
    ) s where known is distinct from old_price order by product_no, no desc
  ) t join product p on p.no = t.product_no
  where not t.excluded ? p.product_id
    and not exists (select from price_rule_offer c where c.seller_id = ${sellerId}::uuid and c.product_no = t.product_no)`;

/** Which prices go back to what. */
export function findRestorable(db: SellerDb, of: PutBack): Promise<Restorable[]> {
  const { sellerId } = db;
  switch (of.kind) {
    case 'change':
      return db.rows(byChanges(sellerId, sql`h.no = ${of.changeNo}::bigint`));
    case 'day': {
      const rule = of.ruleId === undefined ? sql`true` : sql`h.rule_id = ${of.ruleId}::uuid`;
      return db.rows(byChanges(sellerId, sql`h.at >= ${of.from} and h.at < ${of.to} and ${rule}`));
    }
    case 'rule':
      return db.rows(sql<Restorable>`
        select "productNo", "ruleId", "ruleId" as "followedId", before, written from (
          select c.product_no as "productNo", c.rule_id as "ruleId", c.start_price as before,
            ${lastWritten(sellerId, sql`c.product_no`)} as written
          from price_rule_offer c where c.seller_id = ${sellerId}::uuid and c.rule_id = ${of.ruleId}::uuid
          union all ${leftBehind(sellerId, of.ruleId)}
        ) r where written is not null and written <> before order by "productNo"`);
  }
}

/** Has the rules know the prices that were put back, and leave them alone until a moment where one is given. */
export async function noteRestored(
  db: SellerDb,
  prices: ReadonlyMap<number, number>,
  until: Date | null,
): Promise<void> {
  const waits = until === null ? sql`` : sql`, waits = 'restored', waits_until = ${until}`;
  await db.rows(sql`
    update price_rule_offer c set known_price = g.price${waits}
    from unnest(${[...prices.keys()]}::integer[], ${[...prices.values()]}::bigint[]) as g (product_no, price)
    where c.seller_id = ${db.sellerId}::uuid and c.product_no = g.product_no`);
}
