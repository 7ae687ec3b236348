import type { RuleChangeKind } from '@offizin/contract/price-rules/views';
import type { RuleReason } from '@offizin/domain/price-rules/decide-price';
import { sql } from 'kysely';
import { ensureMonthPartitions } from '../../../platform/db/schema/partitions.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** What a rule did to a price, or was kept from doing. */
export interface NewRuleChange {
  readonly product_no: number;
  readonly kind: RuleChangeKind;
  readonly reason: RuleReason;
  readonly old_price: number;
  readonly new_price: number;
  readonly place_before: number;
  readonly place_after: number;
  readonly place_of: number;
  readonly best: number | null;
  readonly floor: number | null;
  readonly cause_seller_no: number | null;
  readonly day_change: number;
  readonly payout_before: number;
  readonly payout_after: number;
}

interface ChangeOf {
  readonly ruleId: string;
  readonly at: Date;
  /** Null where prices were left as they are. */
  readonly runNo: number | null;
  readonly actorName: string | null;
}

/** Adds to the history of a rule. */
export async function insertRuleChanges(
  db: SellerDb,
  { ruleId, at, runNo, actorName }: ChangeOf,
  changes: readonly NewRuleChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await ensureMonthPartitions(db, at);
  await db.rows(sql`
    with written as (
    insert into price_rule_change (seller_id, at, rule_id, product_no, kind, reason, old_price, new_price, place_before, place_after,
      place_of, best, floor, cause_seller_no, day_change, payout_before, payout_after, run_no, actor_name)
    select ${db.sellerId}::uuid, ${at}, ${ruleId}::uuid, c.product_no, c.kind, c.reason, c.old_price, c.new_price, c.place_before,
      c.place_after, c.place_of, c.best, c.floor, c.cause_seller_no, c.day_change, c.payout_before, c.payout_after,
      ${runNo}::bigint, ${actorName}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (product_no integer, kind text, reason text, old_price bigint,
      new_price bigint, place_before integer, place_after integer, place_of integer, best bigint, floor bigint,
      cause_seller_no integer, day_change smallint, payout_before bigint, payout_after bigint)
    order by c.product_no returning 1
    ) select count(*) from written`);
}
