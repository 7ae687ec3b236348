import { sql } from 'kysely';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';

interface CodeToMail {
  readonly brand: BrandId;
  readonly email: string;
  readonly locale: LocaleCode;
  readonly sealedCode: Buffer;
  readonly expiresAt: Date;
}

/** A code that is still to be mailed. */
export function findCodeToMail(db: IdentityDb, { codeId, now }: { codeId: string; now: Date }) {
  return db.first(sql<CodeToMail>`
    select brand, email, locale, sealed_code as "sealedCode", expires_at as "expiresAt"
    from mailed_code
    where id = ${codeId} and purpose = 'registration' and sealed_code is not null and expires_at > ${now}`);
}
