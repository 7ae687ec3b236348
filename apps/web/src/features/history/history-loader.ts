import { prefetch, prefetchPages } from '../../platform/prefetch.ts';
import { historyPeopleQuery, historyQuery } from './history-queries.ts';
import { readHistorySearch } from './history-search.ts';

/** Reads what an address of the history shows first. */
export function loadHistory(raw: Record<string, unknown>): void {
  prefetchPages(historyQuery(readHistorySearch(raw)));
  prefetch(historyPeopleQuery);
}
