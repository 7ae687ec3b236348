import type { NotificationPreferences, NotificationView } from '@offizin/contract/notifications/seller';
import type { NotificationGroup } from '@offizin/domain/notifications/kinds';
import { type InfiniteData, infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../platform/client.ts';
import { writeQueries, writeQuery } from '../platform/write-query.ts';

export const notificationKeys = {
  all: ['notifications'] as const,
  lists: ['notifications', 'list'] as const,
  unread: ['notifications', 'unread'] as const,
  preferences: ['notifications', 'preferences'] as const,
};

interface Page {
  readonly items: readonly NotificationView[];
  readonly nextCursor: string | null;
}

export const unreadQuery = queryOptions({
  queryKey: notificationKeys.unread,
  queryFn: ({ signal }) => call('GET /notifications/unread', {}, { signal }),
  refetchInterval: 60_000,
});

export function notificationListQuery(group: NotificationGroup | null) {
  return infiniteQueryOptions({
    queryKey: [...notificationKeys.lists, group],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      call(
        'GET /notifications',
        { query: { ...(group && { group }), ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) => page.nextCursor,
  });
}

export const preferencesQuery = queryOptions({
  queryKey: notificationKeys.preferences,
  queryFn: ({ signal }): Promise<NotificationPreferences> => call('GET /notification-preferences', {}, { signal }),
  staleTime: 300_000,
});

/** Shows notifications as read. */
function showRead(queries: QueryClient, isRead: (item: NotificationView) => boolean): void {
  writeQueries<InfiniteData<Page>>(queries, notificationKeys.lists, (data) => {
    if (data === undefined) return data;
    const pages = data.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (isRead(item) ? { ...item, read: true } : item)),
    }));
    return { ...data, pages };
  });
}

/** Shows what is read at once, and keeps the server's count; after a failure everything is read again, which shows what is still unread. */
function settle(
  queries: QueryClient,
  isRead: (item: NotificationView) => boolean,
  saved: Promise<{ unread: number }>,
): Promise<void> {
  showRead(queries, isRead);
  return saved.then(
    (reply) => {
      // A list that was being read meanwhile may not know it.
      showRead(queries, isRead);
      writeQuery(queries, notificationKeys.unread, reply);
    },
    () => queries.invalidateQueries({ queryKey: notificationKeys.all }),
  );
}

export function markRead(queries: QueryClient, notificationId: string): Promise<void> {
  const saved = call('PUT /notifications/:notificationId/read', { params: { notificationId } });
  return settle(queries, (item) => item.id === notificationId, saved);
}

/** Marks all as read that are not newer than the newest one shown. */
export function markAllRead(queries: QueryClient, upTo: string): Promise<void> {
  const saved = call('PUT /notifications/read', { body: { upTo } });
  return settle(queries, (item) => item.createdAt <= upTo, saved);
}
