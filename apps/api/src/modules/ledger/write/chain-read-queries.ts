import type { LedgerLine } from '@offizin/contract/ledger/marketplace';
import type { ShopPosting } from '@offizin/contract/ledger/seller';
import type { InvoiceType } from '@offizin/domain/invoices/invoice-kinds';
import type { ChainPart, CollectingType } from '@offizin/domain/ledger/chain';
import type { PaymentState } from '@offizin/domain/payout/payouts';
import { type RawBuilder, sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** What of orders was settled with a payout. */
export async function findPartsOfPayout(db: SellerDb, payoutNo: string): Promise<ChainPart[]> {
  const rows = await db.rows(
    query
      .selectFrom('ledger_chain')
      .select(['payout_no as payoutNo', 'kind', 'collected_by as collectedBy', 'month', 'lines', 'amount'])
      .where('seller_id', '=', db.sellerId)
      .where('payout_no', '=', payoutNo)
      .where('lines', '<>', 0)
      .orderBy('kind'),
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

const postings = query
  .selectFrom('ledger_posting')
  .select(['posting_no as postingNo', 'kind', 'amount', 'booked_on as bookedOn', 'text', 'document_no as documentNo']);

/** What was posted beside orders and is part of a payout. */
export async function findPostingsOfPayout(db: SellerDb, payoutNo: string): Promise<ShopPosting[]> {
  const wanted = postings.where('seller_id', '=', db.sellerId).where('payout_no', '=', payoutNo);
  const rows = await db.rows(wanted.orderBy('booked_on').orderBy('posting_no'));
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** What was posted beside orders and no payout names: the newest of it, and what all of it comes to. */
export async function findOpenPostings(db: SellerDb, limit: number) {
  const open = postings.where('seller_id', '=', db.sellerId).where('payout_no', 'is', null);
  const rows = await db.rows(open.orderBy('booked_on', 'desc').orderBy('posting_no', 'desc').limit(limit));
  const all = await db.first(
    open.clearSelect().select([sql<string>`count(*)`.as('count'), sql<string>`coalesce(sum(amount), 0)`.as('amount')]),
  );
  return {
    count: Number(all?.count ?? 0),
    amount: Number(all?.amount ?? 0),
    postings: rows.map((row) => ({ ...row, amount: Number(row.amount) })),
  };
}

/** How much of which documents a condition on payouts leaves, from lines of orders and from postings. */
const shares = (sellerId: string) => sql`
  select i.invoice_no, c.payout_no, sum(c.amount) as amount
  from invoice i join ledger_chain c on c.seller_id = i.seller_id and c.collected_by = i.type and c.month = i.month
  where i.seller_id = ${sellerId}::uuid and i.set_off and c.lines <> 0
  group by i.invoice_no, c.payout_no
  union all
  select document_no, coalesce(payout_no, ''), sum(amount) from ledger_posting
  where seller_id = ${sellerId}::uuid and document_no is not null
  group by document_no, coalesce(payout_no, '')`;

export interface DocumentShare {
  readonly invoiceNo: string;
  readonly type: InvoiceType;
  readonly month: string;
  readonly amount: number;
}

/** What of which documents was settled with a payout. */
export async function findDocumentsOfPayout(db: SellerDb, payoutNo: string): Promise<DocumentShare[]> {
  const rows = await db.rows(sql<Omit<DocumentShare, 'amount'> & { amount: string }>`
    select i.invoice_no as "invoiceNo", i.type, i.month, sum(s.amount)::text as amount
    from (${shares(db.sellerId)}) s join invoice i on i.seller_id = ${db.sellerId}::uuid and i.invoice_no = s.invoice_no
    where s.payout_no = ${payoutNo} group by i.invoice_no, i.type, i.month order by i.month, i.invoice_no`);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

interface SettledShare {
  /** A number, or one of the signs. */
  readonly payoutNo: string;
  readonly amount: number;
  readonly state: PaymentState | null;
  readonly at: Date | null;
}

/** With which payouts a document was settled, the first one first. */
export async function findSharesOfDocument(db: SellerDb, invoiceNo: string): Promise<SettledShare[]> {
  const rows = await db.rows(sql<Omit<SettledShare, 'amount'> & { amount: string }>`
    select s.payout_no as "payoutNo", sum(s.amount)::text as amount, p.state, coalesce(p.paid_at, p.due_at) as at
    from (${shares(db.sellerId)}) s left join payout p on p.seller_id = ${db.sellerId}::uuid and p.payout_no = s.payout_no
    where s.invoice_no = ${invoiceNo} group by s.payout_no, p.state, p.paid_at, p.due_at
    order by coalesce(p.paid_at, p.due_at), s.payout_no`);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** Orders that name a payout: an index holds the numbers. */
const names = (payoutNo: string) =>
  sql<boolean>`jsonb_path_query_array(lines, '$[*].payoutNo') @> ${JSON.stringify([payoutNo])}::jsonb`;

interface OrderOfPayout {
  readonly number: string;
  readonly orderedAt: Date;
  readonly amount: number;
}

/** A page of the orders of a payout with what each was paid, by number. */
export async function findOrdersOfPayout(
  db: SellerDb,
  payoutNo: string,
  { after, limit }: { after: string; limit: number },
): Promise<OrderOfPayout[]> {
  const rows = await db.rows(sql<Omit<OrderOfPayout, 'amount'> & { amount: string }>`
    select number, ordered_at as "orderedAt", (select sum(-(line ->> 'amount')::bigint) from jsonb_array_elements(lines) line
      where line ->> 'payoutNo' = ${payoutNo})::text as amount
    from ledger_order where seller_id = ${db.sellerId}::uuid and ${names(payoutNo)} and number > ${after}
    order by number limit ${limit}`);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** The lines of every order of a payout, by number. */
export const linesOfPayout = (
  sellerId: string,
  payoutNo: string,
): RawBuilder<{ number: string; lines: readonly LedgerLine[] }> => sql`
  select number, lines from ledger_order where seller_id = ${sellerId}::uuid and ${names(payoutNo)} order by number`;

/** The document of a type and month, as far as it is there. */
export async function findCollectingDocuments(db: SellerDb): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows(
    query
      .selectFrom('invoice')
      .select(['type', 'month'])
      .select((row) => row.fn.min('invoice_no').as('invoiceNo'))
      .where('seller_id', '=', db.sellerId)
      .where('type', 'in', ['commission', 'vouchers'] satisfies CollectingType[])
      .groupBy(['type', 'month']),
  );
  return new Map(rows.map(({ type, month, invoiceNo }) => [`${type} ${month}`, invoiceNo]));
}
