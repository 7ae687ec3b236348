import type { BrandId } from '@offizin/domain/brand/brands';
import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';

export async function insertKey(
  db: IdentityDb,
  key: { registrationId: string; kind: 'browser' | 'link'; keyHash: Buffer; expiresAt: Date },
): Promise<void> {
  await db.rows(
    query.insertInto('registration_key').values({
      key_hash: key.keyHash,
      registration_id: key.registrationId,
      kind: key.kind,
      expires_at: key.expiresAt,
    }),
  );
}

/** Ends the links that were mailed before: only the newest one works. */
export async function deleteLinks(db: IdentityDb, registrationId: string): Promise<void> {
  await db.rows(
    query.deleteFrom('registration_key').where('registration_id', '=', registrationId).where('kind', '=', 'link'),
  );
}

/** Uses up a link and gives its registration's id; undefined when it was used, has expired, or belongs to another brand. */
export async function takeLink(
  db: IdentityDb,
  { brand, keyHash, now }: { brand: BrandId; keyHash: Buffer; now: Date },
): Promise<string | undefined> {
  const taken = await db.first(
    query
      .deleteFrom('registration_key as k')
      .using('registration as r')
      .whereRef('r.id', '=', 'k.registration_id')
      .where('k.key_hash', '=', keyHash)
      .where('k.kind', '=', 'link')
      .where('k.expires_at', '>', now)
      .where('r.brand', '=', brand)
      .returning('k.registration_id as id'),
  );
  return taken?.id;
}
