import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { prefetch } from '../../platform/prefetch.ts';

/** Hours and days pass without an event. */
const refreshEvery = 5 * 60_000;

/** What the shop sells: the screen and Home show the same answer. */
export const businessQuery = queryOptions({
  queryKey: ['business'],
  queryFn: ({ signal }) => call('GET /business', {}, { signal }),
  refetchInterval: refreshEvery,
});

/** What of it concerns stock, for those who may not see the money. */
export const runOutQuery = queryOptions({
  queryKey: ['business', 'runOut'],
  queryFn: ({ signal }) => call('GET /run-out', {}, { signal }),
  refetchInterval: refreshEvery,
});

const live = { queryKey: businessQuery.queryKey, everyMs: 5000 };

/** Orders that come or are cancelled, and stock that is set, are there a moment later. */
export function useLiveBusiness(): void {
  useLiveQueries('order', live);
  useLiveQueries('offers', live);
}

export function loadRunOut(): void {
  prefetch(runOutQuery);
}

/** Reads what the screen shows first. */
export function loadBusiness(): void {
  prefetch(businessQuery);
}
