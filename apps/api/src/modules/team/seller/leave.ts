import type { api } from '@offizin/contract/api';
import { changeOf, personLabel } from '@offizin/domain/history/changes';
import { asIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { tellOwners } from '../../../platform/session/tell-owners.ts';
import { tokensThatStay } from '../../own-systems/write/tokens-that-stay-queries.ts';
import { endMembership } from './end-membership.ts';

/** Leaves the team; the session ends, and a new sign-in opens another shop where there is one. */
export async function leave({ db, session, visit, now, fail }: InputOf<typeof api.team.leave>) {
  const { sellerId, brand, userId } = session;
  if (userId === null) return fail('access.impersonation');
  await asIdentity(db, async (identity) => {
    const ended = await endMembership(identity, { sellerId, userId });
    if (ended === 'last_owner') return fail('team.last_owner');
    const stay = await tokensThatStay(identity, { sellerId, userId, now });
    const changes =
      ended === 'not_found'
        ? []
        : [...changeOf('person', personLabel(ended), null), ...changeOf('role', ended.role, null), ...stay];
    const act = { brand, kind: 'team.left', sellerId, userId, impersonatedBy: null, changes } as const;
    await (stay.length > 0 ? tellOwners(identity, act, now) : insertAudit(identity, act));
  });
  visit.clearCookie('session');
  return {};
}
