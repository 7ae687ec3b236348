import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MailedCodePurpose } from '../tables.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';

/** Whose address a code proves: a user's (null where no account has the address), or one that is still to register. */
export type CodeHolder =
  | { readonly purpose: 'password'; readonly userId: string | null }
  | { readonly purpose: 'registration'; readonly email: string; readonly locale: LocaleCode };

interface NewCode {
  readonly id: string;
  readonly brand: BrandId;
  readonly holder: CodeHolder;
  readonly flowHash: Buffer;
  readonly codeMac: Buffer;
  readonly sealedCode: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
}

function holderColumns(brand: BrandId, holder: CodeHolder) {
  if (holder.purpose === 'password')
    return { holder: holder.userId, user_id: holder.userId, email: null, locale: null };
  const { email, locale } = holder;
  return { holder: `${brand}/${email.toLowerCase()}`, user_id: null, email, locale };
}

/** Writes a code in the place of the holder's one before: nobody has two that live. */
export async function writeCode(db: IdentityDb, code: NewCode): Promise<void> {
  const values = {
    id: code.id,
    flow_hash: code.flowHash,
    brand: code.brand,
    ...holderColumns(code.brand, code.holder),
    code_mac: code.codeMac,
    sealed_code: code.sealedCode,
    tries_left: limits.passwordCodeTries,
    created_at: code.now,
    expires_at: code.expiresAt,
  };
  await db.rows(
    query
      .insertInto('mailed_code')
      .values({ ...values, purpose: code.holder.purpose })
      .onConflict((conflict) => conflict.columns(['purpose', 'holder']).doUpdateSet(values)),
  );
}

interface Asked {
  readonly purpose: MailedCodePurpose;
  readonly brand: BrandId;
  readonly flowHash: Buffer;
  readonly now: Date;
}

/**
 * Takes one try before the code is compared, so that guesses at the same moment count like guesses in turn; undefined once the
 * code has expired, its tries are used up, or another one took its place.
 */
export function takeTry(db: IdentityDb, { purpose, brand, flowHash, now }: Asked) {
  return db.first(
    query
      .updateTable('mailed_code')
      .set({ tries_left: sql<number>`tries_left - 1` })
      .where('flow_hash', '=', flowHash)
      .where('purpose', '=', purpose)
      .where('brand', '=', brand)
      .where('expires_at', '>', now)
      .where('tries_left', '>', 0)
      .returning(['id', 'user_id as userId', 'email', 'locale', 'code_mac as codeMac', 'tries_left as triesLeft']),
  );
}

/** Gives back the try of a right code that could not be used yet. */
export async function giveBackTry(db: IdentityDb, id: string): Promise<void> {
  await db.rows(
    query
      .updateTable('mailed_code')
      .set({ tries_left: sql<number>`least(tries_left + 1, ${limits.passwordCodeTries}::smallint)` })
      .where('id', '=', id),
  );
}

/** Uses a code up; false when somebody else did, or another one took its place meanwhile. */
export async function useCode(db: IdentityDb, id: string): Promise<boolean> {
  const used = await db.first(query.deleteFrom('mailed_code').where('id', '=', id).returning('id'));
  return used !== undefined;
}

/** Removes the readable code once it was mailed; what is left cannot be turned back into it. */
export async function clearSealedCode(db: IdentityDb, id: string): Promise<void> {
  await db.rows(query.updateTable('mailed_code').set({ sealed_code: null }).where('id', '=', id));
}
