import type { api } from '@offizin/contract/api';
import { changeOf, personLabel } from '@offizin/domain/history/changes';
import { asIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { tellOwners } from '../../../platform/session/tell-owners.ts';
import { tokensThatStay } from '../../own-systems/write/tokens-that-stay-queries.ts';
import { endMembership } from './end-membership.ts';
import { readTeam } from './team-view.ts';

/** Takes a person out of the team: they are out with their next request, streams included (AUT-18). */
export async function removeMember({ db, session, params, now, fail }: InputOf<typeof api.team.removeMember>) {
  const { sellerId, brand, userId, impersonatedBy } = session;
  await asIdentity(db, async (identity) => {
    const ended = await endMembership(identity, { sellerId, userId: params.userId });
    if (ended === 'not_found') return fail('not_found');
    if (ended === 'last_owner') return fail('team.last_owner');
    const who = { brand, sellerId, userId, impersonatedBy };
    const stay = await tokensThatStay(identity, { sellerId, userId: params.userId, now });
    const changes = [...changeOf('person', personLabel(ended), null), ...changeOf('role', ended.role, null), ...stay];
    const act = { ...who, kind: 'team.removed', detail: params, changes } as const;
    await (stay.length > 0 ? tellOwners(identity, act, now) : insertAudit(identity, act));
  });
  return readTeam(db, { session, now });
}
