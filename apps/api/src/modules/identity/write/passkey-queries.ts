import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';
import type { PasskeyPurpose } from '../tables.ts';

export interface NewPasskey {
  readonly id: string;
  readonly userId: string;
  readonly brand: BrandId;
  readonly host: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly backupEligible: boolean;
  readonly backedUp: boolean;
  readonly now: Date;
}

/** Keeps a passkey; false when there is one of this id. */
export async function insertPasskey(db: IdentityDb, passkey: NewPasskey): Promise<boolean> {
  const written = await db.first(
    query
      .insertInto('passkey')
      .values({
        id: passkey.id,
        user_id: passkey.userId,
        brand: passkey.brand,
        host: passkey.host,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: [...passkey.transports],
        name: passkey.name,
        backup_eligible: passkey.backupEligible,
        backed_up: passkey.backedUp,
        created_at: passkey.now,
        used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id'),
  );
  return written !== undefined;
}

export function findPasskeysOf(db: IdentityDb, userId: string) {
  return db.rows(
    query
      .selectFrom('passkey')
      .select([
        'id',
        'host',
        'name',
        'credential_id as credentialId',
        'transports',
        'backup_eligible as backupEligible',
        'created_at as createdAt',
        'used_at as usedAt',
      ])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id'),
  );
}

export type PasskeyRow = Awaited<ReturnType<typeof findPasskeysOf>>[number];

/** The passkey of a host by the id that its browser gives. */
export function findPasskey(db: IdentityDb, { host, credentialId }: { host: string; credentialId: string }) {
  return db.first(
    query
      .selectFrom('passkey')
      .select(['id', 'user_id as userId', 'public_key as publicKey', 'counter', 'transports'])
      .where('host', '=', host)
      .where('credential_id', '=', credentialId),
  );
}

/** Writes down that a passkey was used; false when its counter has not moved on: somebody has a copy. */
export async function markPasskeyUsed(
  db: IdentityDb,
  used: { id: string; counter: number; backedUp: boolean; now: Date },
): Promise<boolean> {
  const marked = await db.first(
    query
      .updateTable('passkey')
      .set({ counter: used.counter, backed_up: used.backedUp, used_at: used.now })
      .where('id', '=', used.id)
      .where(sql<boolean>`(counter = 0 and ${used.counter}::bigint = 0 or counter < ${used.counter}::bigint)`)
      .returning('id'),
  );
  return marked !== undefined;
}

/** Undefined where the person has no such passkey, or it has that name. */
export function renamePasskey(db: IdentityDb, { userId, id, name }: { userId: string; id: string; name: string }) {
  return db.first(
    query
      .updateTable('passkey')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('name', '<>', name)
      .returning(['id', 'name', 'backup_eligible as backupEligible', 'created_at as createdAt', 'used_at as usedAt']),
  );
}

export async function deletePasskey(db: IdentityDb, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const deleted = await db.first(
    query.deleteFrom('passkey').where('id', '=', id).where('user_id', '=', userId).returning('id'),
  );
  return deleted !== undefined;
}

export async function insertChallenge(
  db: IdentityDb,
  challenge: { hash: Buffer; purpose: PasskeyPurpose; boundHash: Buffer; expiresAt: Date },
): Promise<void> {
  await db.rows(
    query.insertInto('passkey_challenge').values({
      challenge_hash: challenge.hash,
      purpose: challenge.purpose,
      bound_hash: challenge.boundHash,
      expires_at: challenge.expiresAt,
    }),
  );
}

/** Uses a challenge up, whatever comes of it; false when it is unknown, over, or of another browser or purpose. */
export async function spendPasskeyChallenge(
  db: IdentityDb,
  challenge: { hash: Buffer; purpose: PasskeyPurpose; boundHash: Buffer; now: Date },
): Promise<boolean> {
  const spent = await db.first(
    query
      .deleteFrom('passkey_challenge')
      .where('challenge_hash', '=', challenge.hash)
      .where('purpose', '=', challenge.purpose)
      .where('bound_hash', '=', challenge.boundHash)
      .where('expires_at', '>', challenge.now)
      .returning('purpose'),
  );
  return spent !== undefined;
}
