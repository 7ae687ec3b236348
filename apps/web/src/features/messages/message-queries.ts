import { queryOptions } from '@tanstack/react-query';
import type { ConversationSummary } from '@offizin/contract/messages/seller';
import { conversationKey, messagesKey } from '../../parts/after-sale/message-counts.ts';
import { call } from '../../platform/client.ts';
import { pagedQuery } from '../../platform/paged-query.ts';
import type { MessageSearch } from './message-search.ts';

export type ListSearch = Pick<MessageSearch, 'view' | 'search' | 'subject'>;

export function conversationListQuery({ view, search, subject }: ListSearch) {
  const query = { view, ...(search !== undefined && { search }), ...(subject !== undefined && { subject }) };
  return pagedQuery<ConversationSummary>({
    queryKey: [...messagesKey, 'list', query],
    read: (cursor, options) => call('GET /messages', { query: { ...query, ...cursor } }, options),
    staleTime: 5000,
  });
}

export const conversationQuery = (conversationId: string) =>
  queryOptions({
    queryKey: conversationKey(conversationId),
    queryFn: ({ signal }) => call('GET /messages/:conversationId', { params: { conversationId } }, { signal }),
    retry: false,
  });

/** The order that a conversation is about. */
export const messageOrderQuery = ({ orderId, readOnly }: Pick<ConversationSummary, 'orderId' | 'readOnly'>) =>
  queryOptions({
    queryKey: [...messagesKey, 'order', orderId],
    queryFn: ({ signal }) =>
      call(readOnly ? 'GET /fulfilment/orders/:orderId' : 'GET /orders/:orderId', { params: { orderId } }, { signal }),
    staleTime: 30_000,
    retry: false,
  });

export const templatesQuery = queryOptions({
  queryKey: [...messagesKey, 'templates'],
  queryFn: ({ signal }) => call('GET /message-templates', {}, { signal }),
  staleTime: 60_000,
});
