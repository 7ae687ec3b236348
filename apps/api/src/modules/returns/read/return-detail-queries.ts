import type { DecisionReason } from '@offizin/domain/returns/return-decision';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** What the order's lines say about the products that come back, and whether the shop offers them from its own stock. */
export function findReturnedLines(db: SellerDb, { orderId, lineIds }: { orderId: string; lineIds: readonly string[] }) {
  return db.rows(
    query
      .selectFrom('order_line as l')
      .innerJoin('seller_order as s', (join) =>
        join.onRef('s.seller_id', '=', 'l.seller_id').onRef('s.id', '=', 'l.order_id'),
      )
      .leftJoin('product as p', (join) =>
        join.onRef('p.brand', '=', 's.brand').onRef('p.product_id', '=', 'l.product_id'),
      )
      .leftJoin('offer as o', (join) =>
        join.onRef('o.seller_id', '=', 'l.seller_id').onRef('o.product_no', '=', 'p.no'),
      )
      .select(['l.id', 'l.product_id', 'l.name', 'l.pack', 'l.code_system', 'l.national_code', 'l.gtin', 'l.image'])
      .select([sql<boolean>`coalesce(o.origin = 'own', false)`.as('isOwnStock')])
      .select([sql<boolean>`coalesce(p.prescription or p.product_type = 'medicine', false)`.as('isMedicine')])
      .where('l.seller_id', '=', db.sellerId)
      .where('l.order_id', '=', orderId)
      .where('l.id', '=', sql<string>`any(${[...lineIds]}::uuid[])`),
  );
}

/** How the marketplace decided the shop's cases in which it had refused for this reason. */
export async function countRulings(db: SellerDb, reason: DecisionReason) {
  const found = await db.first(sql<{ won: number; decided: number }>`
    select count(*) filter (where state = 'decided_seller')::integer as won, count(*)::integer as decided
    from order_return where seller_id = ${db.sellerId}::uuid and ended_at is not null
      and state in ('decided_seller', 'decided_customer', 'decided_split')
      and decision @> ${JSON.stringify([{ reason }])}::jsonb`);
  return { won: found?.won ?? 0, decided: found?.decided ?? 0 };
}

/** Of the orders that were delivered since a moment: how many, and for how many of them money went back. */
export async function countReturned(db: SellerDb, since: Date) {
  const found = await db.first(sql<{ delivered: number; refunded: number }>`
    with delivered as (
      select id from seller_order where seller_id = ${db.sellerId}::uuid and shipment_changed_at >= ${since}::timestamptz
        and shipment_status in ('delivered', 'delivered_at_pickup_point', 'returned')
    )
    select (select count(*) from delivered)::integer as delivered,
      (select count(distinct r.order_id) from order_return r where r.seller_id = ${db.sellerId}::uuid
        and r.state in ('refunded', 'decided_customer', 'decided_split')
        and r.order_id in (select id from delivered))::integer as refunded`);
  return { delivered: found?.delivered ?? 0, refunded: found?.refunded ?? 0 };
}
