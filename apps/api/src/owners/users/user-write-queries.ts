import type { BrandId } from '@offizin/domain/brand/brands';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { IdentityDb, MarketplaceDb } from '../../platform/db/db-scopes.ts';

export interface NewUser {
  readonly username: string;
  readonly email: string;
  readonly name: string;
  readonly banned: boolean;
  readonly passwordHash: string | null;
}

/** Writes the users of a seller; a password that exists is never overwritten. */
export async function upsertUsers(
  db: MarketplaceDb,
  owner: { brand: BrandId; sellerId: string },
  users: readonly NewUser[],
): Promise<void> {
  for (const user of users) {
    await db.rows(
      query
        .insertInto('user_account')
        .values({
          seller_id: owner.sellerId,
          brand: owner.brand,
          username: user.username,
          email: user.email,
          name: user.name,
          banned: user.banned,
          password_hash: user.passwordHash,
          locale: null,
        })
        .onConflict((conflict) =>
          conflict
            .expression(sql`brand, lower(username)`)
            .doUpdateSet({
              email: user.email,
              name: user.name,
              banned: user.banned,
              password_hash: sql<string | null>`coalesce(user_account.password_hash, excluded.password_hash)`,
            })
            .where('user_account.seller_id', '=', owner.sellerId),
        ),
    );
  }
}

export async function updatePassword(db: IdentityDb, userId: string, passwordHash: string): Promise<void> {
  await db.rows(query.updateTable('user_account').set({ password_hash: passwordHash }).where('id', '=', userId));
}

export async function updateUserLocale(db: IdentityDb, userId: string, locale: LocaleCode): Promise<void> {
  await db.rows(query.updateTable('user_account').set({ locale }).where('id', '=', userId));
}
