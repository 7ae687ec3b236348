import type { InvoiceItem } from '@offizin/contract/invoices/seller';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import { pagedQuery } from '../../platform/paged-query.ts';
import { prefetch, prefetchPages } from '../../platform/prefetch.ts';
import { loadLedger } from './ledger/ledger-queries.ts';
import { ledgerTab } from './ledger/ledger-search.ts';
import { loadTaxMonths } from './tax-months/tax-months-queries.ts';
import { taxMonthsTab } from './tax-months/tax-months-search.ts';
import { type InvoicesSearch, readInvoicesSearch } from './invoices-search.ts';

export const invoicesKey = ['invoices'] as const;

export function invoicesQuery(search: InvoicesSearch) {
  return pagedQuery<InvoiceItem>({
    queryKey: [...invoicesKey, 'list', search],
    read: (cursor, options) => call('GET /invoices', { query: { ...search, ...cursor } }, options),
  });
}

export const settlementQuery = (invoiceNo: string) =>
  queryOptions({
    queryKey: [...invoicesKey, 'settlement', invoiceNo],
    queryFn: ({ signal }) => call('GET /invoices/:invoiceNo/settlement', { params: { invoiceNo } }, { signal }),
  });

export const summaryQuery = queryOptions({
  queryKey: [...invoicesKey, 'summary'],
  queryFn: ({ signal }) => call('GET /invoices/summary', {}, { signal }),
});

/** Reads what an address of the invoices shows first. */
export function loadInvoices(raw: Record<string, unknown>): void {
  if (raw['tab'] === ledgerTab) return loadLedger(raw);
  if (raw['tab'] === taxMonthsTab) return loadTaxMonths(raw);
  prefetchPages(invoicesQuery(readInvoicesSearch(raw)));
  prefetch(summaryQuery);
}
