import { api } from '@offizin/contract/api';
import { type Route, route } from '../../platform/http/route.ts';
import { list } from './list.ts';
import { preferences, savePreferences } from './preferences.ts';
import { markAllRead, markRead, unread } from './read.ts';

export const notificationRoutes: readonly Route[] = [
  route(api.notifications.list, list),
  route(api.notifications.unread, unread),
  route(api.notifications.markRead, markRead),
  route(api.notifications.markAllRead, markAllRead),
  route(api.notifications.preferences, preferences),
  route(api.notifications.savePreferences, savePreferences),
];
