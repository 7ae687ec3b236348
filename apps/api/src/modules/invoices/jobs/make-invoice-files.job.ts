import { activeServices } from '@offizin/domain/access/seller-kinds';
import { expectedFiles } from '@offizin/domain/invoices/expected-files';
import { electronicService } from '@offizin/domain/invoices/invoice-kinds';
import { limits } from '@offizin/domain/limits';
import { insertInvoiceFile, setUnmade } from '../write/invoice-write-queries.ts';
import { tellOfInvoice } from '../write/tell-of-invoice.ts';
import { tellWhenComplete } from '../seller/tell-when-complete.ts';
import { announce } from '../../events/write/announce-queries.ts';
import type { App } from '../../../platform/app.ts';
import { withSellerOfJob } from '../../../platform/db/scopes/seller-brand.ts';
import { job } from '../../../platform/jobs/job.ts';
import { invoiceFilesTask, type InvoiceFilesTask } from '../seller/files-task.ts';
import { findFormats, findInvoice, findReader } from '../read/invoice-queries.ts';

interface Named {
  readonly sellerId: string;
  readonly invoiceNo: string;
}

/** What is still to be made of a document; null where there is nothing. */
async function taskOf({ pool }: App, { sellerId, invoiceNo }: Named): Promise<InvoiceFilesTask | null> {
  return withSellerOfJob(pool, sellerId, async (db) => {
    const [invoice, made] = await Promise.all([
      findInvoice(db, sellerId, invoiceNo),
      findFormats(db, sellerId, invoiceNo),
    ]);
    const reader = await findReader(db, sellerId);
    if (invoice === undefined || reader === undefined || invoice.type === 'report') return null;
    const electronic = activeServices(reader.services).includes(electronicService);
    const wanted = expectedFiles(invoice.type, electronic).filter((format) => !made.includes(format));
    if (wanted.length === 0) return null;
    const { brand, locale } = reader;
    return { invoiceNo, brand, locale, content: invoice.record, wanted, electronic };
  });
}

/** Makes the files of a document that the marketplace handed over as data, and then says that it is there (INV-01, INV-04). */
export const makeInvoiceFiles = job('make_invoice_files', async ({ app, isLast, threads }, { sellerId, invoiceNo }) => {
  const task = await taskOf(app, { sellerId, invoiceNo });
  if (task === null) return;
  const files = await invoiceFilesTask
    .run(threads, task, { seconds: limits.invoiceFilesSeconds })
    .catch(async (error: unknown) => {
      // A figure alerts the operator, and what the document is missing from says that it could not be made.
      if (isLast(error)) await withSellerOfJob(app.pool, sellerId, (db) => setUnmade(db, invoiceNo, app.clock()));
      throw error;
    });
  const now = app.clock();
  await withSellerOfJob(app.pool, sellerId, async (db) => {
    for (const { format, bytes } of files)
      await insertInvoiceFile(
        db,
        { sellerId, brand: task.brand, invoiceNo },
        { format, content: Buffer.from(bytes), now },
      );
    await setUnmade(db, invoiceNo, null);
    await tellWhenComplete(db, now);
    if (task.wanted.includes('pdf')) await tellOfInvoice(db, { sellerId, ...task.content, now });
    else await announce(db, { topic: 'invoices', payload: { count: 1 } });
  });
});
