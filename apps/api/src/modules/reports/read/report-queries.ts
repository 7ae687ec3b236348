import type { SalesBefore } from '@offizin/contract/reports/marketplace';
import type { ShippingSum } from '@offizin/domain/reports/report-month';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** From one month to another, both included. */
export interface Months {
  readonly from: string;
  readonly to: string;
}

/** What the ledgers of each month come to, as it is kept. */
export function findLedgerMonths(db: SellerDb, { from, to }: Months) {
  return db.rows(
    query
      .selectFrom('ledger_balance')
      .select(['month'])
      .select(sql<number>`sum(orders)::integer`.as('orders'))
      .select(sql<number>`sum(sold + refunded)::bigint`.as('sales'))
      .select(sql<number>`sum(commission)::bigint`.as('commissions'))
      .where('seller_id', '=', db.sellerId)
      .where('month', '>=', from)
      .where('month', '<=', to)
      .groupBy('month'),
  );
}

/** What customers of each month paid for shipping, as it is kept. */
export function findShipping(db: SellerDb, { from, to }: Months): Promise<(ShippingSum & { month: string })[]> {
  return db.rows(
    query
      .selectFrom('ledger_shipping')
      .select(['month', 'country', 'rate', 'orders', 'gross', 'vat'])
      .where('seller_id', '=', db.sellerId)
      .where('month', '>=', from)
      .where('month', '<=', to),
  );
}

interface CancelledMonth {
  readonly month: string;
  readonly cancelled: number;
  /** Those for which nothing was ever booked: no ledger counts them. */
  readonly unbooked: number;
}

/** How many orders of each month were cancelled. */
export function countCancelled(
  db: SellerDb,
  { since, until, timeZone }: { since: Date; until: Date; timeZone: string },
): Promise<CancelledMonth[]> {
  return db.rows(sql<CancelledMonth>`
    select to_char(o.created_at at time zone ${timeZone}, 'YYYY-MM') as month, count(*)::integer as cancelled,
      count(*) filter (where l.number is null)::integer as unbooked
    from seller_order o left join ledger_order l on l.seller_id = o.seller_id and l.number = o.number
    where o.seller_id = ${db.sellerId}::uuid and o.status = 'cancelled' and o.origin <> 'replacement'
      and o.created_at >= ${since}::timestamptz and o.created_at < ${until}::timestamptz
    group by 1`);
}

/** What the marketplace has said of the months before the portal. */
export function findSalesBefore(db: SellerDb, { from, to }: Months): Promise<SalesBefore[]> {
  return db.rows(
    query
      .selectFrom('sales_before')
      .select(['month', 'currency', 'orders', 'cancelled', 'sales', 'commission', 'shipping'])
      .where('seller_id', '=', db.sellerId)
      .where('month', '>=', from)
      .where('month', '<=', to),
  );
}

/** The first month that is known of a seller. */
export async function findFirstMonth(db: SellerDb): Promise<string | null> {
  const row = await db.first(sql<{ month: string | null }>`
    select least((select min(month) from ledger_balance where seller_id = ${db.sellerId}::uuid),
      (select min(month) from sales_before where seller_id = ${db.sellerId}::uuid)) as month`);
  return row?.month ?? null;
}

/** Where the seller is, and in which money it sells. */
export async function findHome(db: SellerDb): Promise<string> {
  const row = await db.first(
    query.selectFrom('seller').select('country_code as country').where('id', '=', db.sellerId),
  );
  return row?.country ?? '';
}
