import type { RuleHold } from '@offizin/contract/price-rules/views';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { notify } from '../../notifications/write/notify-queries.ts';
import type { RuleRecord } from './rule-queries.ts';

export async function notifyOfHold(
  db: SellerDb,
  { rule, hold, now }: { readonly rule: RuleRecord; readonly hold: RuleHold; readonly now: Date },
): Promise<void> {
  await notify(db, {
    kind: 'price_rule_held',
    params: { ruleId: rule.id, rule: rule.name, offers: hold.offers, of: hold.of },
    dedupeKey: `price_rule_held:${rule.id}:${hold.at}`,
    at: now,
  });
}

/** One notice for all price wars of a rule that are stopped together, and none for those that follow on the same day. */
export async function notifyOfWars(
  db: SellerDb,
  {
    rule,
    wars,
    now,
    today,
  }: { readonly rule: RuleRecord; readonly wars: readonly number[]; readonly now: Date; readonly today: string },
): Promise<void> {
  if (wars.length === 0) return;
  await notify(db, {
    kind: 'price_war_stopped',
    params: { ruleId: rule.id, rule: rule.name, count: wars.length },
    dedupeKey: `price_war:${rule.id}:${today}`,
    at: now,
  });
}
