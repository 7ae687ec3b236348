import type { AccountantView } from '@offizin/contract/accountant/seller';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import type { AccountantSearch } from './accountant-search.ts';

export const accountantKey = ['accountant'] as const;

/** How often sets in preparation are looked at, in milliseconds: a live stream is that of one shop, and announces nothing of the others. */
const lookAgain = 1500;

const isPreparing = (view: AccountantView | undefined): boolean =>
  view?.shops.some(({ month }) => month?.file?.status === 'preparing') ?? false;

export const accountantQuery = ({ month }: AccountantSearch) =>
  queryOptions({
    queryKey: [...accountantKey, month ?? null],
    queryFn: ({ signal }) => call('GET /accountant', { query: month === undefined ? {} : { month } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (isPreparing(data) ? lookAgain : false),
  });
