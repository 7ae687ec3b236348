import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';

/** All that is read about messages begins so. */
export const messagesKey = ['messages'] as const;

export const conversationKey = (conversationId: string) => [...messagesKey, 'conversation', conversationId] as const;

/** How many conversations wait for whom, and what was answered in time; deadlines pass without an event. */
export const messageCountsQuery = queryOptions({
  queryKey: [...messagesKey, 'counts'],
  queryFn: ({ signal }) => call('GET /messages/counts', {}, { signal }),
  refetchInterval: 60_000,
});
