import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../platform/http/route.ts';
import { findPreference, saveSound } from './notifications-queries.ts';

/** What the user wants; sound is off until asked for, and an operator who looks on has no preferences. */
export async function preferences({ db, session }: InputOf<typeof api.notifications.preferences>) {
  const { sellerId, userId } = session;
  const found = userId === null ? undefined : await findPreference(db, { sellerId, userId, group: 'order' });
  return { sound: found?.sound ?? false };
}

/** Saves what the user wants; an operator must not change it. */
export async function savePreferences({ db, session, body, fail }: InputOf<typeof api.notifications.savePreferences>) {
  const { sellerId, userId } = session;
  if (userId === null) return fail('access.impersonation');
  await saveSound(db, { sellerId, userId, group: 'order', sound: body.sound });
  return body;
}
