import type { ExportQuestion } from '@offizin/contract/exports/seller';
import { brands } from '@offizin/domain/brand/brands';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { makeFormats } from '@offizin/i18n/formats';
import type { SellerDb } from '../../platform/db/scopes/scopes.ts';
import type { ExportSource } from '../../platform/exports/export-source.ts';
import { textsIn } from '../../texts/texts.ts';
import { fileShapes } from './seller/file.ts';
import { type FileOfDocument, findFilesOfDocuments, pendingOf } from './read/document-queries.ts';
import { hasInvoices, readInvoiceFile } from './read/invoice-queries.ts';
import { wantedOf } from './write/documents-wanted.ts';

async function contentOf(db: SellerDb, file: FileOfDocument): Promise<Buffer> {
  const content = await readInvoiceFile(db, db.sellerId, file);
  if (content === null) throw new Error(`${file.invoiceNo} has lost its ${file.format}`);
  return content;
}

const nameOf = ({ month, invoiceNo, format }: FileOfDocument): string =>
  `${month}/${invoiceNo}${fileShapes[format].ending}`;

/** What names the files that an archive is without, and why. */
async function listOf(missing: readonly FileOfDocument[], locale: LocaleCode) {
  const words = await textsIn(locale, 'invoiceDocument');
  const lines = missing.map((file) => `${nameOf(file)}: ${words(`missing.${file.missing ?? 'being_made'}`)}`);
  return { name: `${words('missing.file')}.txt`, content: [words('missing.intro'), '', ...lines, ''].join('\r\n') };
}

const filesOf = (db: SellerDb, question: ExportQuestion) => {
  const { formats, ...documents } = wantedOf(question);
  return findFilesOfDocuments(db, documents, formats);
};

/** What the two files have in common. */
const ofDocuments: Pick<ExportSource, 'exists'> & Required<Pick<ExportSource, 'pending'>> = {
  exists: (db, sellerId, question) => {
    const { month, year } = wantedOf(question);
    return hasInvoices(db, { sellerId, ...(month !== undefined && { month }), ...(year !== undefined && { year }) });
  },
  pending: async (db, question, now) => pendingOf(await filesOf(db, question), now),
};

/** Every document of a year or of all years, in folders by month; each file is read when it is its turn (INV-01). */
export const invoiceArchive: ExportSource = {
  ...ofDocuments,
  kind: 'invoices',
  isCopied: true,
  files: async (db, question, { locale }) => {
    const files = await filesOf(db, question);
    const missing = files.filter((file) => file.missing !== null);
    return {
      files: files
        .filter((file) => file.missing === null)
        .map((file) => ({ name: nameOf(file), read: (portion) => contentOf(portion, file) })),
      missing: missing.length,
      list: await listOf(missing, locale),
    };
  },
};

/** The documents of a month as one, with a table of contents that names those that are missing, too (INV-01). */
export const invoiceDocument: ExportSource = {
  ...ofDocuments,
  kind: 'invoice_document',
  open: async (db, question, { seller, locale, timeZone, now }) => {
    if (question.kind !== 'invoice_document') return null;
    const { brand } = seller;
    const [words, files] = await Promise.all([textsIn(locale, 'invoiceDocument'), filesOf(db, question)]);
    const formats = makeFormats(locale, timeZone);
    const month = formats.monthOfYear(`${question.month}-01T12:00:00Z`);
    const missing = files.filter((file) => file.missing !== null).length;
    const frame = {
      title: words('joined', { month }),
      page: words('page'),
      absent: words('missing.short'),
      note: missing === 0 ? '' : words('missing.note', { missing, count: files.length }),
      author: brands[brand].company,
      locale,
      made: now,
    };
    const documents = files.map((file) => ({
      title: `${file.invoiceNo}, ${words(`title.${file.type}`)}`,
      sum: file.type === 'report' ? '' : formats.money({ amount: file.gross, currency: file.currency }),
      read: file.missing === null ? () => contentOf(db, file) : null,
    }));
    return {
      missing,
      write: async ({ onRows }) => {
        // What draws PDFs takes 45 MB: it is loaded by the thread that draws, and not wherever exports are named.
        const { joinDocuments } = await import('./seller/join-documents.ts');
        return joinDocuments(documents, frame, onRows);
      },
    };
  },
};
