import type { BrandId } from '@offizin/domain/brand/brands';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { sql } from 'kysely';
import { databaseNow } from '../../../platform/db/scopes/clock.ts';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb, MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { announceEndedSessions } from '../../events/write/announce-queries.ts';

export interface NewUser {
  readonly username: string;
  readonly email: string;
  readonly name: string;
  readonly banned: boolean;
  readonly passwordHash: string | null;
}

/** Writes users of a brand, in their order, and returns their ids; a password that exists is never overwritten. */
export async function upsertUsers(db: MarketplaceDb, brand: BrandId, users: readonly NewUser[]): Promise<string[]> {
  const ids: string[] = [];
  for (const user of users) {
    const written = await db.first(
      query
        .insertInto('user_account')
        .values({
          brand,
          username: user.username,
          email: user.email,
          name: user.name,
          banned: user.banned,
          password_hash: user.passwordHash,
          locale: null,
        })
        .onConflict((conflict) =>
          conflict.expression(sql`brand, lower(username)`).doUpdateSet({
            email: user.email,
            name: user.name,
            banned: user.banned,
            password_hash: sql<string | null>`coalesce(user_account.password_hash, excluded.password_hash)`,
          }),
        )
        .returning('id'),
    );
    if (written !== undefined) ids.push(written.id);
  }
  if (users.some(({ banned }) => banned)) await announceEndedSessions(db);
  return ids;
}

/** Until the transaction ends nobody else writes users of the brand: what is free stays free. */
export async function lockUsers(db: MarketplaceDb | IdentityDb, brand: BrandId): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('users ' || ${brand}::text, 0))`);
}

/** Makes a user of a brand and returns the id; null when somebody of the brand has the address. */
export async function insertUser(
  db: IdentityDb,
  { brand, locale }: { brand: BrandId; locale: LocaleCode },
  user: Omit<NewUser, 'banned'>,
): Promise<string | null> {
  const written = await db.first(
    query
      .insertInto('user_account')
      .values({
        brand,
        username: user.username,
        email: user.email,
        name: user.name,
        password_hash: user.passwordHash,
        locale,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  );
  return written?.id ?? null;
}

/** Takes what leads to a person out of the users of a seller that was refused and who have no other; they can no longer sign in. */
export async function forgetUsersOf(db: MarketplaceDb, brand: BrandId, sellerId: string): Promise<void> {
  await db.rows(sql`
    update user_account set banned = true, password_hash = null, name = '-',
      username = 'refused-' || id, email = 'refused-' || id || '@invalid'
    where brand = ${brand}
      and id in (select user_id from membership where seller_id = ${sellerId})
      and id not in (select user_id from membership where brand = ${brand} and seller_id <> ${sellerId})`);
  await announceEndedSessions(db);
}

export async function updatePassword(db: IdentityDb, userId: string, passwordHash: string): Promise<void> {
  await db.rows(query.updateTable('user_account').set({ password_hash: passwordHash }).where('id', '=', userId));
}

export async function updateUserLocale(db: IdentityDb, userId: string, locale: LocaleCode): Promise<void> {
  await db.rows(query.updateTable('user_account').set({ locale }).where('id', '=', userId));
}

/** Makes a language the person's own who has chosen none and has that of the shop. */
export async function keepLocale(db: IdentityDb, userId: string, locale: LocaleCode): Promise<void> {
  const statement = query.updateTable('user_account').set({ locale }).where('id', '=', userId);
  await db.rows(statement.where('locale', 'is', null));
}

/** Writes since when, or from when on, a person is in no team. */
export async function noteLeft(db: IdentityDb | MarketplaceDb, userId: string): Promise<void> {
  const now = await databaseNow(db);
  await db.rows(sql`
    update user_account set left_at = (
      select case when count(*) = 0 then ${now}::timestamptz when bool_or(m.ends_at is null) then null else max(m.ends_at) end
      from membership m where m.user_id = ${userId}::uuid
    ) where id = ${userId}::uuid`);
}
