import { sql } from 'kysely';
import type { ComparedDocument } from '@offizin/domain/tax-months/agreement';
import type { TaxFigure } from '@offizin/domain/tax-months/tax-figures';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** The months in which something counts, newest first. */
export function findTaxMonths(db: SellerDb) {
  return db.rows(
    query
      .selectFrom('tax_month')
      .select(['month', 'closed_at as closedAt', 'closed_by as closedBy'])
      .where('seller_id', '=', db.sellerId)
      .orderBy('month', 'desc'),
  );
}

export type TaxMonthRow = Awaited<ReturnType<typeof findTaxMonths>>[number];

/** The figures that count in a month, were booked in it, or whose orders were placed in it. */
export function findFigures(db: SellerDb, month: string): Promise<TaxFigure[]> {
  return db.rows(
    query
      .selectFrom('tax_figure')
      .select(['month', 'booked_month as bookedMonth', 'order_month as orderMonth', 'country', 'kind', 'lines'])
      .select(['credit', 'debit', sql<number | null>`nullif(rate, -1)`.as('rate')])
      .where('seller_id', '=', db.sellerId)
      .where((by) => by.or([by('month', '=', month), by('booked_month', '=', month), by('order_month', '=', month)]))
      .orderBy('country')
      .orderBy('rate', 'desc'),
  );
}

/** Where the shop is. */
export async function findHome(db: SellerDb): Promise<string> {
  const row = await db.first(
    query.selectFrom('seller').select('country_code as country').where('id', '=', db.sellerId),
  );
  return row?.country ?? '';
}

/** The documents that are about a month. */
export function findDocuments(db: SellerDb, month: string): Promise<ComparedDocument[]> {
  return db.rows(
    query
      .selectFrom('invoice')
      .select(['type', 'net', 'gross'])
      .where('seller_id', '=', db.sellerId)
      .where('month', '=', month),
  );
}

/** What the orders of a month came to, as the reports have it: with those that the portal never had. */
export async function sumOrders(db: SellerDb, month: string): Promise<number> {
  const row = await db.first(sql<{ sum: number }>`
    select (coalesce((select sum(sold + refunded) from ledger_balance where seller_id = ${db.sellerId}::uuid and month = ${month}), 0)
      + coalesce((select sum(sales) from sales_before where seller_id = ${db.sellerId}::uuid and month = ${month}), 0))::bigint as sum`);
  return Number(row?.sum ?? 0);
}

/** What was paid out in a period; null where the shop has no payouts here. */
export async function sumPaidOut(db: SellerDb, { since, until }: { since: Date; until: Date }): Promise<number | null> {
  const row = await db.first(sql<{ sum: number | null; payouts: number }>`
    select coalesce(sum(amount) filter (where state = 'paid' and paid_at >= ${since}::timestamptz and paid_at < ${until}::timestamptz), 0)::bigint
      as sum, count(*)::integer as payouts
    from payout where seller_id = ${db.sellerId}::uuid`);
  return row === undefined || row.payouts === 0 ? null : Number(row.sum);
}
