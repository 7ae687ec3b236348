import type { TaxBookings, TaxMonthEntry } from '@offizin/contract/tax-months/seller';
import type { Behind } from '@offizin/domain/tax-months/behind';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/client.ts';
import { prefetch } from '../../../platform/prefetch.ts';
import { readTaxMonthsSearch } from './tax-months-search.ts';

export const taxMonthsKey = ['tax-months'] as const;

export const taxMonthsQuery = queryOptions({
  queryKey: [...taxMonthsKey, 'list'],
  queryFn: ({ signal }) => call('GET /tax-months', {}, { signal }),
});

export const taxMonthQuery = (month: string) =>
  queryOptions({
    queryKey: [...taxMonthsKey, 'month', month],
    queryFn: ({ signal }) => call('GET /tax-months/:month', { params: { month } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What a figure of a month is made of, page by page. */
export const taxBookingsQuery = (month: string, behind: Behind) =>
  infiniteQueryOptions({
    queryKey: [...taxMonthsKey, 'bookings', month, behind],
    queryFn: ({ pageParam, signal }): Promise<TaxBookings> => {
      const query = { ...behind, ...(pageParam !== null && { cursor: pageParam }) };
      return call('GET /tax-months/:month/bookings', { params: { month }, query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: TaxBookings) => nextCursor,
  });

/** The month that is shown: the one of the address, else the newest that is over. */
export function shownMonth(months: readonly TaxMonthEntry[], asked: string | undefined): string | undefined {
  const found = months.find(({ month }) => month === asked) ?? months.find(({ state }) => state !== 'running');
  return (found ?? months[0])?.month;
}

/** Reads what an address of the tax months shows first. */
export function loadTaxMonths(raw: Record<string, unknown>): void {
  const { month } = readTaxMonthsSearch(raw);
  prefetch(taxMonthsQuery);
  if (month !== undefined) prefetch(taxMonthQuery(month));
}

export const taxSettingsQuery = queryOptions({
  queryKey: [...taxMonthsKey, 'settings'],
  queryFn: ({ signal }) => call('GET /tax-settings', {}, { signal }),
});
