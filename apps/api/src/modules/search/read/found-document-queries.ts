import { limits } from '@offizin/domain/limits';
import { foldForSearch } from '@offizin/domain/orders/order-search';
import type { InvoiceKind, InvoiceType } from '@offizin/domain/invoices/invoice-kinds';
import type { Currency } from '@offizin/domain/money';
import type { UploadState } from '@offizin/domain/uploads/upload-transitions';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { likePattern } from '../../catalogue/write/product-search.ts';

/** So many of the newest documents and uploads are looked at: those of more than ten years. */
const newest = 2000;

export interface FoundInvoiceRow {
  readonly invoiceNo: string;
  readonly kind: InvoiceKind;
  readonly type: InvoiceType;
  readonly month: string;
  readonly gross: number;
  readonly currency: Currency;
  readonly dueOn: string | null;
  readonly paidOn: string | null;
  readonly found: number;
}

/** A part of a number; what is too short to name one is its beginning or end. */
function numberPatterns(typed: string): string[][] {
  const words = typed.toUpperCase().split(/[\s,]+/);
  return words.map((word) => {
    const pattern = likePattern(word);
    return word.length > limits.searchOfAllPart ? [pattern] : [pattern.slice(1), pattern.slice(0, -1)];
  });
}

/** The seller's documents by a part of their number, the newest first. */
export function findInvoices(db: SellerDb, typed: string, limit: number): Promise<FoundInvoiceRow[]> {
  const named = numberPatterns(typed).map((patterns) => sql`invoice_no like any (${patterns}::text[])`);
  return db.rows(sql<FoundInvoiceRow>`
    select invoice_no as "invoiceNo", kind, type, month, gross, currency, due_on as "dueOn", paid_on as "paidOn",
      count(*) over ()::integer as found
    from (
      select invoice_no, kind, type, month, gross, currency, due_on, paid_on from invoice
      where seller_id = ${db.sellerId}::uuid order by month desc, invoice_no desc limit ${newest}
    ) i where ${sql.join(named, sql` and `)} order by month desc, invoice_no desc limit ${limit}`);
}

export interface FoundUploadRow {
  readonly id: string;
  readonly fileName: string;
  readonly createdAt: Date;
  readonly state: UploadState;
  readonly found: number;
}

/** The seller's files of offers by a part of their name, the newest first; corrections are of the file that they correct. */
export function findUploads(db: SellerDb, typed: string, limit: number): Promise<FoundUploadRow[]> {
  const patterns = foldForSearch(typed).split(/\s+/).map(likePattern);
  return db.rows(sql<FoundUploadRow>`
    select id, file_name as "fileName", created_at as "createdAt", state, count(*) over ()::integer as found
    from (
      select id, file_name, created_at, state, corrects from offer_upload
      where seller_id = ${db.sellerId}::uuid order by created_at desc limit ${newest}
    ) u where u.corrects is null and folded(file_name) like all (${patterns}::text[])
    order by created_at desc, id limit ${limit}`);
}
