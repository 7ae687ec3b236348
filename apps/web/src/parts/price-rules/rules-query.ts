import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';

/** All that is read about the rules of the shop begins so; what terms would do is apart. */
export const priceRulesKey = ['price-rules'] as const;

/** Rules begin to rest and to run without an event. */
export const rulesQuery = queryOptions({
  queryKey: [...priceRulesKey, 'list'],
  queryFn: ({ signal }) => call('GET /price-rules', {}, { signal }),
  refetchInterval: 60_000,
});

/** How many rules the brake holds: the menu asks for no more. */
export const heldRulesQuery = queryOptions({
  queryKey: [...priceRulesKey, 'held'],
  queryFn: ({ signal }) => call('GET /price-rules/held', {}, { signal }),
  refetchInterval: 60_000,
});
