import type { Role } from '@offizin/domain/access/roles';
import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';

/** The key of a link: its hash to compare with and, until it is mailed, the key itself, sealed. */
export interface LinkKey {
  readonly keyHash: Buffer;
  readonly sealedKey: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface NewInvitation extends LinkKey {
  readonly sellerId: string;
  readonly id: string;
  readonly brand: BrandId;
  readonly email: string;
  readonly role: Role;
  readonly endsAt: Date | null;
  readonly invitedBy: string | null;
}

/** Writes an invitation in the place of one that the address has; returns its id. */
export async function writeInvitation(db: IdentityDb, invitation: NewInvitation): Promise<string> {
  const changing = {
    email: invitation.email,
    role: invitation.role,
    ends_at: invitation.endsAt,
    invited_by: invitation.invitedBy,
    key_hash: invitation.keyHash,
    sealed_key: invitation.sealedKey,
    created_at: invitation.createdAt,
    expires_at: invitation.expiresAt,
  };
  const { sellerId, id, brand } = invitation;
  const written = await db.first(
    query
      .insertInto('team_invitation')
      .values({ seller_id: sellerId, id, brand, ...changing })
      .onConflict((conflict) => conflict.expression(sql`seller_id, lower(email)`).doUpdateSet(changing))
      .returning('id'),
  );
  return written?.id ?? id;
}

interface Place {
  readonly sellerId: string;
  readonly invitationId: string;
}

/** Gives an invitation a new link and time; undefined when there is none. */
export function renewInvitation(db: IdentityDb, { sellerId, invitationId }: Place, key: LinkKey) {
  return db.first(
    query
      .updateTable('team_invitation')
      .set({
        key_hash: key.keyHash,
        sealed_key: key.sealedKey,
        created_at: key.createdAt,
        expires_at: key.expiresAt,
      })
      .where('seller_id', '=', sellerId)
      .where('id', '=', invitationId)
      .returning(['email', 'role', 'ends_at as endsAt']),
  );
}

/** Forgets the key of an invitation that was mailed: only who has the mail has it. */
export async function forgetSealedKey(db: IdentityDb, { sellerId, invitationId }: Place): Promise<void> {
  await db.rows(
    query
      .updateTable('team_invitation')
      .set({ sealed_key: null })
      .where('seller_id', '=', sellerId)
      .where('id', '=', invitationId),
  );
}

/** Takes an invitation away; undefined when there is none. */
export function deleteInvitation(db: IdentityDb, { sellerId, invitationId }: Place) {
  return db.first(
    query
      .deleteFrom('team_invitation')
      .where('seller_id', '=', sellerId)
      .where('id', '=', invitationId)
      .returning(['email', 'role']),
  );
}

/** Uses an invitation up; undefined when it was used, withdrawn, renewed or has expired. */
export function takeInvitation(
  db: IdentityDb,
  { keyHash, brand, now }: { keyHash: Buffer; brand: BrandId; now: Date },
) {
  return db.first(
    query
      .deleteFrom('team_invitation')
      .where('key_hash', '=', keyHash)
      .where('brand', '=', brand)
      .where('expires_at', '>', now)
      .returning(['seller_id as sellerId', 'email', 'role', 'ends_at as endsAt', 'invited_by as invitedBy']),
  );
}
