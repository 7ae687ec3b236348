import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import { prefetch } from '../../platform/prefetch.ts';
import { proposalsKey } from '../../parts/price-proposals/proposal-counts.ts';

export const proposalListQuery = queryOptions({
  queryKey: [...proposalsKey, 'list'],
  queryFn: ({ signal }) => call('GET /price-proposals', {}, { signal }),
  refetchInterval: 60_000,
});

export const proposalQuery = (proposalId: string) =>
  queryOptions({
    queryKey: [...proposalsKey, 'one', proposalId],
    queryFn: ({ signal }) => call('GET /price-proposals/:proposalId', { params: { proposalId } }, { signal }),
    retry: false,
  });

/** The proposal that an address names. */
export function namedIn(raw: Record<string, unknown>): string | null {
  const { proposal } = raw;
  return typeof proposal === 'string' ? proposal : null;
}

/** Reads what an address of the screen shows first. */
export function loadProposals(raw: Record<string, unknown>): void {
  prefetch(proposalListQuery);
  const named = namedIn(raw);
  if (named !== null) prefetch(proposalQuery(named));
}
