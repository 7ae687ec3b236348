import type { RuleReason, WaitReason } from '@offizin/domain/price-rules/decide-price';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { isAtFloor } from './followed-rule-queries.ts';

/** What a rule keeps of an offer after it has looked at it. */
export interface FollowerStanding {
  readonly product_no: number;
  readonly known_price: number;
  readonly day: string;
  readonly day_price: number;
  readonly day_changes: number;
  readonly changed_at: Date | null;
  readonly waits: WaitReason | null;
  readonly waits_until: Date | null;
  readonly reason: RuleReason;
  readonly target: number;
  /** Null where no price keeps it. */
  readonly floor: number | null;
  readonly place: number;
  readonly place_of: number;
  readonly best: number | null;
  readonly best_seller_no: number | null;
}

/** So many rows are written by one statement. */
const portion = 5000;

/** Writes down how the offers of a rule stand. */
export async function writeStandings(db: SellerDb, now: Date, standings: readonly FollowerStanding[]): Promise<void> {
  for (let at = 0; at < standings.length; at += portion)
    await db.rows(sql`
      update price_rule_offer c set known_price = s.known_price, day = s.day, day_price = s.day_price, day_changes = s.day_changes,
        changed_at = s.changed_at, waits = s.waits, waits_until = s.waits_until, judged_at = ${now}, reason = s.reason,
        target = s.target, floor = s.floor, place = s.place, place_of = s.place_of, best = s.best, best_seller_no = s.best_seller_no
      from jsonb_to_recordset(${JSON.stringify(standings.slice(at, at + portion))}::jsonb) as s (product_no integer,
        known_price bigint, day date, day_price bigint, day_changes smallint, changed_at timestamptz, waits text,
        waits_until timestamptz, reason text, target bigint, floor bigint, place integer, place_of integer, best bigint,
        best_seller_no integer)
      where c.seller_id = ${db.sellerId}::uuid and c.product_no = s.product_no`);
}

/**
 * Notes the prices that somebody else has written since the rules looked last: they wait for those offers until a moment. What a feed or a file says
 * is the price that a rule begins from. Of some products alone where those are given.
 */
export async function noteForeignPrices(db: SellerDb, until: Date, productNos?: readonly number[]): Promise<void> {
  const wanted = productNos === undefined ? sql`true` : sql`c.product_no = any(${[...productNos]}::integer[])`;
  await db.rows(sql`
    update price_rule_offer c set known_price = o.price,
      waits = case when r.kind in ('feed', 'upload', 'marketplace', 'feed_value') then 'fed' when r.kind = 'price_rule' then c.waits
        else 'edited' end,
      waits_until = case when r.kind = 'price_rule' then c.waits_until else ${until}::timestamptz end,
      start_price = case when r.kind in ('feed', 'upload', 'marketplace', 'feed_value') then o.price else c.start_price end
    from offer o join catalogue_run r on r.seller_id = o.seller_id and r.no = o.changed_run
    where c.seller_id = ${db.sellerId}::uuid and o.seller_id = c.seller_id and o.product_no = c.product_no
      and o.price <> c.known_price and ${wanted}`);
}

/** What a rule changed, down and up. */
export interface RuleChanges {
  readonly ruleId: string;
  readonly lowered: number;
  readonly raised: number;
}

/** How many offers of each rule were changed since a moment, down and up. */
export function findChangesSince(db: SellerDb, since: Date) {
  return db.rows(sql<RuleChanges>`
    select rule_id as "ruleId", count(*) filter (where new_price < old_price) as lowered,
      count(*) filter (where new_price > old_price) as raised
    from price_rule_change where seller_id = ${db.sellerId}::uuid and at >= ${since} and kind = 'changed' group by rule_id`);
}

/** The latest answers of rules to cuts of others, by product. */
export function findAnswers(db: SellerDb, since: Date, productNos: readonly number[]) {
  return db.rows(sql<{ productNo: number; at: Date; seller: number | null }>`
    select product_no as "productNo", at, cause_seller_no as seller from price_rule_change
    where seller_id = ${db.sellerId}::uuid and at >= ${since} and kind = 'changed' and new_price < old_price
      and product_no = any(${[...productNos]}::integer[])`);
}

export interface RuleStanding {
  readonly ruleId: string;
  readonly covered: number;
  readonly first: number;
  readonly atFloor: number;
}

/** How many offers follow each rule, stand first, and are kept at their floor. */
export function findRuleStandings(db: SellerDb): Promise<RuleStanding[]> {
  return db.rows(sql<RuleStanding>`
    select rule_id as "ruleId", count(*) as covered, count(*) filter (where place = 1) as first,
      count(*) filter (where ${isAtFloor}) as "atFloor"
    from price_rule_offer c where seller_id = ${db.sellerId}::uuid group by rule_id`);
}

/** What one sale pays out, by the aliases o and p: the price without VAT and commission, each rounded half up (`netPayout`). */
const payout = sql`(o.price - (2 * o.price * p.vat_rate + 10000 + p.vat_rate) / (2 * (10000 + p.vat_rate))
  - (2 * o.price * p.commission_rate + 10000) / 20000)`;

/** Keeps how each rule stands on the day that runs. */
export async function writeDay(
  db: SellerDb,
  { today, dayBegan }: { readonly today: string; readonly dayBegan: Date },
): Promise<void> {
  await db.rows(sql`
    insert into price_rule_day as d (seller_id, rule_id, day, covered, first, at_floor, lowered, raised, payout)
    select ${db.sellerId}::uuid, c.rule_id, ${today}::date, count(*), count(*) filter (where c.place = 1),
      count(*) filter (where ${isAtFloor}),
      coalesce(min(h.lowered), 0), coalesce(min(h.raised), 0), coalesce(sum(${payout}), 0)
    from price_rule_offer c
    join offer o on o.seller_id = c.seller_id and o.product_no = c.product_no
    join product p on p.no = c.product_no
    left join (
      select rule_id, count(*) filter (where new_price < old_price) as lowered, count(*) filter (where new_price > old_price) as raised
      from price_rule_change where seller_id = ${db.sellerId}::uuid and at >= ${dayBegan} and kind = 'changed' group by rule_id
    ) h on h.rule_id = c.rule_id
    where c.seller_id = ${db.sellerId}::uuid
    group by c.rule_id
    on conflict (seller_id, rule_id, day) do update set covered = excluded.covered, first = excluded.first,
      at_floor = excluded.at_floor, lowered = excluded.lowered, raised = excluded.raised, payout = excluded.payout`);
}

/** Has the rule of an offer follow the market again. */
export async function followAgain(db: SellerDb, productNo: number): Promise<void> {
  await db.rows(sql`
    update price_rule_offer c set waits = null, waits_until = null, reason = null
    where c.seller_id = ${db.sellerId}::uuid and c.product_no = ${productNo}`);
}
