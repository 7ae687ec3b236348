import type { TaxFigure } from '@offizin/domain/tax-months/tax-figures';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Whether something counts in a month, of a shop in one of the countries where those are named. */
export async function hasTaxMonth(db: SellerDb, month: string, home?: string): Promise<boolean> {
  const wanted = query
    .selectFrom('tax_month as m')
    .innerJoin('seller as s', 's.id', 'm.seller_id')
    .select('m.month')
    .where('m.seller_id', '=', db.sellerId)
    .where('m.month', '=', month);
  const row = await db.first(home === undefined ? wanted : wanted.where('s.country_code', '=', home));
  return row !== undefined;
}

/** The figures that count in some months. */
export function findFiguresOf(db: SellerDb, months: readonly string[]): Promise<TaxFigure[]> {
  return db.rows(
    query
      .selectFrom('tax_figure')
      .select(['month', 'booked_month as bookedMonth', 'order_month as orderMonth', 'country', 'kind', 'lines'])
      .select(['credit', 'debit', sql<number | null>`nullif(rate, -1)`.as('rate')])
      .where('seller_id', '=', db.sellerId)
      .where('month', 'in', [...months]),
  );
}

/** What the marketplace owed the shop when a month began. */
export async function sumBefore(db: SellerDb, month: string): Promise<number> {
  const row = await db.first(
    query
      .selectFrom('tax_figure')
      .select(sql<number>`coalesce(sum(credit + debit), 0)::bigint`.as('sum'))
      .where('seller_id', '=', db.sellerId)
      .where('month', '<', month),
  );
  return Number(row?.sum ?? 0);
}

/** How the marketplace calls the shop. */
export function findShop(db: SellerDb) {
  return db.first(query.selectFrom('seller').select(['external_id as id', 'name']).where('id', '=', db.sellerId));
}

/** The payouts that were paid in a period, in their order. */
export function findPaid(db: SellerDb, { since, until }: { since: Date; until: Date }) {
  return db.rows(
    query
      .selectFrom('payout')
      .select(['payout_no as payoutNo', 'amount', sql<Date>`paid_at`.as('paidAt')])
      .where('seller_id', '=', db.sellerId)
      .where('state', '=', 'paid')
      .where('paid_at', '>=', since)
      .where('paid_at', '<', until)
      .orderBy('paid_at')
      .orderBy('payout_no'),
  );
}
