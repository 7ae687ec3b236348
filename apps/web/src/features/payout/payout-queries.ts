import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';

export const payoutKey = ['payout'] as const;

export const payoutQuery = queryOptions({
  queryKey: [...payoutKey, 'account'],
  queryFn: ({ signal }) => call('GET /payout', {}, { signal }),
});

/** What the form of the bank account begins with: whole for owners alone. */
export const bankQuery = queryOptions({
  queryKey: ['company', 'data'],
  queryFn: ({ signal }) => call('GET /company', {}, { signal }),
});
