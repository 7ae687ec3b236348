import { type FilterValues, line, one } from '@offizin/domain/lists/filters';
import { ruleReasons } from '@offizin/domain/price-rules/decide-price';
import { historyKinds, historyRows } from '@offizin/domain/price-rules/history-rows';
import { useSearch } from '@tanstack/react-router';
import { readFilters } from '../../../platform/list-filters.ts';
import { historyView } from '../rule-search.ts';

export const historyTabs = ['changes', 'stopped', 'settings', 'trend'] as const;
export type HistoryTab = (typeof historyTabs)[number];

const tabs = { tab: one(historyTabs) };

/** What narrows a list of rows. */
const narrowed = { show: one(historyRows), kind: one(historyKinds), reason: one(ruleReasons), q: line(100) };
export type Narrowed = FilterValues<typeof narrowed>;

/** The row that is open at the side, and its product. */
const opened = { product: line(64), change: line(20) };

/** What an address of the history asks for. */
export interface HistorySearch {
  readonly tab: HistoryTab;
  readonly narrowed: Narrowed;
  readonly opened: FilterValues<typeof opened>;
}

export function readHistorySearch(raw: Record<string, unknown>): HistorySearch {
  const { tab = 'changes' } = readFilters(raw, tabs);
  return { tab, narrowed: readFilters(raw, narrowed), opened: readFilters(raw, opened) };
}

export const useHistorySearch = (): HistorySearch => readHistorySearch(useSearch({ strict: false }));

export const isNarrowed = (search: Narrowed): boolean => Object.keys(search).length > 0;

/** The address of a tab of the history of a rule, or of all where it is null. */
export const historyAddress = (
  ruleId: string | null,
  tab: HistoryTab = 'changes',
  rows: Narrowed = {},
): Record<string, string> => ({
  ...(ruleId !== null && { rule: ruleId }),
  ...historyView,
  ...(tab !== 'changes' && { tab }),
  ...rows,
});
