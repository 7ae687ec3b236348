import type { Role } from '@offizin/domain/access/roles';
import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb, MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { announceEndedSessions } from '../../events/write/announce-queries.ts';
import { noteLeft } from '../../identity/write/user-write-queries.ts';

export interface NewMembership {
  readonly sellerId: string;
  readonly brand: BrandId;
  readonly userId: string;
  readonly role: Role;
  readonly invitedBy: string | null;
  readonly since: Date;
  readonly endsAt: Date | null;
}

/** Puts a person into the team of a shop; who is in it keeps role and date. False when they were. */
export async function insertMembership(db: IdentityDb | MarketplaceDb, membership: NewMembership): Promise<boolean> {
  const written = await db.first(
    query
      .insertInto('membership')
      .values({
        seller_id: membership.sellerId,
        brand: membership.brand,
        user_id: membership.userId,
        role: membership.role,
        invited_by: membership.invitedBy,
        since: membership.since,
        ends_at: membership.endsAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id'),
  );
  if (written === undefined) return false;
  await noteLeft(db, membership.userId);
  return true;
}

/** Until the transaction ends nobody else changes this team: of two owners who leave at the same time the second sees that the first has left. */
export async function lockTeam(db: IdentityDb, sellerId: string): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('team ' || ${sellerId}::text, 0))`);
}

interface Place {
  readonly sellerId: string;
  readonly userId: string;
}

export async function updateMembership(
  db: IdentityDb,
  { sellerId, userId }: Place,
  { role, endsAt }: { role: Role; endsAt: Date | null },
): Promise<void> {
  await db.rows(
    query
      .updateTable('membership')
      .set({ role, ends_at: endsAt })
      .where('seller_id', '=', sellerId)
      .where('user_id', '=', userId),
  );
  await noteLeft(db, userId);
  await announceEndedSessions(db);
}

export async function deleteMembership(db: IdentityDb, { sellerId, userId }: Place): Promise<void> {
  await db.rows(query.deleteFrom('membership').where('seller_id', '=', sellerId).where('user_id', '=', userId));
  await noteLeft(db, userId);
  await announceEndedSessions(db);
}
