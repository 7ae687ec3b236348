import type { RuleEventAct } from '@offizin/contract/price-rules/views';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

export interface NewRuleEvent {
  /** Null for what concerns all rules. */
  readonly ruleId: string | null;
  readonly at: Date;
  readonly act: RuleEventAct;
  /** Null where a run of the portal did it. */
  readonly actorName: string | null;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Writes down what was done to a rule. */
export async function insertRuleEvent(
  db: SellerDb,
  { ruleId, at, act, actorName, detail = {} }: NewRuleEvent,
): Promise<void> {
  await db.rows(
    query.insertInto('price_rule_event').values({
      seller_id: db.sellerId,
      rule_id: ruleId,
      at,
      act,
      actor_name: actorName,
      detail: JSON.stringify(detail),
    }),
  );
}
