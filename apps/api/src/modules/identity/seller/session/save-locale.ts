import type { api } from '@offizin/contract/api';
import { asIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { updateUserLocale } from '../../write/user-write-queries.ts';

/** Saves the language of the user; an operator who only looks on must not change it. */
export async function saveLocale({ db, session, body, noted, fail }: InputOf<typeof api.session.saveLocale>) {
  const { userId } = session;
  if (userId === null) return fail('access.impersonation');
  noted.note('language', session.locale, body.locale);
  await asIdentity(db, (identity) => updateUserLocale(identity, userId, body.locale));
  return { locale: body.locale };
}
