import { brands } from '@offizin/domain/brand/brands';
import { instantAt, wallClockAt } from '@offizin/domain/calendar/zoned-time';
import type { RuleView } from '@offizin/contract/price-rules/views';
import type { Fail } from '../../../platform/fail.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { findRule, type RuleRecord } from '../write/rule-queries.ts';
import { findChangesSince, findRuleStandings } from '../write/standing-queries.ts';
import { ruleView } from './rule-view.ts';

export interface RuleCall {
  readonly db: SellerDb;
  readonly session: ActiveSession;
  readonly now: Date;
}

/** A rule as it is now, with its figures. */
export async function viewOfRule({ db, session, now }: RuleCall, id: string): Promise<RuleView | null> {
  const { brand } = session;
  const { timeZone } = brands[brand];
  const dayBegan = instantAt({ date: wallClockAt(now, timeZone).date, minute: 0 }, timeZone);
  const [rule, standings, changes] = await Promise.all([
    findRule(db, id),
    findRuleStandings(db),
    findChangesSince(db, dayBegan),
  ]);
  if (rule === undefined) return null;
  const standing = standings.find(({ ruleId }) => ruleId === id);
  const today = changes.find(({ ruleId }) => ruleId === id);
  return ruleView(rule, { standing, today }, { brand, now });
}

/** The rule that a call is about, as the caller saw it; who was faster is said with the rule as it is. */
export async function seenRule(
  call: RuleCall & { readonly fail: Fail<'not_found' | 'price_rule.version_conflict'> },
  { id, version }: { readonly id: string; readonly version: number },
): Promise<RuleRecord> {
  const rule = (await findRule(call.db, id)) ?? call.fail('not_found');
  if (rule.version !== version) call.fail('price_rule.version_conflict', { current: await viewOfRule(call, id) });
  return rule;
}
