import { guardedRoles } from '@offizin/domain/access/roles';
import { sql } from 'kysely';
import type { IdentityDb } from '../db/scopes/scopes.ts';

/** What a person has besides the password; a passkey, which is both steps in one, before the app. */
export const secondFactorOf = (userId: string) => sql<'passkey' | 'app' | null>`case
  when exists (select from passkey p where p.user_id = ${sql.ref(userId)}) then 'passkey'
  when exists (select from authenticator a where a.user_id = ${sql.ref(userId)} and a.confirmed_at is not null) then 'app'
end`;

/** Whether a shop demands a second factor of a person with a membership `m` in it, who has none. */
export const lacksSecondFactor = (
  seller: 'seller' | 's',
) => sql<boolean>`(${sql.ref(`${seller}.second_factor_required`)}
  and m.role = any(${[...guardedRoles]}::text[]) and ${secondFactorOf('m.user_id')} is null) is true`;

/** Whether the password of a person is not enough to prove who it is. */
export async function hasAnySecondFactor(db: IdentityDb, userId: string): Promise<boolean> {
  const found = await db.first(sql<{ has: boolean }>`
    select ${secondFactorOf('u.id')} is not null as has from user_account u where u.id = ${userId}`);
  return found?.has ?? false;
}

/**
 * The shops of a person that a password alone must not open: they demand a second factor, and the person's only one is a passkey,
 * which signs in by itself.
 */
export async function findPasskeyShops(db: IdentityDb, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db.rows(sql<{ sellerId: string }>`
    select m.seller_id as "sellerId" from membership m join seller s on s.id = m.seller_id
    where m.user_id = ${userId} and s.second_factor_required and m.role = any(${[...guardedRoles]}::text[])
      and exists (select from passkey p where p.user_id = m.user_id)
      and not exists (select from authenticator a where a.user_id = m.user_id and a.confirmed_at is not null)`);
  return new Set(rows.map(({ sellerId }) => sellerId));
}

/** Whether one shop is such. */
export async function demandsPasskey(db: IdentityDb, person: { userId: string; sellerId: string }): Promise<boolean> {
  return (await findPasskeyShops(db, person.userId)).has(person.sellerId);
}
