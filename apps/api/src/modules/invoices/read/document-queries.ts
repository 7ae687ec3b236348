import { activeServices } from '@offizin/domain/access/seller-kinds';
import { expectedFiles, type MissingReason } from '@offizin/domain/invoices/expected-files';
import { electronicService, type InvoiceFormat, type InvoiceType } from '@offizin/domain/invoices/invoice-kinds';
import { limits } from '@offizin/domain/limits';
import { sql } from 'kysely';
import type { Currency } from '@offizin/domain/money';
import { secondsAfter } from '../../../platform/clock.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { DocumentsWanted } from '../write/documents-wanted.ts';
import { findReader } from './invoice-queries.ts';

export interface DocumentRow {
  readonly invoiceNo: string;
  readonly month: string;
  readonly type: InvoiceType;
  readonly gross: number;
  readonly currency: Currency;
  readonly receivedAt: Date;
  readonly unmadeSince: Date | null;
  /** Those that there are. */
  readonly files: readonly InvoiceFormat[];
}

/** A file that a document has, or is to have. */
export interface FileOfDocument extends DocumentRow {
  readonly format: InvoiceFormat;
  /** Null for one that is there. */
  readonly missing: MissingReason | null;
}

/** Every document, oldest first: what is asked is which there are, never which files were made of them. */
function findDocuments(db: SellerDb, { month, year }: DocumentsWanted) {
  const [from, to] = month === undefined ? [`${year ?? '0000'}-01`, `${year ?? '9999'}-12`] : [month, month];
  return db.rows(sql<DocumentRow>`
    select i.invoice_no as "invoiceNo", i.month, i.type, i.gross, i.currency, i.received_at as "receivedAt",
      i.unmade_since as "unmadeSince", array(select f.format from invoice_file f
        where f.seller_id = ${db.sellerId}::uuid and f.invoice_no = i.invoice_no) as files
    from invoice i where i.seller_id = ${db.sellerId}::uuid and i.month between ${from} and ${to}
    order by i.month, i.invoice_no`);
}

/** Every file that the documents have or are to have, in these formats. */
export async function findFilesOfDocuments(
  db: SellerDb,
  wanted: DocumentsWanted,
  formats: readonly InvoiceFormat[],
): Promise<FileOfDocument[]> {
  const reader = await findReader(db, db.sellerId);
  const electronic = reader !== undefined && activeServices(reader.services).includes(electronicService);
  const documents = await findDocuments(db, wanted);
  return documents.flatMap((document) =>
    expectedFiles(document.type, electronic)
      .filter((format) => formats.includes(format))
      .map((format) => {
        const reason = document.unmadeSince === null ? ('being_made' as const) : ('failed' as const);
        return { ...document, format, missing: document.files.includes(format) ? null : reason };
      }),
  );
}

/** How many of these files are missing, and how many of them a job is making. */
export function pendingOf(files: readonly FileOfDocument[], now: Date) {
  const missing = files.filter((file) => file.missing !== null);
  const since = secondsAfter(now, -limits.invoiceFilesSoon);
  const soon = missing.filter(({ missing: reason, receivedAt }) => reason === 'being_made' && receivedAt > since);
  return { missing: missing.length, soon: soon.length };
}
