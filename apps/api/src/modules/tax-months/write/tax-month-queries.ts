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

export interface ComparedSums {
  /** What the orders of a month came to, as the reports have it: with those that the portal never had. */
  readonly ofOrders: number;
  /** What was paid out in it; null where the shop has no payouts here. */
  readonly paidOut: number | null;
}

/** What a month is compared with beside its documents. */
export async function sumCompared(
  db: SellerDb,
  { month, since, until }: { month: string; since: Date; until: Date },
): Promise<ComparedSums> {
  const row = await db.first(sql<{ ofOrders: string; paidOut: string; hasPayouts: boolean }>`
    select (coalesce((select sum(sold + refunded) from ledger_balance where seller_id = ${db.sellerId}::uuid and month = ${month}), 0)
        + coalesce((select sum(sales) from sales_before where seller_id = ${db.sellerId}::uuid and month = ${month}), 0))::text as "ofOrders",
      coalesce((select sum(amount) from payout where seller_id = ${db.sellerId}::uuid and state = 'paid'
        and paid_at >= ${since}::timestamptz and paid_at < ${until}::timestamptz), 0)::text as "paidOut",
      exists (select from payout where seller_id = ${db.sellerId}::uuid) as "hasPayouts"`);
  return { ofOrders: Number(row?.ofOrders ?? 0), paidOut: row?.hasPayouts === true ? Number(row.paidOut) : null };
}
