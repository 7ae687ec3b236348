import type { RuleChangeCounts, RuleEventAct } from '@offizin/contract/price-rules/views';
import type { RuleReason } from '@offizin/domain/price-rules/decide-price';
import type { historyKinds, historyRows } from '@offizin/domain/price-rules/history-rows';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** What of the history is asked for; what is absent narrows nothing. */
export interface HistoryFilter {
  readonly ruleId?: string | undefined;
  readonly tab?: 'changes' | 'stopped' | undefined;
  readonly show?: (typeof historyRows)[number] | undefined;
  readonly kind?: (typeof historyKinds)[number] | undefined;
  readonly reason?: RuleReason | undefined;
  /** A product by name, national code or EAN. */
  readonly q?: string | undefined;
  /** Behind this number. */
  readonly before?: number | undefined;
}

/** What a rule was kept from stands where it happened among the changes, and once more by itself (52c). */
const ofTab = { changes: sql<SqlBool>`true`, stopped: sql<SqlBool>`h.kind = 'stopped'` } as const;

const shown = (dayBegan: Date) =>
  ({
    today: sql<SqlBool>`h.at >= ${dayBegan}`,
    lowered: sql<SqlBool>`h.at >= ${dayBegan} and h.new_price < h.old_price`,
    raised: sql<SqlBool>`h.at >= ${dayBegan} and h.new_price > h.old_price`,
  }) as const;

const patternOf = (typed: string) => `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** One condition on h and p for all that is asked for. */
export function historyCondition(filter: HistoryFilter, dayBegan: Date): RawBuilder<SqlBool> {
  const { ruleId, tab = 'changes', show, kind, reason, q, before } = filter;
  const parts = [
    ofTab[tab],
    ...(ruleId === undefined ? [] : [sql<SqlBool>`h.rule_id = ${ruleId}::uuid`]),
    ...(show === undefined ? [] : [shown(dayBegan)[show]]),
    ...(kind === undefined ? [] : [sql<SqlBool>`h.kind = ${kind}`]),
    ...(reason === undefined ? [] : [sql<SqlBool>`h.reason = ${reason}`]),
    ...(q === undefined || q === '' ? [] : [sql<SqlBool>`p.search_text like ${patternOf(q)}`]),
    ...(before === undefined ? [] : [sql<SqlBool>`h.no < ${before}::bigint`]),
  ];
  return sql.join(parts, sql` and `) as RawBuilder<SqlBool>;
}

/** How many rows there are of each kind; of a rule where one is given. */
export async function countHistory(
  db: SellerDb,
  { ruleId, show }: Pick<HistoryFilter, 'ruleId' | 'show'>,
  dayBegan: Date,
): Promise<RuleChangeCounts> {
  const rule = ruleId ?? null;
  const among = show === undefined ? sql<SqlBool>`true` : shown(dayBegan)[show];
  const row = await db.first(sql<RuleChangeCounts>`
    select count(*) filter (where h.kind <> 'stopped') as changes, count(*) filter (where h.kind = 'stopped') as stopped,
      count(*) filter (where h.kind <> 'stopped' and h.at >= ${dayBegan}) as today,
      count(*) filter (where h.kind <> 'stopped' and h.at >= ${dayBegan} and h.new_price < h.old_price) as lowered,
      count(*) filter (where h.kind <> 'stopped' and h.at >= ${dayBegan} and h.new_price > h.old_price) as raised,
      count(*) filter (where ${among} and h.reason = 'to_floor') as "toFloor",
      count(*) filter (where ${among} and h.kind = 'stopped') as stops,
      count(*) filter (where ${among} and h.kind = 'restored') as restored,
      (select count(*) from price_rule_event e where e.seller_id = ${db.sellerId}::uuid
        and (${rule}::uuid is null or e.rule_id = ${rule}::uuid)) as settings
    from price_rule_change h
    where h.seller_id = ${db.sellerId}::uuid and (${rule}::uuid is null or h.rule_id = ${rule}::uuid)`);
  return row ?? none;
}

const none: RuleChangeCounts = {
  changes: 0,
  stopped: 0,
  settings: 0,
  today: 0,
  lowered: 0,
  raised: 0,
  toFloor: 0,
  stops: 0,
  restored: 0,
};

export interface RuleEventRecord {
  readonly at: Date;
  readonly act: RuleEventAct;
  readonly actorName: string | null;
  readonly ruleId: string | null;
  readonly ruleName: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** What was done to a rule, or to all of them, the latest first. */
export function findRuleEvents(db: SellerDb, ruleId: string | undefined, limit: number): Promise<RuleEventRecord[]> {
  const rule = ruleId ?? null;
  return db.rows(sql<RuleEventRecord>`
    select e.at, e.act, e.actor_name as "actorName", e.rule_id as "ruleId", r.name as "ruleName", e.detail
    from price_rule_event e left join price_rule r on r.seller_id = e.seller_id and r.id = e.rule_id
    where e.seller_id = ${db.sellerId}::uuid and (${rule}::uuid is null or e.rule_id = ${rule}::uuid)
    order by e.no desc limit ${limit}`);
}

/** How a rule, or all of them together, stood on each of the last days, oldest first. */
export function findRuleDays(db: SellerDb, ruleId: string | undefined, days: number) {
  const rule = ruleId ?? null;
  return db.rows(sql<{
    day: string;
    covered: number;
    first: number;
    atFloor: number;
    lowered: number;
    raised: number;
    payout: number;
  }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(covered)::integer as covered, sum(first)::integer as first,
      sum(at_floor)::integer as "atFloor", sum(lowered)::integer as lowered, sum(raised)::integer as raised,
      sum(payout)::bigint as payout
    from price_rule_day where seller_id = ${db.sellerId}::uuid and (${rule}::uuid is null or rule_id = ${rule}::uuid)
    group by day order by day desc limit ${days}`);
}
