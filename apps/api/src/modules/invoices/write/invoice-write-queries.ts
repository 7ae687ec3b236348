import type { BrandId } from '@offizin/domain/brand/brands';
import type { InvoiceFormat } from '@offizin/domain/invoices/invoice-kinds';
import type { PlaceInSeries } from '@offizin/domain/invoices/invoice-number';
import type { InvoiceTotals } from '@offizin/domain/invoices/invoice-totals';
import { sql } from 'kysely';
import type { InvoiceContent } from '../tables.ts';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Gives the series' next number to a document of a day; false where this is not the one, or the one before it is of a later day. Whoever asks beside it waits for the end of the transaction. */
export async function takePlace(
  db: MarketplaceDb,
  brand: BrandId,
  { year, place, issuedOn }: PlaceInSeries & { readonly issuedOn: string },
): Promise<boolean> {
  const taken =
    place === 1
      ? await db.first(
          query
            .insertInto('invoice_series')
            .values({ brand, year, last: 1, last_issued_on: issuedOn })
            .onConflict((conflict) => conflict.columns(['brand', 'year']).doNothing())
            .returning('last'),
        )
      : await db.first(
          query
            .updateTable('invoice_series')
            .set({ last: place, last_issued_on: issuedOn })
            .where('brand', '=', brand)
            .where('year', '=', year)
            .where('last', '=', place - 1)
            .where((row) => row.or([row('last_issued_on', 'is', null), row('last_issued_on', '<=', issuedOn)]))
            .returning('last'),
        );
  return taken !== undefined;
}

/** Whose document it is. */
export interface InvoiceKey {
  readonly sellerId: string;
  readonly brand: BrandId;
  readonly invoiceNo: string;
}

interface NewInvoice {
  readonly content: InvoiceContent;
  readonly totals: InvoiceTotals;
  readonly hash: Buffer;
  readonly now: Date;
}

export async function insertInvoice(
  db: MarketplaceDb,
  { sellerId, brand, invoiceNo }: InvoiceKey,
  { content, totals, hash, now }: NewInvoice,
): Promise<void> {
  await db.rows(
    query.insertInto('invoice').values({
      seller_id: sellerId,
      brand,
      invoice_no: invoiceNo,
      kind: content.kind,
      type: content.type,
      issued_on: content.issuedOn,
      month: content.month,
      due_on: content.dueOn,
      currency: content.currency,
      net: totals.net,
      vat: totals.vat,
      gross: totals.gross,
      corrects: content.corrects,
      record: JSON.stringify(content),
      content_hash: hash,
      received_at: now,
      paid_on: null,
      set_off: content.setOff !== undefined,
    }),
  );
}

interface MadeFile {
  readonly format: InvoiceFormat;
  readonly content: Buffer;
  readonly now: Date;
}

/** Keeps a file of a document; one that is there stays as it is. */
export async function insertInvoiceFile(
  db: SellerDb | MarketplaceDb,
  { sellerId, brand, invoiceNo }: InvoiceKey,
  { format, content, now }: MadeFile,
): Promise<void> {
  await db.rows(
    query
      .insertInto('invoice_file')
      .values({
        seller_id: sellerId,
        brand,
        invoice_no: invoiceNo,
        format,
        bytes: content.length,
        content,
        made_at: now,
      })
      .onConflict((conflict) => conflict.columns(['seller_id', 'invoice_no', 'format']).doNothing()),
  );
}

/** Says when a document was paid; false where the seller has no such one. */
export async function updatePaidOn(
  db: MarketplaceDb,
  { sellerId, invoiceNo }: Pick<InvoiceKey, 'sellerId' | 'invoiceNo'>,
  paidOn: string | null,
): Promise<boolean> {
  const row = await db.first(
    query
      .updateTable('invoice')
      .set({ paid_on: paidOn })
      .where('seller_id', '=', sellerId)
      .where('invoice_no', '=', invoiceNo)
      .where('type', '<>', 'report')
      .returning('invoice_no'),
  );
  return row !== undefined;
}

/** Notes since when nobody could make a document's files; null once they are there. */
export async function setUnmade(db: SellerDb, invoiceNo: string, since: Date | null): Promise<void> {
  const update = query.updateTable('invoice').set({ unmade_since: since }).where('seller_id', '=', db.sellerId);
  const isOther = since === null ? sql<boolean>`unmade_since is not null` : sql<boolean>`unmade_since is null`;
  await db.rows(update.where('invoice_no', '=', invoiceNo).where(isOther));
}
