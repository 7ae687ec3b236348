import type { BrandId } from '@offizin/domain/brand/brands';
import { query } from '../db/db-query.ts';
import type { IdentityDb, MarketplaceDb, SellerDb } from '../db/db-scopes.ts';

export type AuditKind =
  | 'signin.succeeded'
  | 'signin.failed'
  | 'signin.refused'
  | 'signout'
  | 'impersonation.started'
  | 'impersonation.extended'
  /** Whatever an operator changes or asks for in a seller's name. */
  | 'impersonation.acted'
  | 'access.denied'
  | 'export.requested'
  | 'credentials.changed'
  | 'password.code_asked'
  | 'password.code_failed'
  | 'password.changed'
  | 'team.invited'
  | 'team.invitation_withdrawn'
  | 'team.joined'
  | 'team.changed'
  | 'team.removed'
  | 'team.left'
  | 'shop.opened'
  | 'registration.code_asked'
  | 'registration.code_failed'
  | 'registration.opened'
  | 'registration.submitted'
  | 'registration.decided';

export interface AuditEntry {
  readonly brand: BrandId;
  readonly kind: AuditKind;
  readonly sellerId: string | null;
  readonly userId: string | null;
  readonly impersonatedBy: string | null;
  /** Ids and codes only: no body, no personal data. */
  readonly detail?: object;
}

/** Adds a row to the audit, which nobody may change or delete. */
export async function insertAudit(db: IdentityDb | SellerDb | MarketplaceDb, entry: AuditEntry): Promise<void> {
  await db.rows(
    query.insertInto('audit').values({
      brand: entry.brand,
      kind: entry.kind,
      seller_id: entry.sellerId,
      user_id: entry.userId,
      impersonated_by: entry.impersonatedBy,
      detail: JSON.stringify(entry.detail ?? {}),
    }),
  );
}
