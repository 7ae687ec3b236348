import type { api } from '@offizin/contract/api';
import { withIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { hashOf } from '../../../../platform/tokens.ts';
import { findInvitation } from '../../read/invitation-queries.ts';
import { invitationView } from './invitation-view.ts';

export async function read({ app, visit, now, fail }: InputOf<typeof api.invitations.read>) {
  const key = visit.cookie('invitation');
  if (key === null) return fail('not_found');
  const { brand } = visit.host;
  const found = await withIdentity(app.pool, (db) => findInvitation(db, { keyHash: hashOf(key), brand, now }));
  return found === undefined ? fail('not_found') : invitationView(found);
}
