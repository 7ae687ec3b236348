import { brands, type BrandId } from '@offizin/domain/brand/brands';
import { Secret, TOTP } from 'otpauth';
import type { App } from '../../../platform/app.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';
import { seal, sealedAgain, type SealKeys, unseal } from '../../../platform/seal.ts';
import { findAuthenticator, takeStep, writeAuthenticator } from './authenticator-queries.ts';

/** What every app for codes knows without being told (RFC 6238). */
const period = 30;
const codes = { algorithm: 'SHA1', digits: 6, period } as const;
const keyBytes = 20;

const sealedAbout = (userId: string): string => `authenticator/${userId}`;

export interface BegunAuthenticator {
  /** In base32, to be typed. */
  readonly key: string;
  /** An address of `otpauth:`, to be scanned. */
  readonly address: string;
}

/** Makes the key of an app that is still to be confirmed; null where a confirmed one is. */
export async function beginAuthenticator(
  { sealKeys }: App,
  db: IdentityDb,
  { userId, name, brand, now }: { userId: string; name: string; brand: BrandId; now: Date },
): Promise<BegunAuthenticator | null> {
  const secret = new Secret({ size: keyBytes });
  const sealedKey = seal(sealKeys, secret.base32, sealedAbout(userId));
  if (!(await writeAuthenticator(db, { userId, brand, sealedKey, now }))) return null;
  const app = new TOTP({ ...codes, issuer: brands[brand].name, label: name, secret });
  return { key: secret.base32, address: app.toString() };
}

/** Whether a code is one of now, of the step before or of the next, and not used before; it is used by that. */
export async function useCode(
  { sealKeys }: App,
  db: IdentityDb,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const found = await findAuthenticator(db, userId);
  if (found === undefined) return false;
  const app = new TOTP({ ...codes, secret: Secret.fromBase32(unseal(sealKeys, found.sealedKey, sealedAbout(userId))) });
  const delta = app.validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null) return false;
  return takeStep(db, { userId, step: Math.floor(now.getTime() / 1000 / period) + delta });
}

export const keySealedAgain = (keys: SealKeys, row: { userId: string; sealedKey: Buffer }): Buffer | null =>
  sealedAgain(keys, row.sealedKey, sealedAbout(row.userId));
