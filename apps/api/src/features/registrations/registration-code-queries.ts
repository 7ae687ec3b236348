import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { IdentityDb } from '../../platform/db/db-scopes.ts';

export interface NewCode {
  readonly id: string;
  readonly brand: BrandId;
  readonly email: string;
  readonly locale: LocaleCode;
  readonly flowHash: Buffer;
  readonly codeMac: Buffer;
  readonly sealedCode: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Writes a code in the place of the address's one before: no address has two that live. */
export async function writeCode(db: IdentityDb, code: NewCode): Promise<void> {
  const values = {
    id: code.id,
    flow_hash: code.flowHash,
    email: code.email,
    locale: code.locale,
    code_mac: code.codeMac,
    sealed_code: code.sealedCode,
    tries_left: limits.passwordCodeTries,
    created_at: code.now,
    expires_at: code.expiresAt,
  };
  await db.rows(
    query
      .insertInto('registration_code')
      .values({ ...values, brand: code.brand })
      .onConflict((conflict) => conflict.expression(sql`brand, lower(email)`).doUpdateSet(values)),
  );
}

/** Takes one try before the code is compared, so that guesses at the same moment count like guesses in turn. */
export function takeTry(db: IdentityDb, { brand, flowHash, now }: { brand: BrandId; flowHash: Buffer; now: Date }) {
  return db.first(
    query
      .updateTable('registration_code')
      .set({ tries_left: sql<number>`tries_left - 1` })
      .where('flow_hash', '=', flowHash)
      .where('brand', '=', brand)
      .where('expires_at', '>', now)
      .where('tries_left', '>', 0)
      .returning(['id', 'email', 'locale', 'code_mac as codeMac', 'tries_left as triesLeft']),
  );
}

/** Uses a code up; false when somebody else did, or another one took its place meanwhile. */
export async function useCode(db: IdentityDb, id: string): Promise<boolean> {
  const used = await db.first(query.deleteFrom('registration_code').where('id', '=', id).returning('id'));
  return used !== undefined;
}

/** A code that is still to be mailed. */
export function findCodeToMail(db: IdentityDb, { codeId, now }: { codeId: string; now: Date }) {
  return db.first(
    query
      .selectFrom('registration_code')
      .select(['brand', 'email', 'locale', 'sealed_code as sealedCode', 'expires_at as expiresAt'])
      .where('id', '=', codeId)
      .where('sealed_code', 'is not', null)
      .where('expires_at', '>', now),
  );
}

/** Forgets a code that was mailed; what is left cannot be turned back into it. */
export async function forgetSealedCode(db: IdentityDb, codeId: string): Promise<void> {
  await db.rows(query.updateTable('registration_code').set({ sealed_code: null }).where('id', '=', codeId));
}
