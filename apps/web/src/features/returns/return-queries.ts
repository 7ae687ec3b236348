import { type ReturnView, returnViewNames } from '@offizin/domain/returns/return-steps';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { returnCountsQuery, returnsKey } from '../../parts/after-sale/return-counts.ts';
import { call } from '../../platform/client.ts';
import { prefetch, prefetchPages } from '../../platform/prefetch.ts';

export const returnListQuery = (view: ReturnView) =>
  infiniteQueryOptions({
    queryKey: [...returnsKey, 'list', view],
    queryFn: ({ signal, pageParam }) =>
      call('GET /returns', { query: { view, ...(pageParam !== null && { after: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: 60_000,
  });

export const returnQuery = (returnId: string) =>
  queryOptions({
    queryKey: [...returnsKey, 'one', returnId],
    queryFn: ({ signal }) => call('GET /returns/:returnId', { params: { returnId } }, { signal }),
    retry: false,
  });

export const returnFiguresQuery = queryOptions({
  queryKey: [...returnsKey, 'figures'],
  queryFn: ({ signal }) => call('GET /returns/figures', {}, { signal }),
});

export interface ReturnSearch {
  readonly view: ReturnView;
  /** The return that is open. */
  readonly shown: string | null;
}

/** What an address of the screen shows. */
export function readReturnSearch(raw: Record<string, unknown>): ReturnSearch {
  const view = returnViewNames.find((each) => each === raw['view']) ?? 'open';
  return { view, shown: typeof raw['return'] === 'string' ? raw['return'] : null };
}

/** Reads what an address of the screen shows first. */
export function loadReturns(raw: Record<string, unknown>): void {
  const { view, shown } = readReturnSearch(raw);
  prefetchPages(returnListQuery(view));
  prefetch(returnCountsQuery);
  prefetch(returnFiguresQuery);
  if (shown !== null) prefetch(returnQuery(shown));
}
