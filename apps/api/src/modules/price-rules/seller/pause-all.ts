import type { api } from '@offizin/contract/api';
import { canRule, ruleTransitions } from '@offizin/domain/price-rules/rule-states';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertRuleEvent } from '../write/rule-event-queries.ts';
import { findRules, updateRule } from '../write/rule-queries.ts';
import { saveShopRules } from '../write/shop-rules-queries.ts';
import { coverAgain } from './acting.ts';
import { list } from './list.ts';

/** Pauses all rules that run, and remembers which (OFF-11). */
export async function pauseAll(input: InputOf<typeof api.priceRules.pauseAll>) {
  const { db, session, now } = input;
  const by = session.userName;
  for (const rule of await findRules(db)) {
    if (!canRule('pause', rule.state)) continue;
    const paused = { state: ruleTransitions.pause.to, stateAt: now, stateBy: by, hold: null };
    await updateRule(db, rule, { ...paused, pausedWithAll: true });
  }
  await saveShopRules(db, { pausedAt: now, pausedBy: by });
  await insertRuleEvent(db, { ruleId: null, at: now, act: 'paused_all', actorName: by });
  await coverAgain(input, 0);
  return list(input);
}

/** Lets exactly those go on that were paused together. */
export async function continueAll(input: InputOf<typeof api.priceRules.continueAll>) {
  const { db, session, now } = input;
  const by = session.userName;
  for (const rule of await findRules(db)) {
    if (rule.state !== 'paused' || !rule.pausedWithAll) continue;
    await updateRule(db, rule, {
      state: ruleTransitions.switch_on.to,
      stateAt: now,
      stateBy: by,
      pausedWithAll: false,
    });
  }
  await saveShopRules(db, { pausedAt: null, pausedBy: null });
  await insertRuleEvent(db, { ruleId: null, at: now, act: 'continued', actorName: by });
  await coverAgain(input, 0);
  return list(input);
}
