import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import type { App } from '../../../../platform/app.ts';
import { type IdentityDb, withIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { Fail } from '../../../../platform/fail.ts';
import type { Visit } from '../../../../platform/http/visit.ts';
import { enqueueJob } from '../../../../platform/jobs/enqueue-job-queries.ts';
import { insertAudit } from '../../../../platform/session/audit-queries.ts';
import { hashPassword, isPassword } from '../../../../platform/session/password-hash.ts';
import { takeFromRate } from '../../../../platform/session/rate.ts';
import { giveBackTry, useCode } from '../../write/mailed-code-queries.ts';
import { tryCode } from '../../write/try-code.ts';
import { hashOf } from '../../../../platform/tokens.ts';
import { updatePassword } from '../../write/user-write-queries.ts';
import { findUserOfCode, rememberPassword } from '../../write/password-user-queries.ts';

interface Typed {
  readonly flow: string;
  readonly code: string;
  readonly password: string;
}

interface Call {
  readonly app: App;
  readonly visit: Visit;
  readonly body: Typed;
  readonly now: Date;
  readonly fail: Fail<'code_invalid' | 'code_expired' | 'password_already_used'>;
}

type UserOfCode = NonNullable<Awaited<ReturnType<typeof findUserOfCode>>>;

export interface RightCode {
  readonly codeId: string;
  readonly user: UserOfCode;
}

/** The user that the right code belongs to; its try is given back, a wrong one is spent. `isMeant` says whether it may be used here. */
export async function takeCode(
  { app, visit, body, now, fail }: Call,
  isMeant: (user: UserOfCode) => boolean = () => true,
): Promise<RightCode> {
  const { brand } = visit.host;
  const key = hashOf(visit.address).toString('base64url');
  await takeFromRate(app, { scope: 'password-choose', key, calls: limits.passwordTriesPerAddressPerHour, per: 3600 });
  const taken = await tryCode(app, { purpose: 'password', brand, flow: body.flow, code: body.code, now });
  if (taken === undefined) return fail('code_expired');
  const { id, userId, triesLeft } = taken;
  const isRight = taken.isRight && userId !== null;
  const user = await withIdentity(app.pool, async (db) => {
    if (isRight) await giveBackTry(db, id);
    return isRight ? findUserOfCode(db, userId) : undefined;
  });
  if (user !== undefined && isMeant(user)) return { codeId: id, user };
  await withIdentity(app.pool, (db) =>
    insertAudit(db, { brand, kind: 'password.code_failed', sellerId: null, userId: null, impersonatedBy: null }),
  );
  return fail('code_invalid', { current: { triesLeft } });
}

async function isUsedBefore(password: string, hashes: readonly (string | null)[]): Promise<boolean> {
  for (const hash of hashes) if (hash !== null && (await isPassword(hash, password))) return true;
  return false;
}

interface Taking extends RightCode {
  readonly brand: BrandId;
  readonly sellerId: string;
  /** Ends the sessions that are to end; resolves with how many. */
  readonly endSessions: (db: IdentityDb) => Promise<number>;
}

/** Takes a new password in the place of the one before; one used before leaves the code as it was, so that another can be chosen. */
export async function takePassword({ app, body, now, fail }: Call, taking: Taking): Promise<number> {
  const { codeId, user, brand, sellerId, endSessions } = taking;
  const { userId, passwordHash, oldHashes } = user;
  if (await isUsedBefore(body.password, [passwordHash, ...oldHashes])) return fail('password_already_used');
  const newHash = await hashPassword(body.password);
  return withIdentity(app.pool, async (db) => {
    if (!(await useCode(db, codeId))) return fail('code_expired');
    if (passwordHash !== null) await rememberPassword(db, { userId, passwordHash, now });
    await updatePassword(db, userId, newHash);
    const endedSessions = await endSessions(db);
    await insertAudit(db, { brand, kind: 'password.changed', sellerId, userId, impersonatedBy: null });
    await enqueueJob(db, { name: 'mail_password_changed', payload: { userId, at: now.toISOString(), endedSessions } });
    return endedSessions;
  });
}
