import type { CallReply } from '@offizin/contract/client-types';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { priceRulesKey } from '../../../parts/price-rules/rules-query.ts';
import { call } from '../../../platform/client.ts';
import type { Narrowed } from './history-search.ts';

type Changes = CallReply<'GET /price-rules/changes'>;

/** Of one rule, or of all where it is null. */
const of = (ruleId: string | null) => (ruleId === null ? {} : { ruleId });

/** The rows of a tab, page by page, newest first. */
export const changesQuery = (ruleId: string | null, tab: 'changes' | 'stopped', narrowed: Narrowed) =>
  infiniteQueryOptions({
    queryKey: [...priceRulesKey, 'changes', ruleId, tab, narrowed],
    queryFn: ({ pageParam, signal }): Promise<Changes> => {
      const before = pageParam === null ? {} : { before: pageParam };
      return call('GET /price-rules/changes', { query: { ...of(ruleId), tab, ...narrowed, ...before } }, { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page: Changes) => page.nextBefore,
  });

/** How many rows there are of each kind, whatever the list is narrowed down to besides the day and the way. */
export const countsQuery = (ruleId: string | null, show: Narrowed['show']) =>
  queryOptions({
    queryKey: [...priceRulesKey, 'counts', ruleId, show],
    queryFn: async ({ signal }) => {
      const query = { ...of(ruleId), ...(show !== undefined && { show }), limit: 1 };
      return (await call('GET /price-rules/changes', { query }, { signal })).counts;
    },
    placeholderData: keepPreviousData,
  });

export const eventsQuery = (ruleId: string | null) =>
  queryOptions({
    queryKey: [...priceRulesKey, 'events', ruleId],
    queryFn: ({ signal }) => call('GET /price-rules/events', { query: of(ruleId) }, { signal }),
  });

export const daysQuery = (ruleId: string | null) =>
  queryOptions({
    queryKey: [...priceRulesKey, 'days', ruleId],
    queryFn: ({ signal }) => call('GET /price-rules/days', { query: of(ruleId) }, { signal }),
  });

export const ruledOfferQuery = (productId: string) =>
  queryOptions({
    queryKey: [...priceRulesKey, 'offer', productId],
    queryFn: ({ signal }) => call('GET /price-rules/offers/:productId', { params: { productId } }, { signal }),
    retry: false,
  });

/** What the changes of a day would go back to; nothing is written, and it is asked for each time. */
export const dryRestoreQuery = (ruleId: string | null, day: string) =>
  queryOptions({
    queryKey: ['price-rule-dry-restore', ruleId, day],
    queryFn: ({ signal }) =>
      call('POST /price-rules/restore', { body: { dry: true, of: { kind: 'day', ...of(ruleId), day } } }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
