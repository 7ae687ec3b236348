import type { api } from '@offizin/contract/api';
import { canRule, ruleTransitions } from '@offizin/domain/price-rules/rule-states';
import { lockOrRefuse } from '../../offers/write/refuse-change.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertRuleEvent } from '../write/rule-event-queries.ts';
import { findRule, updateRule } from '../write/rule-queries.ts';
import { coverAgain } from './acting.ts';
import { leavePrices } from './pause.ts';

/** Deletes a rule; its history stays (OFF-11). */
export async function remove(input: InputOf<typeof api.priceRules.remove>) {
  const { db, session, params, body, now, fail } = input;
  await lockOrRefuse(input);
  const rule = (await findRule(db, params.ruleId)) ?? fail('not_found');
  if (!canRule('delete', rule.state)) return fail('price_rule.invalid_state', {});
  const restored = await leavePrices(input, rule, body.prices);
  const by = session.userName;
  await updateRule(db, rule, { state: ruleTransitions.delete.to, stateAt: now, stateBy: by, hold: null });
  await insertRuleEvent(db, { ruleId: rule.id, at: now, act: 'deleted', actorName: by, detail: { restored } });
  await coverAgain(input, restored);
  return { restored };
}
