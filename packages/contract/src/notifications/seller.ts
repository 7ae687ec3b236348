import { limits } from '@offizin/domain/limits';
import { type NotificationGroup, notificationGroups, notificationKindNames } from '@offizin/domain/notifications/kinds';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { sessionErrors } from '../errors.ts';
import { id, instant } from '../scalars.ts';

export const notificationView = z.strictObject({
  id,
  kind: z.enum(notificationKindNames),
  /** What the text of the kind needs. */
  params: z.record(z.string(), z.union([z.string(), z.int()])),
  createdAt: instant,
  read: z.boolean(),
});
export type NotificationView = z.infer<typeof notificationView>;

/** How many are unread; counted up to a hundred, which means more. */
const unread = z.strictObject({ unread: z.int().min(0).max(limits.unreadCounted) });

/** What a user wants of notifications besides seeing them: mails about a group, and a sound for urgent new orders. */
const preferenceValues = z.strictObject({
  sound: z.boolean(),
  email: z.strictObject({ order: z.boolean(), offer: z.boolean(), account: z.boolean() } satisfies Record<
    NotificationGroup,
    z.ZodBoolean
  >),
});
export type NotificationPreferenceValues = z.infer<typeof preferenceValues>;

const preferences = z.strictObject({
  ...preferenceValues.shape,
  /** Where mails go; null when this portal sends none, or an operator looks on. */
  address: z.string().nullable(),
});
export type NotificationPreferences = z.infer<typeof preferences>;

export const notificationsApi = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    summary: 'The notifications of the seller, newest first',
    access: { kind: 'session' },
    query: z.strictObject({
      group: z.enum(notificationGroups).optional(),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(limits.notificationPageMax).optional(),
    }),
    response: z.strictObject({ items: z.array(notificationView), nextCursor: z.string().nullable() }),
    errors: sessionErrors,
  }),
  unread: endpoint({
    method: 'GET',
    path: '/notifications/unread',
    summary: 'How many notifications are unread',
    access: { kind: 'session' },
    response: unread,
    errors: sessionErrors,
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/notifications/:notificationId/read',
    summary: 'Mark one notification as read, for all users of the seller',
    access: { kind: 'session' },
    idempotency: 'none',
    params: z.strictObject({ notificationId: id }),
    response: unread,
    errors: [...sessionErrors, 'csrf.invalid', 'not_found'],
    ownedIds: { params: ['notificationId'] },
  }),
  markAllRead: endpoint({
    method: 'PUT',
    path: '/notifications/read',
    summary: 'Mark every notification as read that is not newer than an instant',
    access: { kind: 'session' },
    idempotency: 'none',
    body: z.strictObject({
      /** That of the newest one seen: what came later stays unread. */
      upTo: instant,
    }),
    response: unread,
    errors: [...sessionErrors, 'csrf.invalid'],
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/notification-preferences',
    summary: 'What the user wants of notifications besides seeing them',
    access: { kind: 'session' },
    response: preferences,
    errors: sessionErrors,
  }),
  savePreferences: endpoint({
    method: 'PUT',
    path: '/notification-preferences',
    summary: 'Save what the user wants of notifications',
    access: { kind: 'session' },
    idempotency: 'accepted',
    audited: 'notifications.changed',
    body: preferenceValues,
    response: preferences,
    errors: [
      ...sessionErrors,
      'csrf.invalid',
      'access.impersonation',
      'idempotency.key_required',
      'idempotency.key_reused',
      'idempotency.in_progress',
    ],
  }),
} as const;
