import { countFilters, type FilterValues } from '@offizin/domain/lists/filters';
import { type InvoiceFilters, invoiceFilters } from '@offizin/domain/invoices/invoice-filters';
import { readFilters } from '../../platform/list-filters.ts';

export type InvoicesSearch = FilterValues<InvoiceFilters>;

/** What an address of the invoices asks for; a month says its year itself. */
export function readInvoicesSearch(raw: Record<string, unknown>): InvoicesSearch {
  const { year, ...search } = readFilters(raw, invoiceFilters);
  return search.month === undefined && year !== undefined ? { ...search, year } : search;
}

export const isFiltered = (search: InvoicesSearch): boolean => countFilters(invoiceFilters, search) > 0;
