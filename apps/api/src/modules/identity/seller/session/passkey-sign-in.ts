import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import type { App } from '../../../../platform/app.ts';
import { withIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import type { Visit } from '../../../../platform/http/visit.ts';
import { insertAudit } from '../../../../platform/session/audit-queries.ts';
import { openUserSession } from '../../../../platform/session/open-session.ts';
import { takeFromRate } from '../../../../platform/session/rate.ts';
import { hashOf, newToken } from '../../../../platform/tokens.ts';
import { proofOptions, userOfPasskey } from '../../write/passkeys.ts';
import { findPersonNow } from './person-now.ts';
import { countRefused } from './refused-sign-ins.ts';

function takeFromAddress(app: App, visit: Visit): Promise<void> {
  const key = hashOf(visit.address).toString('base64url');
  return takeFromRate(app, { scope: 'passkey', key, calls: limits.passkeyChallengesPerAddressPerMinute, per: 60 });
}

/** What the browser asks its passkeys with; a sign-in that waits for a code goes on waiting. */
export async function passkeyOptions({ app, visit }: InputOf<typeof api.signIn.passkeyOptions>) {
  await takeFromAddress(app, visit);
  const boundTo = visit.cookie('signin') ?? newToken();
  visit.setCookie('signin', boundTo, limits.passkeyChallenge);
  return { options: await proofOptions(app, visit, { asked: { purpose: 'signin', boundTo } }) };
}

/** Signs in with a passkey: something one has, opened by finger, face or PIN, so no second step follows (AUT-17). */
export function passkey(input: InputOf<typeof api.signIn.passkey>) {
  return countRefused(input.visit.host.brand, () => openByPasskey(input));
}

async function openByPasskey({ app, visit, body, fail }: InputOf<typeof api.signIn.passkey>) {
  const { brand } = visit.host;
  await takeFromAddress(app, visit);
  const boundTo = visit.cookie('signin') ?? fail('passkey.invalid');
  // Without its owner's name in it, it is not one that signs in by itself.
  if (body.passkey.response.userHandle === undefined) return fail('passkey.invalid');
  const asked = { purpose: 'signin', boundTo } as const;
  const userId = await userOfPasskey(app, visit, { asked, passkey: body.passkey });
  const user = userId === null ? undefined : await withIdentity(app.pool, (db) => findPersonNow(db, userId));
  const who = { brand, sellerId: user?.sellerId ?? null, userId, impersonatedBy: null };
  if (user === undefined || user.brand !== brand) {
    await withIdentity(app.pool, (db) => insertAudit(db, { ...who, kind: 'signin.failed' }));
    return fail('passkey.invalid');
  }
  if (user.banned) {
    await withIdentity(app.pool, (db) => insertAudit(db, { ...who, kind: 'signin.refused' }));
    return fail('user_banned');
  }
  visit.clearCookie('signin');
  await openUserSession(app, visit, { ...user, remember: body.hasRememberMe, way: 'passkey' });
  await withIdentity(app.pool, (db) => insertAudit(db, { ...who, kind: 'signin.succeeded' }));
  return {};
}
