import type { SalesBefore } from '@offizin/contract/reports/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** Keeps what a seller sold before the portal, in place of what was said before. */
export async function writeSalesBefore(
  db: MarketplaceDb,
  { sellerId, brand }: { sellerId: string; brand: BrandId },
  months: readonly SalesBefore[],
): Promise<void> {
  await db.rows(
    query
      .deleteFrom('sales_before')
      .where('seller_id', '=', sellerId)
      .where('month', '<>', sql<string>`all(${months.map(({ month }) => month)}::text[])`),
  );
  await db.rows(sql`
    insert into sales_before (seller_id, month, brand, currency, orders, cancelled, sales, commission, shipping)
    select ${sellerId}::uuid, g.month, ${brand}::text, g.currency, g.orders, g.cancelled, g.sales, g.commission, g.shipping
    from jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as g (month text, currency text, orders integer,
      cancelled integer, sales bigint, commission bigint, shipping jsonb)
    on conflict (seller_id, month) do update set currency = excluded.currency, orders = excluded.orders,
      cancelled = excluded.cancelled, sales = excluded.sales, commission = excluded.commission, shipping = excluded.shipping`);
}

/** What was said, the oldest month first. */
export function findAllBefore(db: MarketplaceDb, sellerId: string): Promise<SalesBefore[]> {
  return db.rows(
    query
      .selectFrom('sales_before')
      .select(['month', 'currency', 'orders', 'cancelled', 'sales', 'commission', 'shipping'])
      .where('seller_id', '=', sellerId)
      .orderBy('month'),
  );
}
