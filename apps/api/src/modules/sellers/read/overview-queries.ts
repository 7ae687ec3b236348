import type { BrandId } from '@offizin/domain/brand/brands';
import { orderTabs } from '@offizin/domain/orders/statuses';
import { sql } from 'kysely';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** What the portal holds for a brand; orders are the kept counts, the newest order is looked up seller by seller. */
export async function findOverview(db: MarketplaceDb, brand: BrandId) {
  const statement = sql<{
    sellers: number;
    products: number;
    marketOffers: number;
    orders: number;
    newestOrderAt: Date | null;
  }>`
    select
      (select count(*) from seller where brand = ${brand}) as sellers,
      (select count(*) from product where brand = ${brand}) as products,
      (select coalesce(sum(offers), 0)::bigint from product_market where brand = ${brand}) as "marketOffers",
      (select coalesce(sum(c.orders), 0)::bigint from order_count c join seller s on s.id = c.seller_id where s.brand = ${brand}) as orders,
      (select max(newest.created_at) from seller s, order_count c,
        lateral (select created_at from seller_order where seller_id = c.seller_id and warehouse = c.warehouse
          and open = (c.status = any(${[...orderTabs['to-manage']]})) order by created_at desc limit 1) newest
        where s.brand = ${brand} and c.seller_id = s.id) as "newestOrderAt"`;
  const [row] = await db.rows(statement);
  return row ?? { sellers: 0, products: 0, marketOffers: 0, orders: 0, newestOrderAt: null };
}
