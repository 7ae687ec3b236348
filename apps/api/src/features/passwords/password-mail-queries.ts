import type { BrandId } from '@offizin/domain/brand/brands';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { IdentityDb } from '../../platform/db/db-scopes.ts';
import { lastShop } from '../../platform/session/shop-queries.ts';

export interface Addressee {
  readonly brand: BrandId;
  readonly email: string;
  readonly name: string;
  /** Of the shop that the person was in last. */
  readonly country: string;
  readonly locale: LocaleCode;
}

const addressee = sql`u.brand, u.email, u.name, s.country_code as country, coalesce(u.locale, s.locale) as locale`;

/** Who a mail about a password goes to, in whose language; undefined once they are in no team. */
export function findAddressee(db: IdentityDb, userId: string): Promise<Addressee | undefined> {
  return db.first(sql<Addressee>`
    select ${addressee} from user_account u cross join lateral ${lastShop} s where u.id = ${userId}`);
}

/** A code that is still to be mailed; undefined where it was, where it has expired, and where nobody of a team has the address. */
export function findCodeToMail(db: IdentityDb, { codeId, now }: { codeId: string; now: Date }) {
  return db.first(sql<Addressee & { readonly sealedCode: Buffer; readonly expiresAt: Date }>`
    select ${addressee}, c.sealed_code as "sealedCode", c.expires_at as "expiresAt"
    from password_code c join user_account u on u.id = c.user_id cross join lateral ${lastShop} s
    where c.id = ${codeId} and c.sealed_code is not null and c.expires_at > ${now}`);
}

/** Forgets a code that was mailed; what is left cannot be turned back into it. */
export async function forgetSealedCode(db: IdentityDb, codeId: string): Promise<void> {
  await db.rows(query.updateTable('password_code').set({ sealed_code: null }).where('id', '=', codeId));
}
