import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Reads what a screen will ask for, unless it is there or on its way; a failure is the screen's to show. */
export function prefetch<T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>): void {
  if (queryClient.getQueryState(query.queryKey)?.data === undefined) void queryClient.prefetchQuery(query);
}

/** The same for the first page of a list. */
export function prefetchPages<Page, K extends QueryKey, Cursor>(
  query: FetchInfiniteQueryOptions<Page, Error, Page, K, Cursor>,
): void {
  if (queryClient.getQueryState(query.queryKey)?.data === undefined) void queryClient.prefetchInfiniteQuery(query);
}
