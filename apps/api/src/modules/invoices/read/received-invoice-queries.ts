import type { BrandId } from '@offizin/domain/brand/brands';
import { invoiceTotals } from '@offizin/domain/invoices/invoice-totals';
import { categorised } from '@offizin/domain/invoices/vat-fault';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** What is known of a seller's document. */
export function findReceivedInvoice(db: MarketplaceDb, sellerId: string, invoiceNo: string) {
  return db.first(
    query
      .selectFrom('invoice')
      .select(['type', 'kind', 'issued_on as issuedOn', 'content_hash as hash', 'set_off as setOff'])
      .where('seller_id', '=', sellerId)
      .where('invoice_no', '=', invoiceNo),
  );
}

/** All of a document but its files. */
export function findInvoiceOf(db: MarketplaceDb, sellerId: string, invoiceNo: string) {
  return db.first(
    query
      .selectFrom('invoice')
      .select(['invoice_no as invoiceNo', 'received_at as receivedAt', 'paid_on as paidOn'])
      .select(['net', 'vat', 'gross', 'record'])
      .where('seller_id', '=', sellerId)
      .where('invoice_no', '=', invoiceNo),
  );
}

/** What is left of a document after the credit notes that correct it; nobody else takes back of it until the transaction ends. */
export async function lockWhatIsLeft(db: MarketplaceDb, sellerId: string, invoiceNo: string) {
  const own = query.selectFrom('invoice').where('seller_id', '=', sellerId);
  const document = await db.first(
    own.select(['type', 'kind', 'net', 'vat', 'gross', 'record']).where('invoice_no', '=', invoiceNo).forUpdate(),
  );
  if (document === undefined) return undefined;
  const credits = await db.rows(own.select(['net', 'vat', 'gross', 'record']).where('corrects', '=', invoiceNo));
  const left = (part: 'net' | 'vat' | 'gross') =>
    credits.reduce((sum, credit) => sum + Number(credit[part]), Number(document[part]));
  const { type, kind } = document;
  const parts = [document, ...credits].map(
    ({ record }) => invoiceTotals({ ...record, lines: categorised(record) }).parts,
  );
  return { type, kind, left: { net: left('net'), vat: left('vat'), gross: left('gross') }, parts };
}

/** The last number that was given in a year, and the day of its document. */
export async function findLastPlace(
  db: MarketplaceDb,
  brand: BrandId,
  year: number,
): Promise<{ readonly last: number; readonly issuedOn: string | null }> {
  const statement = query
    .selectFrom('invoice_series')
    .select(['last', 'last_issued_on as issuedOn'])
    .where('brand', '=', brand);
  return (await db.first(statement.where('year', '=', year))) ?? { last: 0, issuedOn: null };
}
