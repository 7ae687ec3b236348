import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { IdentityDb } from '../../platform/db/db-scopes.ts';

/** The user of a brand by username or e-mail, whatever the case. */
export function findUserByName(db: IdentityDb, brand: BrandId, name: string) {
  const lowered = name.toLowerCase();
  return db.first(
    query
      .selectFrom('user_account as u')
      .innerJoin('seller as s', 's.id', 'u.seller_id')
      .select(['u.id as userId', 'u.seller_id as sellerId', 'u.password_hash as passwordHash', 'u.banned', 's.status'])
      .where('u.brand', '=', brand)
      .where((e) => e.or([e(sql`lower(u.username)`, '=', lowered), e(sql`lower(u.email)`, '=', lowered)]))
      .orderBy(sql`lower(u.username) = ${lowered}`, 'desc')
      .limit(1),
  );
}

export interface AuditEntry {
  readonly brand: BrandId;
  readonly kind:
    | 'signin.succeeded'
    | 'signin.failed'
    | 'signin.refused'
    | 'signout'
    | 'impersonation.started'
    | 'impersonation.extended';
  readonly sellerId: string | null;
  readonly userId: string | null;
  readonly impersonatedBy: string | null;
}

export async function insertAudit(db: IdentityDb, entry: AuditEntry): Promise<void> {
  await db.rows(
    query.insertInto('audit').values({
      brand: entry.brand,
      kind: entry.kind,
      seller_id: entry.sellerId,
      user_id: entry.userId,
      impersonated_by: entry.impersonatedBy,
      detail: JSON.stringify({}),
    }),
  );
}
