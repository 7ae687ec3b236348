import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { secondsAfter } from '../../../../platform/clock.ts';
import { withIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { type AuditEntry, insertAudit } from '../../../../platform/session/audit-queries.ts';
import { renewSession } from '../../../../platform/session/own-session-queries.ts';
import { isPassword } from '../../../../platform/session/password-hash.ts';
import { hasAnySecondFactor } from '../../../../platform/session/second-factor-state-queries.ts';
import { hashOf, newToken } from '../../../../platform/tokens.ts';
import { useCode } from '../../write/authenticator.ts';
import { findPasskeysOf } from '../../write/passkey-queries.ts';
import { proofOptions, userOfPasskey } from '../../write/passkeys.ts';
import { proveByRecoveryCode } from '../../write/second-factor.ts';
import { hasSecondFactor } from '../../write/second-factor-queries.ts';
import { attemptOf, giveBackAttempt, takeAttempt } from './sign-in-throttle.ts';
import { findPasswordHash } from '../../read/user-queries.ts';

type Input = InputOf<typeof api.signIn.reauthenticate>;
type Person = Omit<AuditEntry, 'kind'> & { readonly userId: string };

/** With what the person can prove who it is, on this host. */
export async function reauthenticationOptions({
  app,
  visit,
  session,
  fail,
}: InputOf<typeof api.signIn.reauthenticationOptions>) {
  const userId = session.userId ?? fail('session_expired');
  const { hasAny, hasAuthenticator, passkeys } = await withIdentity(app.pool, async (db) => ({
    hasAny: await hasAnySecondFactor(db, userId),
    hasAuthenticator: await hasSecondFactor(db, userId),
    passkeys: await findPasskeysOf(db, userId),
  }));
  const credentials = passkeys
    .filter(({ host }) => host === visit.host.host)
    .map(({ credentialId, transports }) => ({ id: credentialId, transports }));
  const asked = { purpose: 'confirm', boundTo: session.id } as const;
  const passkey = credentials.length === 0 ? null : await proofOptions(app, visit, { asked, credentials });
  return { hasPasswordOnly: !hasAny, hasAuthenticator, passkey };
}

/** The password of who has nothing else; it is not even compared for who has a second factor, so nobody guesses at it here. */
async function isRightPassword({ app, fail }: Input, userId: string, password: string): Promise<boolean> {
  const hash = await withIdentity(app.pool, async (db) => {
    if (await hasAnySecondFactor(db, userId)) return fail('reauthentication.second_factor');
    return findPasswordHash(db, userId);
  });
  return isPassword(hash, password);
}

async function isProven(input: Input, who: Person): Promise<boolean> {
  const { app, visit, session, body, now } = input;
  const { userId } = who;
  if ('password' in body) return isRightPassword(input, userId, body.password);
  if ('code' in body) return withIdentity(app.pool, (db) => useCode(app, db, { userId, code: body.code, now }));
  if ('recoveryCode' in body)
    return withIdentity(app.pool, (db) => proveByRecoveryCode(db, who, { typed: body.recoveryCode, now }));
  const asked = { purpose: 'confirm', boundTo: session.id } as const;
  return (await userOfPasskey(app, visit, { asked, passkey: body.passkey })) === userId;
}

function refusalOf(body: Input['body']) {
  if ('password' in body) return 'invalid_credentials';
  return 'passkey' in body ? 'passkey.invalid' : 'code_invalid';
}

/** Proves again who works here, before what cannot be taken back; counted like a sign-in, and the session gets a new token (AUT-17). */
export async function reauthenticate(input: Input) {
  const { app, visit, session, body, now, fail } = input;
  const userId = session.userId ?? fail('session_expired');
  const { brand, sellerId } = session;
  const who = { brand, sellerId, userId, impersonatedBy: null };
  const attempt = attemptOf(visit, `reauthentication/${userId}`);
  await withIdentity(app.pool, (db) => takeAttempt(db, attempt, { now, askHuman: null, fail }));
  if (!(await isProven(input, who))) {
    await withIdentity(app.pool, (db) => insertAudit(db, { ...who, kind: 'reauthentication.failed' }));
    return fail(refusalOf(body));
  }
  const token = newToken();
  const before = hashOf(visit.cookie('session') ?? '');
  const outcome = await withIdentity(app.pool, async (db) => {
    await giveBackAttempt(db, attempt);
    const renewed = await renewSession(db, session.id, { before, tokenHash: hashOf(token), now });
    if (renewed === 'ended') return fail('session_expired');
    if (renewed === 'renewed') await insertAudit(db, { ...who, kind: 'reauthentication.succeeded' });
    return renewed;
  });
  if (outcome === 'renewed') visit.setCookie('session', token);
  return { until: secondsAfter(now, limits.reauthentication).toISOString() };
}
