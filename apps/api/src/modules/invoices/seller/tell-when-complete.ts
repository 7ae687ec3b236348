import { findIncompleteExports } from '../../exports/write/incomplete-export-queries.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { findFilesOfDocuments, pendingOf } from '../read/document-queries.ts';
import { wantedOf } from '../write/documents-wanted.ts';

/** Notifies a shop that downloaded documents while some were missing, as soon as all of them are there (INV-01). */
export async function tellWhenComplete(db: SellerDb, now: Date): Promise<void> {
  for (const { id, question, missing } of await findIncompleteExports(db, now)) {
    const { formats, ...documents } = wantedOf(question);
    const pending = pendingOf(await findFilesOfDocuments(db, documents, formats), now);
    if (pending.missing > 0) continue;
    const { sellerId } = db;
    const notice = { params: { count: missing }, dedupeKey: `export:${id}`, at: now };
    await notifyAll(db, [{ sellerId, kind: 'documents_complete', ...notice }]);
  }
}
