import { screenDenial } from '@offizin/domain/access/screens';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/client.ts';
import { subjectOf, useSignedIn } from '../../../platform/session.ts';

export const feedQuery = queryOptions({
  queryKey: ['feed'],
  queryFn: ({ signal }) => call('GET /feed', {}, { signal }),
  // A held list may have been applied or discarded on another screen.
  staleTime: 0,
});

/** Whether the seller may have a feed at all. */
export function useMayHaveFeed(): boolean {
  return screenDenial('sync_results', subjectOf(useSignedIn())) === null;
}

export function useHasFeed(): boolean {
  const { data } = useQuery({ ...feedQuery, enabled: useMayHaveFeed() });
  return (data?.feed ?? null) !== null;
}
