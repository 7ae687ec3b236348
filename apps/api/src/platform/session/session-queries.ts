import type { Role } from '@offizin/domain/access/roles';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { SignInWay } from '@offizin/domain/identity/sign-in-ways';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { IdentityDb } from '../db/scopes/scopes.ts';
import { compiledOnce, query } from '../db/scopes/query.ts';
import type { Schema } from '../db/schema/schema.ts';
import { lacksSecondFactor } from './second-factor-state-queries.ts';

/** Whether a membership `m` has not ended. */
export const inTeamAt = (now: Date) => sql<boolean>`(m.ends_at is null or m.ends_at > ${now})`;

export interface SessionRow {
  readonly sessionId: string;
  readonly seller: Selectable<Schema['seller']>;
  readonly userId: string | null;
  readonly userName: string | null;
  readonly userEmail: string | null;
  readonly userLocale: Selectable<Schema['seller']>['locale'] | null;
  readonly userBanned: boolean | null;
  /** Null for an operator. */
  readonly role: Role | null;
  /** Whether the shop demands a second factor that the person has not set up yet. */
  readonly lacksSecondFactor: boolean;
  readonly impersonatedBy: string | null;
  readonly impersonationRefreshUntil: Date | null;
  readonly rememberFamily: string | null;
  readonly authenticatedAt: Date | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

interface Shown {
  readonly tokenHash: Buffer;
  readonly now: Date;
}

const marks: Shown = { tokenHash: Buffer.alloc(0), now: new Date(0) };

/** Every call of a browser begins with it. */
const sessionOf = compiledOnce(marks, ({ tokenHash, now }) =>
  query
    .selectFrom('session as s')
    .innerJoin('seller', 'seller.id', 's.seller_id')
    .leftJoin('user_account as u', 'u.id', 's.user_id')
    .leftJoin('membership as m', (join) =>
      join.onRef('m.user_id', '=', 's.user_id').onRef('m.seller_id', '=', 's.seller_id'),
    )
    .selectAll('seller')
    .select([
      's.id as session_id',
      's.authenticated_at',
      's.user_id as session_user_id',
      'u.name as user_name',
      'u.email as user_email',
      'u.locale as user_locale',
      'u.banned as user_banned',
      'm.role',
      's.impersonated_by',
      's.impersonation_refresh_until',
      's.remember_family',
      's.created_at as session_created_at',
      's.last_seen_at',
      's.expires_at',
      lacksSecondFactor('seller').as('lacks_second_factor'),
    ])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where((w) => w.or([w('s.user_id', 'is', null), w.and([w('m.role', 'is not', null), inTeamAt(now)])])),
);

/** The live session behind a token's hash with its seller and user, or undefined; it ends with the user's place in the team. */
export async function findSession(db: IdentityDb, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const row = await db.first(sessionOf({ tokenHash, now }));
  if (row === undefined) return undefined;
  return {
    sessionId: row.session_id,
    seller: row,
    userId: row.session_user_id,
    userName: row.user_name,
    userEmail: row.user_email,
    userLocale: row.user_locale,
    userBanned: row.user_banned,
    role: row.role,
    lacksSecondFactor: row.lacks_second_factor,
    impersonatedBy: row.impersonated_by,
    impersonationRefreshUntil: row.impersonation_refresh_until,
    rememberFamily: row.remember_family,
    authenticatedAt: row.authenticated_at,
    createdAt: row.session_created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
  };
}

/** Which browser asked, and from where. */
export interface Origin {
  readonly agent: string | null;
  readonly address: string;
}

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly userId: string | null;
  readonly sellerId: string;
  readonly brand: BrandId;
  readonly rememberFamily: string | null;
  readonly impersonatedBy: string | null;
  readonly impersonationRefreshUntil: Date | null;
  readonly way: SignInWay;
  readonly from: Origin;
  /** When the person proved who it is; null for who is remembered, acts for somebody, or kept back the second factor. */
  readonly authenticatedAt: Date | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertSession(db: IdentityDb, session: NewSession): Promise<void> {
  await db.rows(
    query.insertInto('session').values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      seller_id: session.sellerId,
      brand: session.brand,
      remember_family: session.rememberFamily,
      impersonated_by: session.impersonatedBy,
      impersonation_refresh_until: session.impersonationRefreshUntil,
      way: session.way,
      agent: session.from.agent,
      address: session.from.address,
      authenticated_at: session.authenticatedAt,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
    }),
  );
}

/** Writes down that a person works in a shop. */
export async function writeVisit(
  db: IdentityDb,
  { userId, sellerId, now }: { userId: string; sellerId: string; now: Date },
): Promise<void> {
  await db.rows(
    query
      .insertInto('shop_visit')
      .values({ user_id: userId, seller_id: sellerId, at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'seller_id']).doUpdateSet({ at: now })),
  );
}

/** Writes down that a session and its person were seen. */
export async function touchSession(
  db: IdentityDb,
  tokenHash: Buffer,
  seen: { userId: string | null; sellerId: string; now: Date },
): Promise<void> {
  await db.rows(query.updateTable('session').set({ last_seen_at: seen.now }).where('token_hash', '=', tokenHash));
  if (seen.userId !== null) await writeVisit(db, { userId: seen.userId, sellerId: seen.sellerId, now: seen.now });
}

export async function deleteSession(db: IdentityDb, tokenHash: Buffer): Promise<{ family: string | null } | undefined> {
  return db.first(
    query.deleteFrom('session').where('token_hash', '=', tokenHash).returning('remember_family as family'),
  );
}

export async function extendSession(db: IdentityDb, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await db.rows(query.updateTable('session').set({ expires_at: expiresAt }).where('token_hash', '=', tokenHash));
}

export async function insertRememberToken(
  db: IdentityDb,
  token: { tokenHash: Buffer; family: string; userId: string; brand: BrandId; from: Origin; expiresAt: Date },
): Promise<void> {
  await db.rows(
    query.insertInto('remember_token').values({
      token_hash: token.tokenHash,
      family: token.family,
      user_id: token.userId,
      brand: token.brand,
      rotated_at: null,
      agent: token.from.agent,
      address: token.from.address,
      expires_at: token.expiresAt,
    }),
  );
}

/** Marks a remember-me token as used, once; undefined when somebody else used it or it is gone. */
export function rotateRememberToken(db: IdentityDb, tokenHash: Buffer, now: Date) {
  return db.first(
    query
      .updateTable('remember_token')
      .set({ rotated_at: now })
      .where('token_hash', '=', tokenHash)
      .where('rotated_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['family', 'user_id']),
  );
}

export function findRotatedToken(db: IdentityDb, tokenHash: Buffer) {
  return db.first(
    query
      .selectFrom('remember_token')
      .select(['family', 'user_id', 'rotated_at'])
      .where('token_hash', '=', tokenHash)
      .where('rotated_at', 'is not', null),
  );
}

/** Ends every session of a user with what would open new ones; returns how many there were. */
export async function deleteSessionsOf(db: IdentityDb, userId: string): Promise<number> {
  await db.rows(query.deleteFrom('remember_token').where('user_id', '=', userId));
  const ended = await db.rows(query.deleteFrom('session').where('user_id', '=', userId).returning('token_hash'));
  return ended.length;
}

/** Ends every session of a person in one shop. */
export async function deleteSessionsIn(
  db: IdentityDb,
  { userId, sellerId }: { userId: string; sellerId: string },
): Promise<void> {
  await db.rows(query.deleteFrom('session').where('user_id', '=', userId).where('seller_id', '=', sellerId));
}

/** Gives a session a new token and another shop; false where it has got one meanwhile. */
export async function updateSessionShop(
  db: IdentityDb,
  tokenHash: Buffer,
  next: { tokenHash: Buffer; sellerId: string },
): Promise<boolean> {
  const moved = await db.first(
    query
      .updateTable('session')
      .set({ token_hash: next.tokenHash, seller_id: next.sellerId })
      .where('token_hash', '=', tokenHash)
      .returning('id'),
  );
  return moved !== undefined;
}

/** Ends a remember-me family with every session that came from it. */
export async function deleteRememberFamily(db: IdentityDb, family: string): Promise<void> {
  await db.rows(query.deleteFrom('remember_token').where('family', '=', family));
  await db.rows(query.deleteFrom('session').where('remember_family', '=', family));
}

/** A user who may have come back with a remember-me token. */
export function findUser(db: IdentityDb, userId: string) {
  return db.first(
    query.selectFrom('user_account').select(['id as userId', 'brand', 'banned']).where('id', '=', userId),
  );
}

/** Counts one call in a fixed window; returns how many there were in it, this one included. */
export async function countCall(
  db: IdentityDb,
  call: { scope: string; key: string; windowStart: Date },
): Promise<number> {
  const row = await db.first(
    query
      .insertInto('rate_window')
      .values({ scope: call.scope, key: call.key, window_start: call.windowStart, calls: 1 })
      .onConflict((conflict) =>
        conflict.columns(['scope', 'key', 'window_start']).doUpdateSet({ calls: sql<number>`rate_window.calls + 1` }),
      )
      .returning('calls'),
  );
  return row?.calls ?? 1;
}
