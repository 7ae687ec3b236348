import { brands } from '@offizin/domain/brand/brands';
import { activeServices } from '@offizin/domain/access/seller-kinds';
import { electronicService, type InvoiceFormat, invoiceFormats } from '@offizin/domain/invoices/invoice-kinds';
import { makeFormats } from '@offizin/i18n/formats';
import type { SellerDb } from '../../platform/db/scopes/scopes.ts';
import type { ExportSource } from '../../platform/exports/export-source.ts';
import { textsIn } from '../../texts/texts.ts';
import { fileShapes } from './seller/file.ts';
import { type FileOfInvoice, findFilesOf, findReader, hasInvoices, readInvoiceFile } from './read/invoice-queries.ts';

async function formatsFor(db: SellerDb, sellerId: string): Promise<readonly InvoiceFormat[]> {
  const reader = await findReader(db, sellerId);
  const electronic = reader !== undefined && activeServices(reader.services).includes(electronicService);
  return electronic ? invoiceFormats : ['pdf'];
}

async function contentOf(db: SellerDb, sellerId: string, file: FileOfInvoice): Promise<Buffer> {
  const content = await readInvoiceFile(db, sellerId, file);
  if (content === null) throw new Error(`${file.invoiceNo} has lost its ${file.format}`);
  return content;
}

/** Every document of a year or of all years, in folders by month; each file is read when it is its turn (INV-01). */
export const invoiceArchive: ExportSource = {
  kind: 'invoices',
  exists: (db, sellerId, question) =>
    hasInvoices(db, { sellerId, ...(question.kind === 'invoices' && { year: question.year }) }),
  files: async (db, question, { seller: { sellerId } }) => {
    if (question.kind !== 'invoices') return [];
    const files = await findFilesOf(db, { sellerId, year: question.year }, await formatsFor(db, sellerId));
    return files.map((file) => ({
      name: `${file.month}/${file.invoiceNo}${fileShapes[file.format].ending}`,
      read: (portion) => contentOf(portion, sellerId, file),
    }));
  },
};

/** The documents of a month as one, with a table of contents (INV-01). */
export const invoiceDocument: ExportSource = {
  kind: 'invoice_document',
  exists: (db, sellerId, question) =>
    hasInvoices(db, { sellerId, ...(question.kind === 'invoice_document' && { month: question.month }) }),
  open: async (db, question, { seller, locale, timeZone, now }) => {
    if (question.kind !== 'invoice_document') return null;
    const { sellerId, brand } = seller;
    const [words, files] = await Promise.all([
      textsIn(locale, 'invoiceDocument'),
      findFilesOf(db, { sellerId, month: question.month }, ['pdf']),
    ]);
    const formats = makeFormats(locale, timeZone);
    const month = formats.monthOfYear(`${question.month}-01T12:00:00Z`);
    return async ({ onRows }) => {
      const documents = files.map((file) => {
        const { invoiceNo, type, gross, currency } = file;
        return {
          title: `${invoiceNo}, ${words(`title.${type}`)}`,
          sum: type === 'report' ? '' : formats.money({ amount: gross, currency }),
          read: () => contentOf(db, sellerId, file),
        };
      });
      const title = words('joined', { month });
      const page = words('page');
      // What draws PDFs takes 45 MB: it is loaded by the thread that draws, and not wherever exports are named.
      const { joinDocuments } = await import('./seller/join-documents.ts');
      return joinDocuments(documents, { title, page, author: brands[brand].company, locale, made: now }, onRows);
    };
  },
};
