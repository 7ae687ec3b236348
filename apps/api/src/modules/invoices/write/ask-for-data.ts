import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { enqueueJob, invoiceFilesQueue } from '../../../platform/jobs/enqueue-job-queries.ts';

/** Asks for the data of every document of a shop that has only its PDF: what was issued before it had the service (INV-04). */
export async function askForData(db: MarketplaceDb, sellerId: string): Promise<void> {
  const rows = await db.rows(
    query
      .selectFrom('invoice as i')
      .select('i.invoice_no as invoiceNo')
      .where('i.seller_id', '=', sellerId)
      .where('i.type', '<>', 'report')
      .where(
        sql<boolean>`not exists (select from invoice_file f
          where f.seller_id = ${sellerId}::uuid and f.invoice_no = i.invoice_no and f.format <> 'pdf')`,
      ),
  );
  for (const { invoiceNo } of rows)
    await enqueueJob(db, { name: 'make_invoice_files', payload: { sellerId, invoiceNo } }, invoiceFilesQueue(sellerId));
}
