import type { api } from '@offizin/contract/api';
import { asIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { endMembership } from './end-membership.ts';
import { readTeam } from './team-view.ts';

/** Takes a person out of the team: they are out with their next request, streams included (AUT-18). */
export async function removeMember({ db, session, params, now, fail }: InputOf<typeof api.team.removeMember>) {
  const { sellerId, brand, userId, impersonatedBy } = session;
  await asIdentity(db, async (identity) => {
    const refusal = await endMembership(identity, { sellerId, userId: params.userId });
    if (refusal === 'not_found') fail('not_found');
    if (refusal === 'last_owner') fail('team.last_owner');
    const who = { brand, sellerId, userId, impersonatedBy };
    await insertAudit(identity, { ...who, kind: 'team.removed', detail: params });
  });
  return readTeam(db, { session, now });
}
