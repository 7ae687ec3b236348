import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { withIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { insertAudit } from '../../../../platform/session/audit-queries.ts';
import { openUserSession } from '../../../../platform/session/open-session.ts';
import { takeFromRate } from '../../../../platform/session/rate.ts';
import { hashOf, sameText } from '../../../../platform/tokens.ts';
import { useCode } from '../../write/authenticator.ts';
import { mailAboutSecondFactor, proveByRecoveryCode } from '../../write/second-factor.ts';
import { findPersonNow } from './person-now.ts';
import { passwordSeen } from './pending-sign-in.ts';
import { endPendingSignIn, takePendingTry } from '../../write/pending-sign-in-queries.ts';
import { countRefused } from './refused-sign-ins.ts';
import { attemptOf, giveBackAttempt, takeAttempt } from './sign-in-throttle.ts';
import { findPasswordHash } from '../../read/user-queries.ts';

type Input = InputOf<typeof api.signIn.secondFactor>;

/** The second step of a sign-in (AUT-09): a code of the app, or a recovery code, from the browser that gave the password. */
export function secondFactor(input: Input) {
  return countRefused(input.visit.host.brand, () => complete(input));
}

/** Takes a try of the pending sign-in and one of the account, together or not at all. */
async function takeTries({ app, visit, now, fail }: Input) {
  const { brand } = visit.host;
  const token = visit.cookie('signin') ?? fail('signin.expired');
  const tokenHash = hashOf(token);
  return withIdentity(app.pool, async (db) => {
    const pending = (await takePendingTry(db, { tokenHash, brand, now })) ?? fail('signin.expired');
    const attempt = attemptOf(visit, `second-factor/${pending.userId}`);
    await takeAttempt(db, attempt, { now, askHuman: null, fail });
    return { ...pending, tokenHash, attempt };
  });
}

type Taken = Awaited<ReturnType<typeof takeTries>>;

/** Who goes on, if nothing about the account has changed since the password was given. */
async function userNow({ app, visit, fail }: Input, { userId, passwordHash, tokenHash }: Taken) {
  const { user, hash } = await withIdentity(app.pool, async (db) => ({
    user: await findPersonNow(db, userId),
    hash: await findPasswordHash(db, userId),
  }));
  const isSame = hash !== null && passwordSeen(hash).equals(passwordHash);
  if (user === undefined || !isSame || !sameText(user.brand, visit.host.brand)) {
    await withIdentity(app.pool, (db) => endPendingSignIn(db, tokenHash));
    return fail('signin.expired');
  }
  if (user.banned) return fail('user_banned');
  return user;
}

async function complete(input: Input) {
  const { app, visit, body, now, fail } = input;
  const { brand } = visit.host;
  const address = hashOf(visit.address).toString('base64url');
  await takeFromRate(app, { scope: 'signin', key: address, calls: limits.signInsPerAddressPerMinute, per: 60 });
  const taken = await takeTries(input);
  const user = await userNow(input, taken);
  const { userId, sellerId } = user;
  const who = { brand, sellerId, userId, impersonatedBy: null };
  const isRight = await withIdentity(app.pool, (db) =>
    'code' in body
      ? useCode(app, db, { userId, code: body.code, now })
      : proveByRecoveryCode(db, who, { typed: body.recoveryCode, now }),
  );
  if (!isRight) {
    await withIdentity(app.pool, async (db) => {
      await insertAudit(db, { ...who, kind: 'second_factor.failed' });
      if (taken.triesLeft === 0) await mailAboutSecondFactor(db, { userId, change: 'guessed', now });
    });
    return fail('code_invalid', { current: { triesLeft: taken.triesLeft } });
  }
  if (!(await withIdentity(app.pool, (db) => endPendingSignIn(db, taken.tokenHash)))) return fail('signin.expired');
  visit.clearCookie('signin');
  const way = 'code' in body ? 'password_and_code' : 'password_and_recovery_code';
  await openUserSession(app, visit, { userId, sellerId, remember: taken.remember, way });
  await withIdentity(app.pool, async (db) => {
    await giveBackAttempt(db, taken.attempt);
    await insertAudit(db, { ...who, kind: 'signin.succeeded' });
  });
  return {};
}
