import type { api } from '@offizin/contract/api';
import { withIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { openUserSession } from '../../../../platform/session/open-session.ts';
import { deleteSessionsOf } from '../../../../platform/session/session-queries.ts';
import { findShopToOpen } from '../../../../platform/session/shop-queries.ts';
import { demandsPasskey } from '../../../../platform/session/second-factor-state-queries.ts';
import { hasSecondFactor } from '../../write/second-factor-queries.ts';
import { takeCode, takePassword } from './take-password.ts';

/**
 * Takes a new password for the right code, ends every session that there is, and signs in (AUT-10). Who has a second factor signs in
 * with it: whoever reads the mails has not got it.
 */
export async function choose(input: InputOf<typeof api.passwords.choose>) {
  const { app, visit, fail } = input;
  const { brand } = visit.host;
  const right = await takeCode(input);
  const { userId, banned } = right.user;
  const shop = await withIdentity(app.pool, (db) => findShopToOpen(db, userId));
  if (banned || shop?.isBanned) return fail('user_banned');
  if (shop === undefined) return fail('signin.no_shop');
  const { sellerId } = shop;
  const endedSessions = await takePassword(input, {
    ...right,
    brand,
    sellerId,
    endSessions: (db) => deleteSessionsOf(db, userId),
  });
  const isSignedIn = await withIdentity(
    app.pool,
    async (db) => !(await hasSecondFactor(db, userId)) && !(await demandsPasskey(db, { userId, sellerId })),
  );
  if (isSignedIn) await openUserSession(app, visit, { userId, sellerId, remember: false, way: 'new_password' });
  return { endedSessions, isSignedIn };
}
