import type { RuleFollowing } from '@offizin/domain/offers/offer-kinds';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** What keeps the price of a row of `price_rule_offer`, by the alias c, is its floor. */
export const isAtFloor = sql<SqlBool>`c.reason in ('at_floor', 'no_room', 'to_floor')`;

/** The rule of an offer; nulls where it follows none. */
export interface FollowedRuleRecord {
  readonly ruleId: string | null;
  readonly ruleName: string | null;
  readonly ruleWaitsUntil: Date | null;
}

/** Joins the rule that the offer of a product follows, for the columns `followedRuleColumns`. */
export function joinFollowedRule(sellerId: string, productNo: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left join price_rule_offer followed on followed.seller_id = ${sellerId}::uuid and followed.product_no = ${productNo}
    left join price_rule rule on rule.seller_id = followed.seller_id and rule.id = followed.rule_id`;
}

export const followedRuleColumns = sql`rule.id as "ruleId", rule.name as "ruleName",
  case when followed.waits is not null then followed.waits_until end as "ruleWaitsUntil"`;

/** A row of `price_rule_offer` by the alias c as each value of the filter wants it, in words that are false without a row. */
export const followings: Readonly<Record<RuleFollowing, RawBuilder<SqlBool>>> = {
  any: sql`c.product_no is not null`,
  none: sql`c.product_no is null`,
  first: sql`coalesce(c.place = 1, false)`,
  at_floor: sql`coalesce(${isAtFloor}, false)`,
  waiting: sql`c.waits is not null`,
};

const followers = (sellerId: string, wanted: RawBuilder<SqlBool>) =>
  sql<SqlBool>`exists (select from price_rule_offer c
    where c.seller_id = ${sellerId}::uuid and c.product_no = o.product_no and ${wanted})`;

/** Whether the offer by the alias o follows a rule of its seller in that way. */
export const followsRule = (following: RuleFollowing, sellerId: string): RawBuilder<SqlBool> =>
  following === 'none'
    ? sql<SqlBool>`not ${followers(sellerId, sql`true`)}`
    : followers(sellerId, followings[following]);

/** Whether the offer by the alias o follows this rule. */
export const followsThisRule = (ruleId: string, sellerId: string): RawBuilder<SqlBool> =>
  followers(sellerId, sql`c.rule_id = ${ruleId}::uuid`);

/**
 * Whether the price of an offer is the one that its rule has made: what somebody else sets is noted by the rule's next look, and
 * stays theirs for as long as the rule waits.
 */
export function isPriceOfRule(
  sellerId: string,
  { productNo, price }: { readonly productNo: RawBuilder<unknown>; readonly price: RawBuilder<unknown> },
): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from price_rule_offer c
    where c.seller_id = ${sellerId}::uuid and c.product_no = ${productNo} and c.known_price = ${price}
      and c.changed_at is not null and c.waits is distinct from 'edited')`;
}

/** The numbers of all products whose offers follow a rule. */
export async function findFollowedProducts(db: SellerDb): Promise<ReadonlySet<number>> {
  const rows = await db.rows(sql<{ productNo: number }>`
    select product_no as "productNo" from price_rule_offer where seller_id = ${db.sellerId}::uuid`);
  return new Set(rows.map(({ productNo }) => productNo));
}
