import type { RuleHold } from '@offizin/contract/price-rules/views';
import { limits } from '@offizin/domain/limits';
import { ruleTransitions } from '@offizin/domain/price-rules/rule-states';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { notifySystems, type SystemEvent } from '../../own-systems/write/notify-systems.ts';
import { notifyOfHold } from './notify-of-rules.ts';
import { insertRuleEvent } from './rule-event-queries.ts';
import { findRules, type RuleRecord, updateRule } from './rule-queries.ts';

interface Held {
  readonly hold: RuleHold;
  readonly now: Date;
}

export const heldEvent = (
  sellerId: string,
  { rule, hold: { cause, offers, of }, now }: Held & { readonly rule: RuleRecord },
): SystemEvent<'price_rule.held'> => ({
  sellerId,
  type: 'price_rule.held',
  at: now,
  subject: rule.name,
  data: { ruleId: rule.id, cause, offers, of },
});

/** Holds a rule whose run went too far: nothing is written, and the shop and its systems are notified at once. */
export async function holdRule(db: SellerDb, rule: RuleRecord, { hold, now }: Held): Promise<void> {
  const { cause, offers, of } = hold;
  await updateRule(db, rule, { state: ruleTransitions.hold.to, stateAt: now, stateBy: null, hold });
  await insertRuleEvent(db, { ruleId: rule.id, at: now, act: 'held', actorName: null, detail: { cause, offers, of } });
  await notifyOfHold(db, { rule, hold, now });
  await notifySystems(db, [heldEvent(db.sellerId, { rule, hold, now })]);
}

/** Lets those go on that were held for a day without anybody deciding: what was held comes to nothing. */
export async function lapseHolds(db: SellerDb, now: Date): Promise<void> {
  const until = now.getTime() - limits.priceRuleHold * 1000;
  for (const rule of await findRules(db)) {
    if (rule.state !== 'held' || rule.stateAt.getTime() > until) continue;
    await updateRule(db, rule, { state: ruleTransitions.lapse.to, stateAt: now, stateBy: null, hold: null });
    await insertRuleEvent(db, { ruleId: rule.id, at: now, act: 'lapsed', actorName: null });
  }
}
