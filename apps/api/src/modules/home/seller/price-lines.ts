import { countOpen } from '../../price-proposals/write/proposal-queries.ts';
import { findHeldRule } from '../../price-rules/write/rule-queries.ts';
import type { LineReader } from './reading.ts';

/** Proposals of prices that wait for an answer. */
export const priceProposals: LineReader<'price_proposals'> = async ({ db, now }) => {
  const { open, firstEnd } = await countOpen(db, { sellerId: db.sellerId, now });
  return firstEnd === null ? null : { kind: 'price_proposals', count: open, expiresAt: firstEnd.toISOString() };
};

/** A price rule that the brake holds: what it would have changed waits for a decision. */
export const priceRuleHeld: LineReader<'price_rule_held'> = async ({ db }) => {
  const rule = await findHeldRule(db);
  if (rule === undefined) return null;
  return { kind: 'price_rule_held', ruleId: rule.id, rule: rule.name, offers: rule.hold.offers, of: rule.hold.of };
};
