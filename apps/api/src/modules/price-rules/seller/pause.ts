import type { api } from '@offizin/contract/api';
import { canRule, ruleTransitions } from '@offizin/domain/price-rules/rule-states';
import { lockOrRefuse } from '../../offers/write/refuse-change.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findRestorable } from '../write/restore-queries.ts';
import { restorePrices } from '../write/restore-prices.ts';
import { insertRuleEvent } from '../write/rule-event-queries.ts';
import { findRule, type RuleRecord, updateRule } from '../write/rule-queries.ts';
import { beginShopRun } from '../write/run-shop.ts';
import { actorOf, coverAgain } from './acting.ts';
import { type RuleCall, viewOfRule } from './one-rule.ts';

/** What becomes of the prices of a rule that no longer decides. */
export type LeftPrices = 'stay' | 'back';

/** Puts prices back where that is wanted; answers how many. */
export async function leavePrices(
  { db, session, now }: RuleCall,
  rule: RuleRecord,
  prices: LeftPrices,
): Promise<number> {
  if (prices === 'stay') return 0;
  const restorable = await findRestorable(db, { kind: 'rule', ruleId: rule.id });
  const run = await beginShopRun(db, now);
  const results = await restorePrices(db, restorable, { run, actor: actorOf(session), waitsUntil: null, dry: false });
  return results.filter(({ outcome }) => outcome === 'restored').length;
}

/** Pauses a rule; what the brake held comes to nothing (OFF-11). */
export async function pause(input: InputOf<typeof api.priceRules.pause>) {
  const { db, session, params, body, now, fail } = input;
  await lockOrRefuse(input);
  const rule = (await findRule(db, params.ruleId)) ?? fail('not_found');
  if (!canRule('pause', rule.state)) return fail('price_rule.invalid_state', {});
  const restored = await leavePrices(input, rule, body.prices);
  const by = session.userName;
  await updateRule(db, rule, {
    state: ruleTransitions.pause.to,
    stateAt: now,
    stateBy: by,
    hold: null,
    pausedWithAll: false,
  });
  await insertRuleEvent(db, { ruleId: rule.id, at: now, act: 'paused', actorName: by, detail: { restored } });
  await coverAgain(input, restored);
  return { rule: (await viewOfRule(input, rule.id)) ?? fail('not_found'), restored };
}
