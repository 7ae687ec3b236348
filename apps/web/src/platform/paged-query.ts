import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

export interface Page<Row> {
  readonly items: Row[];
  readonly nextCursor: string | null;
}

export interface PagedQuery<Row> {
  readonly queryKey: QueryKey;
  /** Reads the page behind a cursor; the first one where there is none. */
  readonly read: (
    cursor: { readonly cursor?: string },
    options: { readonly signal: AbortSignal },
  ) => Promise<Page<Row>>;
  /** In milliseconds. */
  readonly staleTime?: number;
}

/** A list that is read page by page. */
export function pagedQuery<Row>({ queryKey, read, staleTime }: PagedQuery<Row>) {
  return infiniteQueryOptions({
    queryKey,
    ...(staleTime !== undefined && { staleTime }),
    queryFn: ({ pageParam, signal }): Promise<Page<Row>> =>
      read(pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<Row>) => page.nextCursor,
  });
}
