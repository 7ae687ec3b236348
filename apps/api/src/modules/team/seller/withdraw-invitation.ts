import type { api } from '@offizin/contract/api';
import { deleteInvitation } from '../write/invitation-write-queries.ts';
import { asIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { readTeam } from './team-view.ts';

export async function withdrawInvitation(input: InputOf<typeof api.team.withdrawInvitation>) {
  const { db, session, params, now, fail } = input;
  const { sellerId, brand, userId, impersonatedBy } = session;
  await asIdentity(db, async (identity) => {
    if (!(await deleteInvitation(identity, { sellerId, invitationId: params.invitationId }))) fail('not_found');
    const who = { brand, sellerId, userId, impersonatedBy };
    await insertAudit(identity, { ...who, kind: 'team.invitation_withdrawn', detail: params });
  });
  return readTeam(db, { session, now });
}
