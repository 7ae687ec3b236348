import type { api } from '@offizin/contract/api';
import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { type IdentityDb, withIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { Turns } from '../../../../platform/http/turns.ts';
import { findShopToOpen } from '../../../../platform/session/shop-queries.ts';
import { openUserSession } from '../../../../platform/session/open-session.ts';
import { isHuman } from '../../../../platform/session/human-check.ts';
import { takeFromRate } from '../../../../platform/session/rate.ts';
import { hashOf } from '../../../../platform/tokens.ts';
import { isPassword } from '../../../../platform/session/password-hash.ts';
import { demandsPasskey } from '../../../../platform/session/second-factor-state-queries.ts';
import { hasSecondFactor } from '../../write/second-factor-queries.ts';
import { openPendingSignIn } from './pending-sign-in.ts';
import { attemptOf, giveBackAttempt, takeAttempt } from './sign-in-throttle.ts';
import { insertAudit } from '../../../../platform/session/audit-queries.ts';
import { countRefused } from './refused-sign-ins.ts';
import { findUserByName } from '../../read/user-queries.ts';

/** Comparing passwords is slow on purpose: a flood of sign-ins waits for itself, and takes neither connections nor processors of others. */
const signInTurns = new Turns({
  atOnce: limits.signInsAtOnce,
  waiting: limits.signInsWaiting,
  refusal: 'overloaded',
});

/**
 * Signs a user in on its own brand (AUT-02). A wrong password, an unknown user and a user of another brand get
 * the same answer after the same work; only the right password learns that the user is banned.
 */
export function signIn(input: InputOf<typeof api.session.signIn>) {
  return countRefused(input.visit.host.brand, () => signInTurns.take('all', () => openSession(input)));
}

/** The user of a name with the shop that its sign-in opens; a user of no team has none. */
async function findWhoSignsIn(db: IdentityDb, brand: BrandId, username: string) {
  const user = await findUserByName(db, brand, username);
  return { user, shop: user && (await findShopToOpen(db, user.userId)) };
}

async function openSession({ app, visit, body, fail, now }: InputOf<typeof api.session.signIn>) {
  const { brand } = visit.host;
  const { username, password } = body.user;
  const address = hashOf(visit.address).toString('base64url');
  await takeFromRate(app, { scope: 'signin', key: address, calls: limits.signInsPerAddressPerMinute, per: 60 });
  const attempt = attemptOf(visit, username);
  const askHuman = (await isHuman(app, visit, body.humanCheck)) ? null : () => fail('human_check_required');
  await withIdentity(app.pool, (db) => takeAttempt(db, attempt, { now, askHuman, fail }));

  const { user, shop } = await withIdentity(app.pool, (db) => findWhoSignsIn(db, brand, username));
  const right = await isPassword(user?.passwordHash ?? null, password);
  const who = { brand, sellerId: shop?.sellerId ?? null, userId: user?.userId ?? null, impersonatedBy: null };
  if (user === undefined || user.passwordHash === null || !right) {
    await withIdentity(app.pool, (db) => insertAudit(db, { ...who, kind: 'signin.failed' }));
    return fail('invalid_credentials');
  }
  if (user.banned || shop === undefined || shop.isBanned) {
    await withIdentity(app.pool, async (db) => {
      await giveBackAttempt(db, attempt);
      await insertAudit(db, { ...who, kind: 'signin.refused' });
    });
    return fail(shop === undefined && !user.banned ? 'signin.no_shop' : 'user_banned');
  }
  const remember = body.hasRememberMe;
  const { userId, passwordHash } = user;
  const isFirstStep = await withIdentity(app.pool, (db) => hasSecondFactor(db, userId));
  const { sellerId } = shop;
  if (await withIdentity(app.pool, (db) => demandsPasskey(db, { userId, sellerId }))) {
    await withIdentity(app.pool, (db) => insertAudit(db, { ...who, kind: 'signin.refused' }));
    return fail('signin.passkey_required');
  }
  if (isFirstStep) await openPendingSignIn(app, visit, { userId, passwordHash, remember });
  else await openUserSession(app, visit, { userId, sellerId, remember, way: 'password' });
  await withIdentity(app.pool, async (db) => {
    await giveBackAttempt(db, attempt);
    await insertAudit(db, { ...who, kind: isFirstStep ? 'second_factor.asked' : 'signin.succeeded' });
  });
  return { secondFactor: isFirstStep };
}
