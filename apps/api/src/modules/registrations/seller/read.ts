import type { api } from '@offizin/contract/api';
import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findOwn, ownerOf } from './own-registration.ts';
import { registrationView } from './registration-view.ts';

export async function read({ app, visit, now, fail }: InputOf<typeof api.registrations.read>) {
  const owner = await ownerOf(app, visit);
  const row = await withIdentity(app.pool, (db) => findOwn(db, { visit, owner, now, lock: false }));
  return row === undefined ? fail('not_found') : registrationView(app, row);
}
