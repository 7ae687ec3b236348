import { randomBytes } from 'node:crypto';
import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { takeInvitation } from '../../write/invitation-write-queries.ts';
import { insertUser, lockUsers } from '../../../identity/write/user-write-queries.ts';
import { withIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { openUserSession } from '../../../../platform/session/open-session.ts';
import { hashPassword } from '../../../../platform/session/password-hash.ts';
import { takeFromRate } from '../../../../platform/session/rate.ts';
import { hashOf } from '../../../../platform/tokens.ts';
import { joinTeam } from './join-team.ts';

/** Makes an account of the invited address, whose name for signing in is the address, and signs in (AUT-18). */
export async function register({ app, visit, body, now, fail }: InputOf<typeof api.invitations.register>) {
  const { brand } = visit.host;
  const address = hashOf(visit.address).toString('base64url');
  const calls = limits.invitationTriesPerAddressPerHour;
  await takeFromRate(app, { scope: 'invitation-register', key: address, calls, per: 3600 });
  const key = visit.cookie('invitation');
  if (key === null) return fail('invitation.used');
  // Hashing takes long: no transaction waits for it.
  const passwordHash = await hashPassword(body.password);
  const person = await withIdentity(app.pool, async (db) => {
    await lockUsers(db, brand);
    const taken = await takeInvitation(db, { keyHash: hashOf(key), brand, now });
    if (taken === undefined) return fail('invitation.used');
    const username = `p.${randomBytes(6).toString('hex')}`;
    const user = { username, email: taken.email, name: body.name, passwordHash };
    const userId = await insertUser(db, { brand, locale: body.locale }, user);
    if (userId === null) return fail('user_exists');
    await joinTeam(db, taken, { userId, brand, now });
    return { userId, sellerId: taken.sellerId };
  });
  visit.clearCookie('invitation');
  await openUserSession(app, visit, { ...person, remember: false, way: 'password' });
  return {};
}
