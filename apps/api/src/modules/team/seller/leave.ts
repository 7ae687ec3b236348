import type { api } from '@offizin/contract/api';
import { asIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { endMembership } from './end-membership.ts';

/** Leaves the team; the session ends, and a new sign-in opens another shop where there is one. */
export async function leave({ db, session, visit, fail }: InputOf<typeof api.team.leave>) {
  const { sellerId, brand, userId } = session;
  if (userId === null) return fail('access.impersonation');
  await asIdentity(db, async (identity) => {
    const refusal = await endMembership(identity, { sellerId, userId });
    if (refusal === 'last_owner') fail('team.last_owner');
    await insertAudit(identity, { brand, kind: 'team.left', sellerId, userId, impersonatedBy: null });
  });
  visit.clearCookie('session');
  return {};
}
