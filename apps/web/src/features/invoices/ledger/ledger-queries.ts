import type { LedgerItem } from '@offizin/contract/ledger/seller';
import { ledgerFilters } from '@offizin/domain/ledger/ledger-filters';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { filterQuery } from '../../../platform/list-filters.ts';
import { call } from '../../../platform/client.ts';
import { pagedQuery } from '../../../platform/paged-query.ts';
import { prefetch, prefetchPages } from '../../../platform/prefetch.ts';
import { payoutListQuery } from '../../../parts/payouts/payout-queries.ts';
import { payoutsTab } from '../payouts/payouts-search.ts';
import { type LedgerSearch, readLedgerSearch } from './ledger-search.ts';

export const ledgerKey = ['ledger'] as const;

export function ledgerQuery(search: LedgerSearch) {
  const filter = filterQuery(ledgerFilters, search);
  return pagedQuery<LedgerItem>({
    queryKey: [...ledgerKey, 'list', filter],
    read: (cursor, options) => call('GET /ledger', { query: { ...filter, ...cursor } }, options),
  });
}

export function ledgerTotalsQuery(search: LedgerSearch) {
  const query = filterQuery(ledgerFilters, search);
  return queryOptions({
    queryKey: [...ledgerKey, 'totals', query],
    queryFn: ({ signal }) => call('GET /ledger/totals', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const ledgerSummaryQuery = queryOptions({
  queryKey: [...ledgerKey, 'summary'],
  queryFn: ({ signal }) => call('GET /ledger/summary', {}, { signal }),
});

export const orderLedgerQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: [...ledgerKey, 'order', orderNumber],
    queryFn: ({ signal }) => call('GET /ledger/orders/:orderNumber', { params: { orderNumber } }, { signal }),
  });

/** Reads what an address of the ledger shows first. */
export function loadLedger(raw: Record<string, unknown>): void {
  if (raw['tab'] === payoutsTab) prefetchPages(payoutListQuery);
  else prefetchPages(ledgerQuery(readLedgerSearch(raw)));
  prefetch(ledgerSummaryQuery);
}
