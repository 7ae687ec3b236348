import { sql } from 'kysely';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** What goes back of orders by decisions that are not booked yet, as the ledger will have it. */
export function findDecidedRefunds(db: MarketplaceDb, sellerId: string, numbers: readonly string[]) {
  return db.rows(sql<{ number: string; refund: number; shippingRefund: number }>`
    select o.number, (r.effect ->> 'refund')::integer as refund, (r.effect ->> 'shippingRefund')::integer as "shippingRefund"
    from order_return r join seller_order o on o.seller_id = r.seller_id and o.id = r.order_id
    where r.seller_id = ${sellerId}::uuid and o.number = any(${[...numbers]}::text[])
      and r.effect is not null and r.booked_at is null`);
}
