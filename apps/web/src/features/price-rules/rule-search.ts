import { type RuleGroup, ruleGroups } from '@offizin/domain/price-rules/decide-price';
import { useSearch } from '@tanstack/react-router';
import { oneOf } from '../../platform/one-of.ts';

/** What an address of the screen shows: all rules, or one of them and a group of its preview; or the history of either. */
export interface RuleSearch {
  readonly rule: string | null;
  readonly group: RuleGroup;
  readonly isHistory: boolean;
}

/** The part of an address that shows the history. */
export const historyView = { view: 'history' } as const;

export function readRuleSearch(raw: Record<string, unknown>): RuleSearch {
  const { rule } = raw;
  return {
    rule: typeof rule === 'string' && rule !== '' ? rule : null,
    group: oneOf(raw['group'], ruleGroups) ?? 'changes',
    isHistory: raw['view'] === historyView.view,
  };
}

export const useRuleSearch = (): RuleSearch => readRuleSearch(useSearch({ strict: false }));
