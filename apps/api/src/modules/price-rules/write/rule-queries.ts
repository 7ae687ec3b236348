import type { RuleHold } from '@offizin/contract/price-rules/views';
import { coveringStates, type RuleState } from '@offizin/domain/price-rules/rule-states';
import type { RuleTerms } from '@offizin/domain/price-rules/terms';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** A rule as it is kept. */
export interface RuleRecord {
  readonly id: string;
  readonly version: number;
  readonly rank: number;
  readonly name: string;
  readonly state: RuleState;
  readonly terms: RuleTerms | null;
  readonly draft: RuleTerms | null;
  readonly savedAt: Date;
  readonly stateAt: Date;
  readonly stateBy: string | null;
  readonly pausedWithAll: boolean;
  readonly firstBefore: number | null;
  readonly coveredBefore: number | null;
  readonly hold: RuleHold | null;
  readonly ignoredSellerNo: number | null;
  readonly ignoredUntil: Date | null;
}

const columns = sql`r.id, r.version, r.rank, r.name, r.state, r.terms, r.draft, r.saved_at as "savedAt", r.state_at as "stateAt",
  r.state_by as "stateBy", r.paused_with_all as "pausedWithAll", r.first_before as "firstBefore",
  r.covered_before as "coveredBefore", r.hold, r.ignored_seller_no as "ignoredSellerNo", r.ignored_until as "ignoredUntil"`;

/** All rules that are not deleted, in rank. */
export function findRules(db: SellerDb): Promise<RuleRecord[]> {
  return db.rows(sql<RuleRecord>`
    select ${columns} from price_rule r where r.seller_id = ${db.sellerId}::uuid and r.state <> 'deleted' order by r.rank, r.id`);
}

export async function findRule(db: SellerDb, id: string): Promise<RuleRecord | undefined> {
  return db.first(sql<RuleRecord>`
    select ${columns} from price_rule r
    where r.seller_id = ${db.sellerId}::uuid and r.id = ${id}::uuid and r.state <> 'deleted'`);
}

/** The first rule by rank that the brake holds. */
export function findHeldRule(db: SellerDb) {
  return db.first(sql<Pick<RuleRecord, 'id' | 'name'> & { readonly hold: RuleHold }>`
    select id, name, hold from price_rule where seller_id = ${db.sellerId}::uuid and state = 'held' and hold is not null
    order by rank, id limit 1`);
}

/** How many rules the brake holds. */
export async function countHeldRules(db: SellerDb): Promise<number> {
  const row = await db.first(sql<{ held: number }>`
    select count(*)::integer as held from price_rule where seller_id = ${db.sellerId}::uuid and state = 'held' and hold is not null`);
  return row?.held ?? 0;
}

/** A rule that decides about offers has terms. */
export type CoveringRule = RuleRecord & { readonly terms: RuleTerms };

export const isCovering = (rule: RuleRecord): rule is CoveringRule =>
  rule.terms !== null && (coveringStates as readonly RuleState[]).includes(rule.state);

export interface NewRule {
  readonly id: string;
  readonly name: string;
  readonly draft: RuleTerms;
  readonly by: string;
  readonly now: Date;
}

/** Adds a draft behind all others. */
export async function insertRule(db: SellerDb, { id, name, draft, by, now }: NewRule): Promise<void> {
  await db.rows(sql`
    insert into price_rule (seller_id, id, rank, name, state, draft, created_at, saved_at, state_at, state_by)
    select ${db.sellerId}::uuid, ${id}::uuid, coalesce(max(rank), 0) + 1, ${name}, 'draft', ${JSON.stringify(draft)}::jsonb, ${now}, ${now},
      ${now}, ${by}
    from price_rule where seller_id = ${db.sellerId}::uuid returning id`);
}

/** What a call changes of a rule; what is absent stays. */
export interface RuleChanges {
  readonly name?: string;
  readonly terms?: RuleTerms;
  readonly draft?: RuleTerms | null;
  readonly savedAt?: Date;
  readonly state?: RuleState;
  readonly stateAt?: Date;
  readonly stateBy?: string | null;
  readonly pausedWithAll?: boolean;
  readonly switchedAt?: Date;
  readonly firstBefore?: number;
  readonly coveredBefore?: number;
  readonly hold?: RuleHold | null;
  readonly ignoredSellerNo?: number | null;
  readonly ignoredUntil?: Date | null;
}

const json = (value: object | null | undefined): string | null | undefined =>
  value === undefined || value === null ? value : JSON.stringify(value);

const setOf = ({ terms, draft, hold, ...changes }: RuleChanges) => ({
  name: changes.name,
  terms: json(terms),
  draft: json(draft),
  saved_at: changes.savedAt,
  state: changes.state,
  state_at: changes.stateAt,
  state_by: changes.stateBy,
  paused_with_all: changes.pausedWithAll,
  switched_at: changes.switchedAt,
  first_before: changes.firstBefore,
  covered_before: changes.coveredBefore,
  hold: json(hold),
  ignored_seller_no: changes.ignoredSellerNo,
  ignored_until: changes.ignoredUntil,
});

/** Changes a rule that still is as it was seen; false where somebody was faster. */
export async function updateRule(
  db: SellerDb,
  { id, version }: Pick<RuleRecord, 'id' | 'version'>,
  changes: RuleChanges,
): Promise<boolean> {
  const changed = await db.first(
    query
      .updateTable('price_rule')
      .set((eb) => ({ ...setOf(changes), version: eb('version', '+', 1) }))
      .where('seller_id', '=', db.sellerId)
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('version'),
  );
  return changed !== undefined;
}

/** Puts the rules in this order; returns how many there are that were given. */
export async function rankRules(db: SellerDb, ids: readonly string[]): Promise<number> {
  const ranked = await db.rows(sql`
    update price_rule r set rank = given.rank
    from unnest(${[...ids]}::uuid[]) with ordinality as given (id, rank)
    where r.seller_id = ${db.sellerId}::uuid and r.id = given.id and r.state <> 'deleted' returning r.id`);
  return ranked.length;
}
