import type { Role } from '@offizin/domain/access/roles';
import type { BrandId } from '@offizin/domain/brand/brands';
import { query } from '../../platform/db/db-query.ts';
import type { IdentityDb, MarketplaceDb } from '../../platform/db/db-scopes.ts';

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
  return written !== undefined;
}
