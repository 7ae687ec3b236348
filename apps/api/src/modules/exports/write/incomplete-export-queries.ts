import type { ExportQuestion } from '@offizin/contract/exports/seller';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

export interface IncompleteExport {
  readonly id: string;
  readonly question: ExportQuestion;
  readonly missing: number;
}

/** The seller's prepared files of documents that were made while something of them was missing, and can still be downloaded. */
export function findIncompleteExports(db: SellerDb, now: Date) {
  return db.rows(sql<IncompleteExport>`
    select id, question, missing from export
    where seller_id = ${db.sellerId}::uuid and kind in ('invoices', 'invoice_document') and status = 'ready' and missing > 0 and expires_at > ${now}`);
}
