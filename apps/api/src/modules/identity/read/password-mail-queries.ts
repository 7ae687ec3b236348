import { sql } from 'kysely';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';
import { lastShop } from '../../../platform/session/shop-queries.ts';
import { type Addressee, addressee } from '../write/addressee-queries.ts';

/** A code that is still to be mailed; undefined where it was, where it has expired, and where nobody of a team has the address. */
export function findCodeToMail(db: IdentityDb, { codeId, now }: { codeId: string; now: Date }) {
  return db.first(sql<Addressee & { readonly sealedCode: Buffer; readonly expiresAt: Date }>`
    select ${addressee}, c.sealed_code as "sealedCode", c.expires_at as "expiresAt"
    from mailed_code c join user_account u on u.id = c.user_id cross join lateral ${lastShop} s
    where c.id = ${codeId} and c.sealed_code is not null and c.expires_at > ${now}`);
}
