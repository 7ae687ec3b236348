import type { RuleTerms } from '@offizin/domain/price-rules/terms';
import { type CoveringRule, isCovering, type RuleRecord } from '../write/rule-queries.ts';

/** Terms that are asked about, and the rule that is to have them. */
export interface AskedOfRules {
  readonly terms: RuleTerms;
  readonly ruleId?: string | undefined;
  readonly withoutSeller?: true | undefined;
}

/** A rule that nobody has begun yet stands behind all others. */
const unnamed = (terms: RuleTerms, now: Date): CoveringRule => ({
  id: '',
  version: 1,
  rank: Number.MAX_SAFE_INTEGER,
  name: '',
  state: 'draft',
  terms,
  draft: null,
  savedAt: now,
  stateAt: now,
  stateBy: null,
  pausedWithAll: false,
  firstBefore: null,
  coveredBefore: null,
  hold: null,
  ignoredSellerNo: null,
  ignoredUntil: null,
});

/** A rule with the terms that are asked about, as it would be once they are in force; null where there is none of that id. */
export function previewed(
  { terms, ruleId, withoutSeller }: AskedOfRules,
  rules: readonly RuleRecord[],
  now: Date,
): CoveringRule | null {
  if (ruleId === undefined) return unnamed(terms, now);
  const rule = rules.find(({ id }) => id === ruleId);
  if (rule === undefined) return null;
  const behind = withoutSeller === true ? (rule.hold?.oneSeller ?? null) : null;
  if (behind === null) return { ...rule, terms };
  return { ...rule, terms, ignoredSellerNo: behind.sellerNo, ignoredUntil: new Date(now.getTime() + 1000) };
}

/** The rules that decide before another one. */
export const earlierRules = (rules: readonly RuleRecord[], { id, rank }: RuleRecord): CoveringRule[] =>
  rules.filter(isCovering).filter((other) => other.id !== id && other.rank < rank);
