import type { RuleList, RulePreview, RuleView } from '@offizin/contract/price-rules/views';
import { limits } from '@offizin/domain/limits';
import { coveringStates } from '@offizin/domain/price-rules/rule-states';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/client.ts';
import { previewKey } from '../preview-query.ts';
import { termsOf } from '../rule-words.ts';

/** Whether it decides about offers now: one that is paused covers nothing. */
export const isDeciding = ({ state }: RuleView): boolean => coveringStates.some((each) => each === state);

let last: Promise<unknown> = Promise.resolve();

/** One after the other: each judges all offers that a rule would cover. */
function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  const turn = last.then(ask);
  last = turn.catch(() => {});
  return turn;
}

/** What a draft or a paused rule would do now; undefined for one that decides, and as long as nobody knows. */
export function useDormantFigures(rule: RuleView, { rules }: RuleList): RulePreview | undefined {
  const { ruleId, rank } = rule;
  const body = { terms: termsOf(rule), ruleId, limit: 0 };
  const before = rules.filter((other) => isDeciding(other) && other.rank < rank).map((other) => other.ruleId);
  const { data } = useQuery({
    queryKey: [...previewKey, 'listed', body, rule.version, before],
    queryFn: ({ signal }) => inTurn(() => call('POST /price-rules/preview', { body }, { signal })),
    enabled: !isDeciding(rule),
    staleTime: limits.priceRulePreviewAge * 1000,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return isDeciding(rule) ? undefined : data;
}
