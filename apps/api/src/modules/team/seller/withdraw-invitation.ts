import type { api } from '@offizin/contract/api';
import { changeOf, maskedEmail } from '@offizin/domain/history/changes';
import { deleteInvitation } from '../write/invitation-write-queries.ts';
import { asIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { readTeam } from './team-view.ts';

export async function withdrawInvitation(input: InputOf<typeof api.team.withdrawInvitation>) {
  const { db, session, params, now, fail } = input;
  const { sellerId, brand, userId, impersonatedBy } = session;
  await asIdentity(db, async (identity) => {
    const deleted = await deleteInvitation(identity, { sellerId, invitationId: params.invitationId });
    if (deleted === undefined) return fail('not_found');
    const who = { brand, sellerId, userId, impersonatedBy };
    const { email, role } = deleted;
    const changes = [...changeOf('person', maskedEmail(email), null), ...changeOf('role', role, null)];
    return insertAudit(identity, { ...who, kind: 'team.invitation_withdrawn', detail: params, changes });
  });
  return readTeam(db, { session, now });
}
