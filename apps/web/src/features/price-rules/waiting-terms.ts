import type { RuleView } from '@offizin/contract/price-rules/views';
import type { RuleTerms } from '@offizin/domain/price-rules/terms';

/** The same with the parts of each object in one order, whatever order a database gave them. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]): [string, unknown] => [name, inOrder(part)]);
  return Object.fromEntries(parts.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const isSame = (one: RuleTerms | null, other: RuleTerms): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** What is written of a rule and not in force yet; null where that is what is in force. */
export const waitingTerms = ({ draft, terms }: Pick<RuleView, 'draft' | 'terms'>): RuleTerms | null =>
  draft === null || isSame(terms, draft) ? null : draft;
