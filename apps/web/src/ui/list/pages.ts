import type { InfiniteData, QueryKey, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';

export interface Pages<Row> {
  readonly rows: readonly Row[];
  /** What is asked for; another question begins at the top. */
  readonly question: string;
  readonly state: 'loading' | 'failed' | 'ready';
  /** Why the first page, or the next one, is not there. */
  readonly error: Error | null;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** What a list needs of the next page: which state it is in, and when to ask for more. */
export interface PageFacts {
  readonly rows: number;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly hasMore: boolean;
}

/** A page may come back short, or empty, although more rows follow; fewer than this do not fill a screen. */
const screenful = 20;

export function stateOf({ rows, isPending, isError, hasMore }: PageFacts): Pages<unknown>['state'] {
  if (rows > 0) return 'ready';
  if (isError) return 'failed';
  return isPending || hasMore ? 'loading' : 'ready';
}

export function isShort({ rows, isPending, isError, hasMore }: PageFacts): boolean {
  return hasMore && !isPending && !isError && rows < screenful;
}

type PagedQuery<Row> = UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Row[] }, unknown>>;

/** The rows of a list that is read page by page. */
export function usePages<Row>(list: PagedQuery<Row>, queryKey: QueryKey): Pages<Row> {
  const { data, error, isPending, isError, hasNextPage, fetchNextPage, refetch } = list;
  const { isFetchingNextPage, isFetchNextPageError } = list;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  // After a failure only the seller asks again, and two who ask together wait for the same page.
  const canLoad = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const loadMore = useCallback(() => {
    if (canLoad) void fetchNextPage({ cancelRefetch: false });
  }, [canLoad, fetchNextPage]);
  const facts = { rows: rows.length, isPending, isError, hasMore: hasNextPage };
  const wantsMore = isShort(facts);
  useEffect(() => {
    if (wantsMore) loadMore();
  }, [wantsMore, loadMore]);
  return {
    rows,
    question: JSON.stringify(queryKey),
    state: stateOf(facts),
    error: rows.length === 0 || isFetchNextPageError ? error : null,
    hasMore: hasNextPage,
    loadMore,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
