import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';

export const companyKeys = { all: ['company'] as const };

export const companyQuery = queryOptions({
  queryKey: [...companyKeys.all, 'data'],
  queryFn: ({ signal }) => call('GET /company', {}, { signal }),
});
