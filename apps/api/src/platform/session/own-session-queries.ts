import { sql } from 'kysely';
import type { IdentityDb } from '../db/scopes/scopes.ts';
import { query } from '../db/scopes/query.ts';
import { deleteRememberFamily } from './session-queries.ts';

/** Whose sessions: a person's own at all its shops, and operators' at the shop where it works. */
export interface SessionOwner {
  readonly userId: string;
  readonly sellerId: string;
}

/** The open sessions of a person and of operators, the one used last first. */
export function findOpenSessions(
  db: IdentityDb,
  { userId, sellerId }: SessionOwner,
  { now, idleSince }: { now: Date; idleSince: Date },
) {
  return db.rows(
    query
      .selectFrom('session')
      .select([
        'id',
        'way',
        'agent',
        'address',
        'remember_family as family',
        'impersonated_by as operator',
        'created_at as createdAt',
        'last_seen_at as lastSeenAt',
        'expires_at as expiresAt',
      ])
      .where((where) =>
        where.or([
          where.and([where('user_id', '=', userId), where('last_seen_at', '>', idleSince)]),
          where.and([where('seller_id', '=', sellerId), where('impersonated_by', 'is not', null)]),
        ]),
      )
      .where('expires_at', '>', now)
      .orderBy('last_seen_at', 'desc')
      .orderBy('id'),
  );
}

/** The browsers that are remembered, by the token that each has now. */
export function findRememberedBrowsers(db: IdentityDb, userId: string, now: Date) {
  return db.rows(
    query
      .selectFrom('remember_token')
      .select(['family', 'agent', 'address', 'expires_at as expiresAt'])
      .where('user_id', '=', userId)
      .where('rotated_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('expires_at', 'desc'),
  );
}

/** Ends one session of the owner, or a browser that is remembered; false where there is none of that id. */
export async function endOwnSession(db: IdentityDb, { userId, sellerId }: SessionOwner, id: string): Promise<boolean> {
  const ended = await db.first(
    query
      .deleteFrom('session')
      .where('id', '=', id)
      .where((where) =>
        where.or([
          where('user_id', '=', userId),
          where.and([where('seller_id', '=', sellerId), where('impersonated_by', 'is not', null)]),
        ]),
      )
      .returning('remember_family as family'),
  );
  if (ended?.family) await deleteRememberFamily(db, ended.family);
  if (ended !== undefined) return true;
  const remembered = await db.rows(
    query.deleteFrom('remember_token').where('family', '=', id).where('user_id', '=', userId).returning('family'),
  );
  if (remembered.length > 0) await deleteRememberFamily(db, id);
  return remembered.length > 0;
}

/** Ends every own session but one, with what would open new ones; returns how many sessions there were. */
export async function deleteOtherSessions(
  db: IdentityDb,
  userId: string,
  kept: { id: string; family: string | null },
): Promise<number> {
  await db.rows(
    query
      .deleteFrom('remember_token')
      .where('user_id', '=', userId)
      .where(sql<boolean>`family is distinct from ${kept.family}::uuid`),
  );
  const ended = await db.rows(
    query.deleteFrom('session').where('user_id', '=', userId).where('id', '<>', kept.id).returning('id'),
  );
  return ended.length;
}

export async function deleteOperatorSessions(db: IdentityDb, sellerId: string): Promise<number> {
  const ended = await db.rows(
    query
      .deleteFrom('session')
      .where('seller_id', '=', sellerId)
      .where('impersonated_by', 'is not', null)
      .returning('id'),
  );
  return ended.length;
}

/**
 * Gives a session a new token and a new proof. Of two calls at once one does: for the other it is `renewed_already`, and its browser
 * keeps the token that the first one got.
 */
export async function renewSession(
  db: IdentityDb,
  id: string,
  { before, tokenHash, now }: { before: Buffer; tokenHash: Buffer; now: Date },
): Promise<'renewed' | 'renewed_already' | 'ended'> {
  const renewed = await db.first(
    query
      .updateTable('session')
      .set({ token_hash: tokenHash, authenticated_at: now })
      .where('id', '=', id)
      .where('token_hash', '=', before)
      .returning('id'),
  );
  if (renewed !== undefined) return 'renewed';
  const other = await db.first(query.selectFrom('session').select('id').where('id', '=', id));
  return other === undefined ? 'ended' : 'renewed_already';
}
