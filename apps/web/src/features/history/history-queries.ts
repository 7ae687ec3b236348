import type { HistoryEntry } from '@offizin/contract/history/seller';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import { pagedQuery } from '../../platform/paged-query.ts';
import type { HistorySearch } from './history-search.ts';

export function historyQuery(search: HistorySearch) {
  return pagedQuery<HistoryEntry>({
    queryKey: ['history', 'list', search],
    read: (cursor, options) => call('GET /history', { query: { ...search, ...cursor } }, options),
  });
}

export const historyPeopleQuery = queryOptions({
  queryKey: ['history', 'people'],
  queryFn: ({ signal }) => call('GET /history/people', {}, { signal }),
});
