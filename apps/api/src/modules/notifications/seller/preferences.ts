import type { api } from '@offizin/contract/api';
import { notificationGroups } from '@offizin/domain/notifications/kinds';
import type { App } from '../../../platform/app.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { findPreferences } from '../read/notifications-queries.ts';
import { savePreferences as keepPreferences } from '../write/preference-queries.ts';

const addressOf = ({ mailer }: App, { row }: ActiveSession): string | null => (mailer === null ? null : row.userEmail);

/** What the user wants; sound and mails are off until asked for, and an operator who looks on has no preferences. */
export async function preferences({
  app,
  db,
  session,
}: Pick<InputOf<typeof api.notifications.preferences>, 'app' | 'db' | 'session'>) {
  const { sellerId, userId } = session;
  const found = userId === null ? [] : await findPreferences(db, { sellerId, userId });
  const wants = (group: (typeof notificationGroups)[number]) => found.find((each) => each.group === group);
  const email = {
    order: wants('order')?.email ?? false,
    offer: wants('offer')?.email ?? false,
    account: wants('account')?.email ?? false,
  };
  return { sound: wants('order')?.sound ?? false, email, address: addressOf(app, session) };
}

/** Saves what the user wants; an operator must not change it. */
export async function savePreferences({
  app,
  db,
  session,
  body,
  noted,
  fail,
}: InputOf<typeof api.notifications.savePreferences>) {
  const { sellerId, userId } = session;
  if (userId === null) return fail('access.impersonation');
  const before = await preferences({ app, db, session });
  noted.note('sound', before.sound, body.sound);
  for (const group of notificationGroups) noted.note(`email_${group}`, before.email[group], body.email[group]);
  const saved = notificationGroups.map((group) => ({
    group,
    email: body.email[group],
    sound: group === 'order' && body.sound,
  }));
  await keepPreferences(db, { sellerId, userId }, saved);
  return { ...body, address: addressOf(app, session) };
}
