import type { InvoiceFormat, InvoiceKind, InvoiceType } from '@offizin/domain/invoices/invoice-kinds';
import type { CollectingType } from '@offizin/domain/ledger/chain';
import type { ComparedPayout } from '@offizin/domain/accountant/to-explain';
import type { Currency } from '@offizin/domain/money';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

export interface MonthDocument {
  readonly invoiceNo: string;
  readonly kind: InvoiceKind;
  readonly type: InvoiceType;
  readonly net: number;
  readonly gross: number;
  readonly currency: Currency;
  readonly isSetOff: boolean;
  readonly paidOn: string | null;
  readonly receivedAt: Date;
  readonly unmadeSince: Date | null;
  /** Those that there are. */
  readonly files: readonly InvoiceFormat[];
}

/** The documents of a month, by number. */
export async function findDocumentsOf(db: SellerDb, month: string): Promise<MonthDocument[]> {
  const rows = await db.rows(
    query
      .selectFrom('invoice as i')
      .select(['i.invoice_no as invoiceNo', 'i.kind', 'i.type', 'i.net', 'i.gross', 'i.currency'])
      .select([
        'i.set_off as isSetOff',
        'i.paid_on as paidOn',
        'i.received_at as receivedAt',
        'i.unmade_since as unmadeSince',
      ])
      .select(
        sql<InvoiceFormat[]>`array(select f.format from invoice_file f
          where f.seller_id = ${db.sellerId}::uuid and f.invoice_no = i.invoice_no)`.as('files'),
      )
      .where('i.seller_id', '=', db.sellerId)
      .where('i.month', '=', month)
      .orderBy('i.invoice_no'),
  );
  return rows.map((row) => ({ ...row, net: Number(row.net), gross: Number(row.gross) }));
}

/** The payouts that were paid in a period, or came back in it, with what their lines come to, as the payout's own screen counts it. */
export async function findMovedPayouts(
  db: SellerDb,
  { since, until }: { since: Date; until: Date },
): Promise<ComparedPayout[]> {
  const rows = await db.rows(sql<
    Omit<ComparedPayout, 'amount' | 'lines'> & { amount: string; paid: string | null; beside: string | null }
  >`
    select p.payout_no as "payoutNo", p.state, p.amount::text as amount,
      (select sum(c.amount)::text from ledger_chain c where c.seller_id = ${db.sellerId}::uuid and c.payout_no = p.payout_no
        and c.kind = 'payout' and c.lines <> 0) as paid,
      (select sum(b.amount)::text from ledger_posting b where b.seller_id = ${db.sellerId}::uuid and b.payout_no = p.payout_no) as beside
    from payout p where p.seller_id = ${db.sellerId}::uuid and p.state in ('paid', 'returned')
      and coalesce(p.returned_at, p.paid_at) >= ${since}::timestamptz and coalesce(p.returned_at, p.paid_at) < ${until}::timestamptz
    order by p.due_at, p.payout_no`);
  return rows.map(({ amount, paid, beside, ...row }) => ({
    ...row,
    amount: Number(amount),
    lines: paid === null && beside === null ? null : Number(paid ?? 0) + Number(beside ?? 0),
  }));
}

export interface TaxMonthFound {
  readonly closedAt: Date | null;
  readonly closedBy: string | null;
  readonly closedThrough: string | null;
}

/** What is booked of a month. */
export interface MonthBooks {
  /** Which documents have something to take in. */
  readonly booked: CollectingType[];
  /** Undefined where nothing counts in it. */
  readonly taxMonth: TaxMonthFound | undefined;
}

export async function findBooks(db: SellerDb, month: string): Promise<MonthBooks> {
  const row = await db.first(sql<TaxMonthFound & { booked: CollectingType[]; hasTaxMonth: boolean }>`
    select array(select collected_by from ledger_chain
        where seller_id = ${db.sellerId}::uuid and collected_by <> '' and month = ${month}
        group by collected_by having sum(lines) <> 0 order by collected_by) as booked,
      exists (select from tax_month where seller_id = ${db.sellerId}::uuid and month = ${month}) as "hasTaxMonth",
      (select closed_at from tax_month where seller_id = ${db.sellerId}::uuid and month = ${month}) as "closedAt",
      (select closed_by from tax_month where seller_id = ${db.sellerId}::uuid and month = ${month}) as "closedBy",
      (select max(month) from tax_month where seller_id = ${db.sellerId}::uuid and closed_at is not null) as "closedThrough"`);
  if (row === undefined) return { booked: [], taxMonth: undefined };
  const { booked, hasTaxMonth, ...taxMonth } = row;
  return { booked, taxMonth: hasTaxMonth ? taxMonth : undefined };
}

/** Whether a month has anything: something that counts in it, or a document, where those are shown. */
export async function hasMonth(db: SellerDb, month: string, hasDocuments: boolean): Promise<boolean> {
  const found = await db.first(sql<{ has: boolean }>`
    select (${hasDocuments} and exists (select from invoice where seller_id = ${db.sellerId}::uuid and month = ${month}))
      or exists (select from tax_month where seller_id = ${db.sellerId}::uuid and month = ${month}) as has`);
  return found?.has ?? false;
}

/** What the marketplace calls the shop, and its services. */
export function findShopItself(db: SellerDb) {
  return db.first(
    query
      .selectFrom('seller')
      .select(['external_id as externalId', 'name', 'brand', 'services'])
      .where('id', '=', db.sellerId),
  );
}
