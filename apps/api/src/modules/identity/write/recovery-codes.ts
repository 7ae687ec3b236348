import { randomBytes } from 'node:crypto';
import { limits } from '@offizin/domain/limits';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';
import { hashOf } from '../../../platform/tokens.ts';
import { replaceRecoveryCodes, spendRecoveryCode, type UserOfBrand } from './recovery-code-queries.ts';

/** Crockford's letters and digits: none looks like another one. 32 of them take five bits each. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

const newCode = (): string => Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');

/** Four groups of four, to be read from paper. */
const grouped = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** What somebody typed, in the letters that there are. */
const read = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

const hashFor = (userId: string, code: string): Buffer => hashOf(`recovery-code/${userId}/${code}`);

/** Makes a user's recovery codes in the place of those before; what is returned is shown once and kept nowhere. */
export async function makeRecoveryCodes(db: IdentityDb, user: UserOfBrand): Promise<string[]> {
  const made = Array.from({ length: limits.recoveryCodes }, newCode);
  await replaceRecoveryCodes(
    db,
    user,
    made.map((code) => hashFor(user.userId, code)),
  );
  return made.map(grouped);
}

/** Whether a recovery code is right and unused; it is used by that. */
export function useRecoveryCode(
  db: IdentityDb,
  { userId, typed, now }: { userId: string; typed: string; now: Date },
): Promise<boolean> {
  return spendRecoveryCode(db, { userId, hash: hashFor(userId, read(typed)), now });
}
