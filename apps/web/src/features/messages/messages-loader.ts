import { messageCountsQuery } from '../../parts/after-sale/message-counts.ts';
import { prefetch, prefetchPages } from '../../platform/prefetch.ts';
import { conversationListQuery, conversationQuery } from './message-queries.ts';
import { messageSearch } from './message-search.ts';

/** Reads what an address of the screen shows first. */
export function loadMessages(raw: Record<string, unknown>): void {
  const search = messageSearch(raw);
  prefetch(messageCountsQuery);
  prefetchPages(conversationListQuery(search));
  if (search.conversation !== null) prefetch(conversationQuery(search.conversation));
}
