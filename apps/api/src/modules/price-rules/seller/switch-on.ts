import type { api } from '@offizin/contract/api';
import { brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { limits } from '@offizin/domain/limits';
import { isWithinHours } from '@offizin/domain/price-rules/hours';
import { canRule, ruleTransitions } from '@offizin/domain/price-rules/rule-states';
import type { RuleTerms } from '@offizin/domain/price-rules/terms';
import { lockOrRefuse } from '../../offers/write/refuse-change.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertRuleEvent } from '../write/rule-event-queries.ts';
import { type CoveringRule, findRule, type RuleRecord, updateRule } from '../write/rule-queries.ts';
import { type RunResult, runRule } from '../write/run-rule.ts';
import { beginShopRun, findLeft, judgingOf, resumption, waitsUntil } from '../write/run-shop.ts';
import { noteForeignPrices, writeDay } from '../write/standing-queries.ts';
import { actorOf, coverAgain } from './acting.ts';
import { type RuleCall, seenRule, viewOfRule } from './one-rule.ts';
import { refuseSecretFloor } from './secret-floor.ts';

type SwitchOn = InputOf<typeof api.priceRules.switchOn>;

/** Whether a preview was calculated short enough a time ago to change prices by it. */
export const isFresh = (previewedAt: string | undefined, now: Date): boolean =>
  previewedAt !== undefined && now.getTime() - Date.parse(previewedAt) <= limits.priceRulePreviewAge * 1000;

/** Has a rule that is in force change prices now, as its preview showed, without the brake; outside its hours it waits for them. */
export async function changeNow(call: RuleCall, id: string): Promise<RunResult | null> {
  const { db, session, now } = call;
  const run = await beginShopRun(db, now);
  const rule = (await findRule(db, id)) as CoveringRule;
  const wall = wallClockAt(now, brands[session.brand].timeZone);
  if (!isWithinHours(rule.terms.hours, wall)) return null;
  await noteForeignPrices(db, waitsUntil(now));
  const left = await findLeft(db, run);
  const made = await runRule(db, {
    rule,
    judging: judgingOf(rule, run),
    permissions: run.permissions,
    movedSince: null,
    left: left(rule),
    brakedAt: null,
    resumesAt: resumption(rule, run),
    actor: actorOf(session),
  });
  // Its first day begins at once, and not with the next look at all offers.
  await writeDay(db, run);
  return made;
}

/** What is to be in force; what differs from what is has to have been seen in a preview. */
function newTerms({ body, now, fail }: SwitchOn, rule: RuleRecord): RuleTerms {
  const mayBe = canRule('switch_on', rule.state) || (rule.state === 'active' && rule.draft !== null);
  if (!mayBe) fail('price_rule.invalid_state', {});
  if (rule.draft !== null && !isFresh(body.previewedAt, now)) fail('price_rule.preview_old');
  return rule.draft ?? rule.terms ?? fail('price_rule.invalid_state', {});
}

/** Puts a rule in force and makes what its preview showed, or lets a paused one go on with its next run (OFF-11). */
export async function switchOn(input: SwitchOn) {
  const { db, session, params, body, now, fail } = input;
  await lockOrRefuse(input);
  const rule = await seenRule(input, { id: params.ruleId, version: body.version });
  const terms = newTerms(input, rule);
  refuseSecretFloor(input, terms);
  const state = ruleTransitions.switch_on.to;
  const begins = rule.state !== state && { state, stateAt: now, stateBy: session.userName, switchedAt: now };
  await updateRule(db, rule, { ...begins, terms, draft: null, pausedWithAll: false });
  const detail = { before: rule.terms, after: terms };
  await insertRuleEvent(db, { ruleId: rule.id, at: now, act: 'switched_on', actorName: session.userName, detail });
  await coverAgain(input, 0);
  const made = body.previewedAt === undefined ? null : await changeNow(input, rule.id);
  if (made !== null && rule.state !== state) {
    const { firstBefore, judged: coveredBefore } = made;
    const { version } = (await findRule(db, rule.id)) ?? rule;
    await updateRule(db, { id: rule.id, version }, { firstBefore, coveredBefore });
  }
  return { rule: (await viewOfRule(input, rule.id)) ?? fail('not_found'), changed: made?.changed ?? 0 };
}
