import type { BrandId } from '@offizin/domain/brand/brands';
import type { HistoryChange } from '@offizin/domain/history/changes';
import type { AuditKind } from '@offizin/domain/history/kinds';
import { query } from '../db/scopes/query.ts';
import type { IdentityDb, MarketplaceDb, SellerDb } from '../db/scopes/scopes.ts';
import { currentOrigin } from './acting-origin.ts';

export interface AuditEntry {
  readonly brand: BrandId;
  readonly kind: AuditKind;
  readonly sellerId: string | null;
  readonly userId: string | null;
  readonly impersonatedBy: string | null;
  /** Ids and codes only: no body, no personal data. */
  readonly detail?: object;
  /** What the seller reads of it: from what to what, never secrets. */
  readonly changes?: readonly HistoryChange[];
}

function row(entry: AuditEntry) {
  const from = currentOrigin();
  return query.insertInto('audit').values({
    brand: entry.brand,
    kind: entry.kind,
    seller_id: entry.sellerId,
    user_id: entry.userId,
    impersonated_by: entry.impersonatedBy,
    detail: JSON.stringify(entry.detail ?? {}),
    address: from?.address ?? null,
    agent: from?.agent ?? null,
    changes: JSON.stringify(entry.changes ?? []),
  });
}

/** Adds a row to the audit, which nobody may change or delete; it names from where the current call came. */
export async function insertAudit(db: IdentityDb | SellerDb | MarketplaceDb, entry: AuditEntry): Promise<void> {
  await db.rows(row(entry));
}

/** The same of a row that somebody is told about, by its id. */
export async function insertToldAudit(db: IdentityDb | SellerDb, entry: AuditEntry): Promise<number> {
  const written = await db.first(row(entry).returning('id'));
  if (written === undefined) throw new TypeError('audit');
  return written.id;
}
