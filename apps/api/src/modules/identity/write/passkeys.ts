import type { PasskeyCreation, PasskeyProof } from '@offizin/contract/identity/passkeys';
import { brands } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { App } from '../../../platform/app.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { PasskeyPurpose } from '../tables.ts';
import type { Visit } from '../../../platform/http/visit.ts';
import { hashOf } from '../../../platform/tokens.ts';
import {
  findPasskey,
  findPasskeysOf,
  insertChallenge,
  markPasskeyUsed,
  type NewPasskey,
  spendPasskeyChallenge,
} from './passkey-queries.ts';

/** What a challenge is for, and the secret of the browser or session that asked for it. */
export interface Asked {
  readonly purpose: PasskeyPurpose;
  readonly boundTo: string;
}

const relyingParty = ({ host }: Visit) => host.host;

/** The bytes of a user's id: what a passkey keeps of whose it is. */
const handleOf = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex');

async function keepChallenge(app: App, challenge: string, { purpose, boundTo }: Asked): Promise<void> {
  const expiresAt = secondsAfter(app.clock(), limits.passkeyChallenge);
  const hash = hashOf(challenge);
  await withIdentity(app.pool, (db) => insertChallenge(db, { hash, purpose, boundHash: hashOf(boundTo), expiresAt }));
}

/** For the library: takes a challenge before anything else of the answer is looked at. */
const spends =
  (app: App, { purpose, boundTo }: Asked) =>
  (challenge: string): Promise<boolean> => {
    const spent = { hash: hashOf(challenge), purpose, boundHash: hashOf(boundTo), now: app.clock() };
    return withIdentity(app.pool, (db) => spendPasskeyChallenge(db, spent));
  };

/** What a browser makes a passkey with: one that names its owner by itself and asks for finger, face or PIN. */
export async function creationOptions(
  app: App,
  visit: Visit,
  { asked, user }: { asked: Asked; user: { userId: string; email: string; name: string } },
) {
  const known = await withIdentity(app.pool, (db) => findPasskeysOf(db, user.userId));
  const options = await generateRegistrationOptions({
    rpName: brands[visit.host.brand].name,
    rpID: relyingParty(visit),
    userID: new Uint8Array(handleOf(user.userId)),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: 'none',
    timeout: limits.passkeyChallenge * 1000,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(app, options.challenge, asked);
  return { ...options };
}

/** What a browser proves a passkey with; without `credentials` any of the host's. */
export async function proofOptions(
  app: App,
  visit: Visit,
  { asked, credentials = [] }: { asked: Asked; credentials?: readonly { id: string; transports: string[] }[] },
) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(visit),
    userVerification: 'required',
    timeout: limits.passkeyChallenge * 1000,
    allowCredentials: [...credentials],
  });
  await keepChallenge(app, options.challenge, asked);
  return { ...options };
}

type MadePasskey = Omit<NewPasskey, 'id' | 'userId' | 'brand' | 'name' | 'now'>;

/** What a browser made, if all of it is right; null otherwise. */
export async function readCreation(
  app: App,
  visit: Visit,
  { asked, passkey }: { asked: Asked; passkey: PasskeyCreation },
): Promise<MadePasskey | null> {
  const host = relyingParty(visit);
  // The library throws for each kind of wrong answer; they are all the same to who sent one.
  const made = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: spends(app, asked),
    expectedOrigin: visit.origin,
    expectedRPID: host,
    requireUserVerification: true,
  }).catch(() => null);
  if (made?.registrationInfo === undefined) return null;
  const { credential, credentialDeviceType, credentialBackedUp } = made.registrationInfo;
  return {
    host,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: passkey.response.transports,
    backupEligible: credentialDeviceType === 'multiDevice',
    backedUp: credentialBackedUp,
  };
}

/** Whose passkey was proven, or null; each proof counts once. */
export async function userOfPasskey(
  app: App,
  visit: Visit,
  { asked, passkey }: { asked: Asked; passkey: PasskeyProof },
): Promise<string | null> {
  const host = relyingParty(visit);
  const known = await withIdentity(app.pool, (db) => findPasskey(db, { host, credentialId: passkey.id }));
  if (known === undefined) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = passkey.response;
  if (userHandle !== undefined && userHandle !== handleOf(known.userId).toString('base64url')) return null;
  const proof = await verifyAuthenticationResponse({
    response: {
      ...passkey,
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: spends(app, asked),
    expectedOrigin: visit.origin,
    expectedRPID: host,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(known.publicKey),
      counter: known.counter,
      transports: known.transports,
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (proof === null || !proof.verified) return null;
  const { newCounter, credentialBackedUp } = proof.authenticationInfo;
  const used = { id: known.id, counter: newCounter, backedUp: credentialBackedUp, now: app.clock() };
  return (await withIdentity(app.pool, (db) => markPasskeyUsed(db, used))) ? known.userId : null;
}
