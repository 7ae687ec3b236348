import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import { prefetch } from '../../platform/prefetch.ts';
import { type ReportsSearch, readReportsSearch } from './reports-search.ts';

export const reportsKey = ['reports'] as const;

/** The year of the month in the address; the one that runs without it. */
export function reportsQuery({ month }: ReportsSearch) {
  const year = month === undefined ? undefined : Number(month.slice(0, 4));
  return queryOptions({
    queryKey: [...reportsKey, year ?? 'running'],
    queryFn: ({ signal }) => call('GET /reports', { query: { ...(year !== undefined && { year }) } }, { signal }),
  });
}

/** Reads what an address of the screen shows first. */
export function loadReports(raw: Record<string, unknown>): void {
  prefetch(reportsQuery(readReportsSearch(raw)));
}
