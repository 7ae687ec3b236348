import type { HolidaysView } from '@offizin/contract/calendar/seller';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { historyKey } from '../../parts/history/history-words.ts';
import { prefetch } from '../../platform/prefetch.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { writeQuery } from '../../platform/write-query.ts';

export const holidaysQuery = queryOptions({
  queryKey: ['holidays'],
  queryFn: ({ signal }) => call('GET /holidays', {}, { signal }),
});

/** What a closure would lead to; asked for again when orders come in. */
export const planQuery = (days: { readonly from: string; readonly to: string }, except: string | null) =>
  queryOptions({
    queryKey: ['holidays', 'plan', days.from, days.to, except],
    queryFn: ({ signal }) =>
      call('GET /holidays/plan', { query: { ...days, ...(except !== null && { except }) } }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Reads what the screen shows first. */
export function loadHolidays(): void {
  prefetch(holidaysQuery);
}

/** Takes what a change answered with. */
export function useTakeHolidays(): (view: HolidaysView) => void {
  const queries = useQueryClient();
  return (view) => {
    writeQuery(queries, holidaysQuery.queryKey, view);
    void queries.invalidateQueries({ queryKey: historyKey });
  };
}

/** A change in place, such as a choice of one day. */
export function useHolidayChange<T>(send: (value: T) => Promise<HolidaysView>, onDone?: () => void) {
  const take = useTakeHolidays();
  const queries = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: send,
    onSuccess: (view) => {
      take(view);
      onDone?.();
    },
    onError: (error) => {
      showSnackbar('error', errorText(error));
      void queries.invalidateQueries({ queryKey: holidaysQuery.queryKey });
    },
  });
}
