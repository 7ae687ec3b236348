import type { api } from '@offizin/contract/api';
import { changeOf, personLabel } from '@offizin/domain/history/changes';
import { asIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { endMembership } from './end-membership.ts';

/** Leaves the team; the session ends, and a new sign-in opens another shop where there is one. */
export async function leave({ db, session, visit, fail }: InputOf<typeof api.team.leave>) {
  const { sellerId, brand, userId } = session;
  if (userId === null) return fail('access.impersonation');
  await asIdentity(db, async (identity) => {
    const ended = await endMembership(identity, { sellerId, userId });
    if (ended === 'last_owner') return fail('team.last_owner');
    const changes =
      ended === 'not_found'
        ? []
        : [...changeOf('person', personLabel(ended), null), ...changeOf('role', ended.role, null)];
    return insertAudit(identity, { brand, kind: 'team.left', sellerId, userId, impersonatedBy: null, changes });
  });
  visit.clearCookie('session');
  return {};
}
