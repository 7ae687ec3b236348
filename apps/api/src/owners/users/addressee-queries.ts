import type { LocaleCode } from '@offizin/domain/locale/locales';
import { sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { IdentityDb } from '../../platform/db/db-scopes.ts';

/** Users as mails need them: in whose language, and at which host they are at home. */
export const addressees = () =>
  query
    .selectFrom('user_account as u')
    .innerJoin('seller as s', 's.id', 'u.seller_id')
    .select(['u.brand', 'u.email', 'u.name', 's.country_code as country'])
    .select(sql<LocaleCode>`coalesce(u.locale, s.locale)`.as('locale'));

/** Who a mail about an account goes to. */
export function findAddressee(db: IdentityDb, userId: string) {
  return db.first(addressees().where('u.id', '=', userId));
}

export type Addressee = NonNullable<Awaited<ReturnType<typeof findAddressee>>>;
