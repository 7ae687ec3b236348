import type { OrderValues } from '@offizin/domain/shipping-costs/shipping-costs';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** How many of the shop's own orders since then had which value, in steps of five minor units; none that was cancelled, and no replacement. */
export function countOrderValues(db: SellerDb, sellerId: string, since: Date): Promise<OrderValues[]> {
  return db.rows(sql<OrderValues>`
    select (ceil((subtotal - discount) / 5.0) * 5)::integer as value, count(*)::integer as orders
    from seller_order
    where seller_id = ${sellerId} and not warehouse and created_at >= ${since} and status <> 'cancelled' and origin <> 'replacement'
    group by 1 order by 1`);
}
