import { guardedRoles, type Role } from '@offizin/domain/access/roles';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';
import { secondFactorOf } from '../../../platform/session/second-factor-state-queries.ts';
import { inTeamAt } from '../../../platform/session/session-queries.ts';

/** The people of a shop, owners first, with when each worked in it last. */
export function findMembers(db: IdentityDb, sellerId: string) {
  return db.rows(
    query
      .selectFrom('membership as m')
      .innerJoin('user_account as u', 'u.id', 'm.user_id')
      .leftJoin('user_account as i', 'i.id', 'm.invited_by')
      .leftJoin('shop_visit as v', (join) =>
        join.onRef('v.user_id', '=', 'm.user_id').onRef('v.seller_id', '=', 'm.seller_id'),
      )
      .select([
        'u.id as userId',
        'u.name',
        'u.email',
        'm.role',
        'm.since',
        'm.ends_at as endsAt',
        'i.name as invitedBy',
        'v.at as lastSeenAt',
        secondFactorOf('u.id').as('secondFactor'),
      ])
      .where('m.seller_id', '=', sellerId)
      .orderBy(sql`array_position(array['owner', 'manager', 'orders', 'catalogue', 'accounting', 'reader'], m.role)`)
      .orderBy('u.name')
      .orderBy('u.id'),
  );
}

export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number];

export function findInvitations(db: IdentityDb, sellerId: string) {
  return db.rows(
    query
      .selectFrom('team_invitation as t')
      .leftJoin('user_account as i', 'i.id', 't.invited_by')
      .select(['t.id', 't.email', 't.role', 'i.name as invitedBy', 't.created_at as createdAt'])
      .select(['t.expires_at as expiresAt', 't.ends_at as endsAt'])
      .where('t.seller_id', '=', sellerId)
      .orderBy('t.created_at', 'desc')
      .orderBy('t.id'),
  );
}

export type InvitationRow = Awaited<ReturnType<typeof findInvitations>>[number];

export function findMember(
  db: IdentityDb,
  { sellerId, userId }: { sellerId: string; userId: string },
): Promise<
  { role: Role; endsAt: Date | null; name: string; email: string; secondFactor: 'passkey' | 'app' | null } | undefined
> {
  return db.first(
    query
      .selectFrom('membership as m')
      .innerJoin('user_account as u', 'u.id', 'm.user_id')
      .select(['m.role', 'm.ends_at as endsAt', 'u.name', 'u.email', secondFactorOf('u.id').as('secondFactor')])
      .where('m.seller_id', '=', sellerId)
      .where('m.user_id', '=', userId),
  );
}

export async function isSecondFactorRequired(db: IdentityDb, sellerId: string): Promise<boolean> {
  const shop = await db.first(
    query.selectFrom('seller').select('second_factor_required as required').where('id', '=', sellerId),
  );
  return shop?.required ?? false;
}

/** Whether somebody else owns the shop for good: not until a day, not locked out by the marketplace. */
export async function hasOtherOwner(
  db: IdentityDb,
  { sellerId, userId }: { sellerId: string; userId: string },
): Promise<boolean> {
  const other = await db.first(
    query
      .selectFrom('membership as m')
      .innerJoin('user_account as u', 'u.id', 'm.user_id')
      .select('m.user_id')
      .where('m.seller_id', '=', sellerId)
      .where('m.user_id', '<>', userId)
      .where('m.role', '=', 'owner')
      .where('m.ends_at', 'is', null)
      .where('u.banned', '=', false)
      .limit(1),
  );
  return other !== undefined;
}

/** Whether the person changes money or people of another shop, too. */
export async function isGuardedElsewhere(
  db: IdentityDb,
  { sellerId, userId }: { sellerId: string; userId: string },
  now: Date,
): Promise<boolean> {
  const other = await db.first(
    query
      .selectFrom('membership as m')
      .select('m.user_id')
      .where('m.user_id', '=', userId)
      .where('m.seller_id', '<>', sellerId)
      .where('m.role', 'in', guardedRoles)
      .where(inTeamAt(now))
      .limit(1),
  );
  return other !== undefined;
}

/** Which of these addresses people of the shop have. */
export async function findEmailsInTeam(
  db: IdentityDb,
  sellerId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const lowered = emails.map((email) => email.toLowerCase());
  const found = await db.rows(
    query
      .selectFrom('membership as m')
      .innerJoin('user_account as u', 'u.id', 'm.user_id')
      .select(sql<string>`lower(u.email)`.as('email'))
      .where('m.seller_id', '=', sellerId)
      .where(sql`lower(u.email)`, '=', sql<string>`any(${lowered}::text[])`),
  );
  return new Set(found.map(({ email }) => email));
}

/** How many people are in a team or invited to it. */
export async function countTeam(db: IdentityDb, sellerId: string): Promise<number> {
  const counted = await db.first(sql<{ count: number }>`
    select ((select count(*) from membership where seller_id = ${sellerId}::uuid)
      + (select count(*) from team_invitation where seller_id = ${sellerId}::uuid))::integer as count`);
  return counted?.count ?? 0;
}
