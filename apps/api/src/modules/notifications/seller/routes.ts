import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { list } from './list.ts';
import { preferences, savePreferences } from './preferences.ts';
import { markAllRead, markRead, unread } from './read.ts';

export const notificationRoutes = routesOf(api.notifications, {
  list,
  unread,
  markRead,
  markAllRead,
  preferences,
  savePreferences,
});
