import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { ruleTransitions } from '@offizin/domain/price-rules/rule-states';
import { lockOrRefuse } from '../../offers/write/refuse-change.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertRuleEvent } from '../write/rule-event-queries.ts';
import { type RuleChanges, type RuleRecord, updateRule } from '../write/rule-queries.ts';
import { coverAgain } from './acting.ts';
import { seenRule, viewOfRule } from './one-rule.ts';
import { changeNow, isFresh } from './switch-on.ts';

type Decide = InputOf<typeof api.priceRules.decide>;

const acts = { without_seller: 'without_seller', apply: 'applied', discard: 'discarded' } as const;

/** What a choice makes of the rule. */
function changesOf({ body, session, now, fail }: Decide, { hold }: RuleRecord): RuleChanges {
  const goesOn = { state: ruleTransitions.decide.to, stateAt: now, stateBy: session.userName, hold: null };
  if (body.choice === 'discard') return { ...goesOn, state: ruleTransitions.discard.to };
  if (body.choice === 'apply') return goesOn;
  const seller = hold?.oneSeller ?? fail('price_rule.invalid_state', {});
  const ignoredUntil = new Date(now.getTime() + limits.priceRuleHold * 1000);
  return { ...goesOn, ignoredSellerNo: seller.sellerNo, ignoredUntil };
}

/** Decides about what the brake holds, as a preview of a few minutes ago shows it (OFF-11). */
export async function decide(input: Decide) {
  const { db, session, params, body, now, fail } = input;
  await lockOrRefuse(input);
  const rule = await seenRule(input, { id: params.ruleId, version: body.version });
  if (rule.state !== 'held') return fail('price_rule.invalid_state', {});
  if (body.choice !== 'discard' && !isFresh(body.previewedAt, now)) return fail('price_rule.preview_old');
  await updateRule(db, rule, changesOf(input, rule));
  await insertRuleEvent(db, { ruleId: rule.id, at: now, act: acts[body.choice], actorName: session.userName });
  await coverAgain(input, 0);
  const made = body.choice === 'discard' ? null : await changeNow(input, rule.id);
  return { rule: (await viewOfRule(input, rule.id)) ?? fail('not_found'), changed: made?.changed ?? 0 };
}
