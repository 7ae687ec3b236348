import type { api } from '@offizin/contract/api';
import { keepLocale } from '../../../identity/write/user-write-queries.ts';
import { takeInvitation } from '../../write/invitation-write-queries.ts';
import { asIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { moveSession } from '../../../../platform/session/open-session.ts';
import { hashOf } from '../../../../platform/tokens.ts';
import { findEmail } from '../../read/invitation-queries.ts';
import { joinTeam } from './join-team.ts';

/** Puts who is signed in into the team; only the person of the invited address can (AUT-18). */
export async function accept({ db, session, visit, now, fail }: InputOf<typeof api.invitations.accept>) {
  const key = visit.cookie('invitation');
  const { userId, brand } = session;
  if (userId === null) return fail('access.impersonation');
  if (key === null) return fail('invitation.used');
  await asIdentity(db, async (identity) => {
    const taken = await takeInvitation(identity, { keyHash: hashOf(key), brand, now });
    if (taken === undefined) return fail('invitation.used');
    const email = await findEmail(identity, userId);
    // The refusal takes the whole transaction back: the invitation is still there for the right person.
    if (email?.toLowerCase() !== taken.email.toLowerCase()) return fail('invitation.other_account');
    await joinTeam(identity, taken, { userId, brand, now });
    await keepLocale(identity, userId, session.locale);
    await moveSession(identity, visit, { userId, sellerId: taken.sellerId, now });
  });
  visit.clearCookie('invitation');
  return {};
}
