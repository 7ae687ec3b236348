import { randomUUID } from 'node:crypto';
import { limits } from '@offizin/domain/limits';
import type { SignInWay } from '@offizin/domain/identity/sign-in-ways';
import type { App } from '../app.ts';
import { secondsAfter } from '../clock.ts';
import { type IdentityDb, withIdentity } from '../db/scopes/scopes.ts';
import type { Visit } from '../http/visit.ts';
import { hashOf, newToken } from '../tokens.ts';
import { hasAnySecondFactor } from './second-factor-state-queries.ts';
import {
  deleteRememberFamily,
  deleteSession,
  findRotatedToken,
  findUser,
  insertRememberToken,
  insertSession,
  rotateRememberToken,
  updateSessionShop,
  writeVisit,
} from './session-queries.ts';
import { findShopToOpen } from './shop-queries.ts';

export interface Person {
  readonly userId: string;
  readonly sellerId: string;
}

export interface SignedInBy extends Person {
  readonly remember: boolean;
  readonly way: SignInWay;
}

/** Two tabs may bring the same remember-me token together: within this many seconds that is no theft. */
const rotationGrace = 20;

/** Ends the visit's session on the server, if it has one, with its remember-me family. */
export async function endSession(app: App, visit: Visit): Promise<void> {
  const session = visit.cookie('session');
  const remember = visit.cookie('remember');
  await withIdentity(app.pool, async (db) => {
    const ended = session === null ? undefined : await deleteSession(db, hashOf(session));
    if (ended?.family) await deleteRememberFamily(db, ended.family);
    if (remember !== null) {
      const rotated = await rotateRememberToken(db, hashOf(remember), app.clock());
      if (rotated !== undefined) await deleteRememberFamily(db, rotated.family);
    }
  });
  visit.clearCookie('session');
  visit.clearCookie('remember');
}

/** Opens a session under a new token and, when asked, starts a remember-me family. */
export async function openUserSession(app: App, visit: Visit, sign: SignedInBy): Promise<void> {
  const family = sign.remember ? randomUUID() : null;
  await withIdentity(app.pool, async (db) => {
    const old = visit.cookie('session');
    if (old !== null) await deleteSession(db, hashOf(old));
    await writeSession(db, visit, { person: sign, family, way: sign.way, now: app.clock() });
    if (family !== null) await writeRememberToken(db, visit, { userId: sign.userId, family, now: app.clock() });
  });
}

/**
 * Goes on with the visit's session in another shop of its person, under a new id; what the old one opened ends. Of two calls at once
 * one moves it: the other leaves the cookie that the first one set, and resolves with false.
 */
export async function moveSession(
  db: IdentityDb,
  visit: Visit,
  { userId, sellerId, now }: Person & { now: Date },
): Promise<boolean> {
  const old = visit.cookie('session');
  if (old === null) return false;
  const token = newToken();
  if (!(await updateSessionShop(db, hashOf(old), { tokenHash: hashOf(token), sellerId }))) return false;
  await writeVisit(db, { userId, sellerId, now });
  visit.setCookie('session', token);
  return true;
}

const byPassword: ReadonlySet<SignInWay> = new Set(['password', 'new_password']);

/** Whether a way to sign in proves who it is: the password alone does not of who has a passkey as well. */
async function isProof(db: IdentityDb, way: SignInWay, userId: string): Promise<boolean> {
  if (way === 'remembered' || way === 'operator') return false;
  return !byPassword.has(way) || !(await hasAnySecondFactor(db, userId));
}

async function writeSession(
  db: IdentityDb,
  visit: Visit,
  opened: { person: Person; family: string | null; way: SignInWay; now: Date },
) {
  const token = newToken();
  const proves = await isProof(db, opened.way, opened.person.userId);
  await insertSession(db, {
    tokenHash: hashOf(token),
    userId: opened.person.userId,
    sellerId: opened.person.sellerId,
    brand: visit.host.brand,
    rememberFamily: opened.family,
    impersonatedBy: null,
    impersonationRefreshUntil: null,
    way: opened.way,
    from: visit,
    authenticatedAt: proves ? opened.now : null,
    now: opened.now,
    expiresAt: secondsAfter(opened.now, limits.sessionAbsolute),
  });
  await writeVisit(db, { ...opened.person, now: opened.now });
  visit.setCookie('session', token);
}

async function writeRememberToken(db: IdentityDb, visit: Visit, next: { userId: string; family: string; now: Date }) {
  const token = newToken();
  const expiresAt = secondsAfter(next.now, limits.rememberMe);
  const { brand } = visit.host;
  await insertRememberToken(db, {
    tokenHash: hashOf(token),
    family: next.family,
    userId: next.userId,
    brand,
    from: visit,
    expiresAt,
  });
  visit.setCookie('remember', token, limits.rememberMe);
}

/** Opens a session from a remember-me token, which is rotated; a token used twice ends its whole family. */
export async function resumeSession(app: App, visit: Visit): Promise<boolean> {
  const token = visit.cookie('remember');
  if (token === null) return false;
  const now = app.clock();
  const resumed = await withIdentity(app.pool, async (db) => {
    const rotated = await rotateRememberToken(db, hashOf(token), now);
    const found = rotated ?? (await findTokenOfOtherTab(db, hashOf(token), now));
    const user = found && (await findUser(db, found.user_id));
    if (!found || !user || user.banned || user.brand !== visit.host.brand) return false;
    const shop = await findShopToOpen(db, user.userId);
    if (shop === undefined || shop.isBanned) return false;
    await writeSession(db, visit, { person: { ...user, ...shop }, family: found.family, way: 'remembered', now });
    if (rotated) await writeRememberToken(db, visit, { userId: user.userId, family: found.family, now });
    return true;
  });
  if (!resumed) visit.clearCookie('remember');
  return resumed;
}

async function findTokenOfOtherTab(db: IdentityDb, tokenHash: Buffer, now: Date) {
  const used = await findRotatedToken(db, tokenHash);
  if (used === undefined) return undefined;
  if (used.rotated_at !== null && secondsAfter(used.rotated_at, rotationGrace) >= now) return used;
  await deleteRememberFamily(db, used.family);
  return undefined;
}
