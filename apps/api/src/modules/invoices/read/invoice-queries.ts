import type { InvoiceFilters } from '@offizin/domain/invoices/invoice-filters';
import type { InvoiceFormat } from '@offizin/domain/invoices/invoice-kinds';
import { type RawBuilder, sql } from 'kysely';
import {
  conditionsOf,
  type FilterConditions,
  type GivenFilters,
} from '../../../platform/db/scopes/filter-conditions.ts';
import { query } from '../../../platform/db/scopes/query.ts';
import { asIdentity, type SellerDb } from '../../../platform/db/scopes/scopes.ts';

export interface InvoiceFilter extends GivenFilters<InvoiceFilters> {
  readonly sellerId: string;
}

/** Where a page ends: the month, and the number in it. */
export interface InvoicePlace {
  readonly month: string;
  readonly invoiceNo: string;
}

const pattern = (text: string): string => `%${text.toUpperCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;

const conditions: FilterConditions<InvoiceFilters, null> = {
  number: (number) => sql`invoice.invoice_no like ${pattern(number)}`,
  month: (month) => sql`invoice.month = ${month}`,
  year: (year) => sql`invoice.month between ${`${year}-01`} and ${`${year}-12`}`,
  kind: (kind) => sql`invoice.kind = ${kind}`,
  payment: (payment) =>
    sql`invoice.type <> 'report' and ${payment === 'PAID' ? sql`invoice.paid_on is not null` : sql`invoice.paid_on is null`}`,
};

function invoices({ sellerId, ...filter }: InvoiceFilter) {
  const rows = query
    .selectFrom('invoice')
    .select(['invoice_no as invoiceNo', 'kind', 'type', 'issued_on as issuedOn', 'month', 'due_on as dueOn'])
    .select(['paid_on as paidOn', 'set_off as isSetOff', 'corrects', 'net', 'vat', 'gross', 'currency'])
    .where('invoice.seller_id', '=', sellerId);
  const wanted = [...conditionsOf(conditions, filter, null).values()];
  return wanted.reduce((found, condition) => found.where(condition), rows);
}

/** A page of them, the newest month first and in it the highest number. */
export function findInvoices(
  db: SellerDb,
  filter: InvoiceFilter,
  { after, limit }: { after: InvoicePlace | null; limit: number },
) {
  const rows = invoices(filter)
    .select(
      sql<InvoiceFormat[]>`array(select f.format from invoice_file f
        where f.seller_id = ${db.sellerId}::uuid and f.invoice_no = invoice.invoice_no order by f.format)`.as('files'),
    )
    .orderBy('month', 'desc')
    .orderBy('invoice_no', 'desc')
    .limit(limit);
  if (after === null) return db.rows(rows);
  return db.rows(rows.where(sql<boolean>`(month, invoice_no) < (${after.month}::text, ${after.invoiceNo}::text)`));
}

export type InvoiceRow = Awaited<ReturnType<typeof findInvoices>>[number];

/** What each month has; what the shop bills is its own, what it is billed for is taken off. */
export function countInvoices(db: SellerDb, sellerId: string) {
  const of = (condition: RawBuilder<boolean>) => sql<number>`(count(*) filter (where ${condition}))::integer`;
  return db.rows(
    query
      .selectFrom('invoice')
      .select(['month', 'currency', sql<number>`count(*)::integer`.as('total')])
      .select([of(sql`kind = 'ISSUED'`).as('issued'), of(sql`kind = 'RECEIVED'`).as('received')])
      .select(of(sql`paid_on is null and type <> 'report'`).as('pending'))
      .select(sql<string>`sum(case kind when 'RECEIVED' then gross else -gross end)`.as('balance'))
      .where('seller_id', '=', sellerId)
      .groupBy(['month', 'currency'])
      .orderBy('month', 'desc'),
  );
}

/** One document with what its files are made of. */
export function findInvoice(db: SellerDb, sellerId: string, invoiceNo: string) {
  return db.first(
    query
      .selectFrom('invoice')
      .select(['invoice_no as invoiceNo', 'type', 'record', 'issued_on as issuedOn'])
      .where('seller_id', '=', sellerId)
      .where('invoice_no', '=', invoiceNo),
  );
}

/** One that is set off. */
export function findSetOff(db: SellerDb, invoiceNo: string) {
  return db.first(
    query
      .selectFrom('invoice')
      .select(['kind', 'type', 'gross', 'currency'])
      .where('seller_id', '=', db.sellerId)
      .where('invoice_no', '=', invoiceNo)
      .where('set_off', '=', true),
  );
}

export async function findFormats(db: SellerDb, sellerId: string, invoiceNo: string): Promise<InvoiceFormat[]> {
  const statement = query.selectFrom('invoice_file').select('format').where('seller_id', '=', sellerId);
  return (await db.rows(statement.where('invoice_no', '=', invoiceNo))).map(({ format }) => format);
}

export async function readInvoiceFile(
  db: SellerDb,
  sellerId: string,
  { invoiceNo, format }: { invoiceNo: string; format: InvoiceFormat },
): Promise<Buffer | null> {
  const row = await db.first(
    query
      .selectFrom('invoice_file')
      // As base64 a third larger, where the driver would read hexadecimal digits, twice as large.
      .select(sql<string>`encode(content, 'base64')`.as('content'))
      .where('seller_id', '=', sellerId)
      .where('invoice_no', '=', invoiceNo)
      .where('format', '=', format),
  );
  return row === undefined ? null : Buffer.from(row.content, 'base64');
}

/** Whether a shop has documents of the kind that a file is asked of. */
export async function hasInvoices(db: SellerDb, filter: InvoiceFilter): Promise<boolean> {
  return (await db.first(invoices(filter).limit(1))) !== undefined;
}

/** What the files of a shop's documents depend on beside the documents. */
export function findReader(db: SellerDb, sellerId: string) {
  const reader = query.selectFrom('seller').select(['brand', 'locale', 'services']).where('id', '=', sellerId);
  return asIdentity(db, (identity) => identity.first(reader));
}
