import type { BrandId } from '@offizin/domain/brand/brands';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { sql } from 'kysely';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';
import { lastShop } from '../../../platform/session/shop-queries.ts';

export interface Addressee {
  readonly brand: BrandId;
  readonly email: string;
  readonly name: string;
  /** Of the shop that the person was in last. */
  readonly country: string;
  readonly locale: LocaleCode;
}

/** The columns of an addressee: of a user `u` and the shop `s` that it was in last. */
export const addressee = sql`u.brand, u.email, u.name, s.country_code as country, coalesce(u.locale, s.locale) as locale`;

/** Who a mail about an account goes to, in whose language; undefined once they are in no team. */
export function findAddressee(db: IdentityDb, userId: string): Promise<Addressee | undefined> {
  return db.first(sql<Addressee>`
    select ${addressee} from user_account u cross join lateral ${lastShop} s where u.id = ${userId}`);
}
