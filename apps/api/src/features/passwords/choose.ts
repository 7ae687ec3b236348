import { timingSafeEqual } from 'node:crypto';
import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { withIdentity } from '../../platform/db/db-scopes.ts';
import type { InputOf } from '../../platform/http/route.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job-queries.ts';
import { insertAudit } from '../../platform/session/audit-queries.ts';
import { openUserSession } from '../../platform/session/open-session.ts';
import { hashPassword, isPassword } from '../../platform/session/password-hash.ts';
import { takeFromRate } from '../../platform/session/rate.ts';
import { deleteSessionsOf } from '../../platform/session/session-queries.ts';
import { findShopToOpen } from '../../platform/session/shop-queries.ts';
import { hashOf } from '../../platform/tokens.ts';
import { updatePassword } from '../../owners/users/user-write-queries.ts';
import { macOf } from './password-code.ts';
import { findUserOfCode, giveBackTry, rememberPassword, takeTry, useCode } from './password-code-queries.ts';

type Input = InputOf<typeof api.passwords.choose>;

/** The user that the right code belongs to; its try is given back, a wrong one is spent. */
async function userOfCode({ app, visit, body, now, fail }: Input) {
  const { brand } = visit.host;
  const taken = await withIdentity(app.pool, (db) => takeTry(db, { brand, flowHash: hashOf(body.flow), now }));
  if (taken === undefined) return fail('code_expired');
  const { id, userId, triesLeft } = taken;
  const isRight = timingSafeEqual(taken.codeMac, macOf(app, body.flow, body.code)) && userId !== null;
  return withIdentity(app.pool, async (db) => {
    if (isRight) await giveBackTry(db, id);
    const user = isRight ? await findUserOfCode(db, userId) : undefined;
    return { id, triesLeft, user, shop: user && (await findShopToOpen(db, user.userId)) };
  });
}

async function isUsedBefore(password: string, hashes: readonly (string | null)[]): Promise<boolean> {
  for (const hash of hashes) if (hash !== null && (await isPassword(hash, password))) return true;
  return false;
}

/**
 * Takes a new password for the right code, ends every session that there is, and signs in (AUT-10). A password used before leaves the code as it
 * was, so that another one can be chosen.
 */
export async function choose(input: Input) {
  const { app, visit, body, now, fail } = input;
  const { brand } = visit.host;
  await takeFromRate(app, {
    scope: 'password-choose',
    key: hashOf(visit.address).toString('base64url'),
    calls: limits.passwordTriesPerAddressPerHour,
    per: 3600,
  });
  const { id, triesLeft, user, shop } = await userOfCode(input);
  if (user === undefined) {
    await withIdentity(app.pool, (db) =>
      insertAudit(db, { brand, kind: 'password.code_failed', sellerId: null, userId: null, impersonatedBy: null }),
    );
    return fail('code_invalid', { current: { triesLeft } });
  }
  if (user.banned || shop?.isBanned) return fail('user_banned');
  if (shop === undefined) return fail('signin.no_shop');
  const { sellerId } = shop;
  const { userId, passwordHash, oldHashes } = user;
  if (await isUsedBefore(body.password, [passwordHash, ...oldHashes])) return fail('password_already_used');
  const newHash = await hashPassword(body.password);
  const endedSessions = await withIdentity(app.pool, async (db) => {
    if (!(await useCode(db, id))) return fail('code_expired');
    if (passwordHash !== null) await rememberPassword(db, { userId, passwordHash, now });
    await updatePassword(db, userId, newHash);
    const ended = await deleteSessionsOf(db, userId);
    await insertAudit(db, { brand, kind: 'password.changed', sellerId, userId, impersonatedBy: null });
    const payload = { userId, at: now.toISOString(), endedSessions: ended };
    await enqueueJob(db, { name: 'mail_password_changed', payload });
    return ended;
  });
  await openUserSession(app, visit, { userId, sellerId, remember: false });
  return { endedSessions };
}
