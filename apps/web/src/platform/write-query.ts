import type { InferDataFromTag, Query, QueryClient, QueryFilters, QueryKey, Updater } from '@tanstack/react-query';

/** What is on its way may have been answered before what was just written: it is read again. */
function readAgain(queries: QueryClient, filters: QueryFilters): void {
  const onTheirWay = queries.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  const again = ({ queryKey }: Query) => void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'all' });
  for (const query of onTheirWay) {
    // A first answer is waited for: there is nothing else to show.
    if (query.state.data !== undefined) again(query);
    else query.promise?.then(() => again(query)).catch(() => {});
  }
}

/** Shows what the server answered in the place of what was read; an older answer that is on its way no longer counts. */
export function writeQuery<Data = unknown, Key extends QueryKey = QueryKey>(
  queries: QueryClient,
  queryKey: Key,
  data: Updater<InferDataFromTag<NoInfer<Data>, Key> | undefined, InferDataFromTag<NoInfer<Data>, Key> | undefined>,
): void {
  queries.setQueryData<Data, Key, InferDataFromTag<Data, Key>>(queryKey, data);
  readAgain(queries, { queryKey, exact: true });
}

/** Writes into everything that was read under a key. */
export function writeQueries<Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (before: Data | undefined) => Data | undefined,
): void {
  queries.setQueriesData<Data>({ queryKey }, change);
  readAgain(queries, { queryKey });
}
