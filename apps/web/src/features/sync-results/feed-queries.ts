import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';

export const feedQuery = queryOptions({
  queryKey: ['feed'],
  queryFn: ({ signal }) => call('GET /feed', {}, { signal }),
});
