import type { HistoryKind } from '@offizin/contract/orders';
import type { CancellationReasonCode } from '@offizin/domain/orders/cancellation-reasons';
import type { OrderStatus, ShipmentStatus } from '@offizin/domain/orders/statuses';
import { sql, type Updateable } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { SellerOrderTable } from '../../platform/db/db-schema.ts';
import type { MarketplaceDb } from '../../platform/db/db-scopes.ts';
import { announceOrders } from '../../owners/outbox/announce-queries.ts';

/** The orders of the brand with these numbers; a number that two sellers carry comes twice. */
export function findOrdersByNumber(db: MarketplaceDb, numbers: readonly string[]) {
  return db.rows(
    query
      .selectFrom('seller_order')
      .select([
        'seller_id',
        'id',
        'number',
        'status',
        'warehouse',
        'payment_status',
        'shipment_status',
        'processed_at',
        'units',
      ])
      .where('number', '=', sql<string>`any(${[...numbers]}::text[])`),
  );
}

export type KnownOrder = Awaited<ReturnType<typeof findOrdersByNumber>>[number];

export interface OrderChange {
  readonly order: KnownOrder;
  readonly from: readonly OrderStatus[];
  readonly set: Updateable<SellerOrderTable>;
  /** A new version makes a seller who looks at the old one see the new state before acting. */
  readonly newVersion: boolean;
}

/** Changes an order as long as status and shipment are what they were when it was read; false when they are not. */
export async function changeOrder(db: MarketplaceDb, { order, from, set, newVersion }: OrderChange): Promise<boolean> {
  const changed = await db.rows(
    query
      .updateTable('seller_order')
      .set({ ...set, ...(newVersion && { version: sql<number>`version + 1` }) })
      .where('seller_id', '=', order.seller_id)
      .where('id', '=', order.id)
      .where('status', 'in', from)
      .where(sql<boolean>`shipment_status is not distinct from ${order.shipment_status}`)
      .returning('id'),
  );
  await announceOrders(
    db,
    changed.map(({ id }) => ({ sellerId: order.seller_id, id })),
  );
  return changed.length === 1;
}

export async function cancelAllUnits(db: MarketplaceDb, order: KnownOrder): Promise<void> {
  await db.rows(
    query
      .updateTable('order_line')
      .set({ cancelled_quantity: sql<number>`quantity` })
      .where('seller_id', '=', order.seller_id)
      .where('order_id', '=', order.id),
  );
}

export interface MarketplaceHistory {
  readonly order: KnownOrder;
  readonly at: Date;
  readonly kind: HistoryKind;
  readonly actor: 'customer' | 'marketplace' | 'courier' | 'seller';
  readonly reason?: CancellationReasonCode;
  readonly units?: number;
  readonly shipmentStatus?: ShipmentStatus;
}

export async function insertMarketplaceHistory(db: MarketplaceDb, entry: MarketplaceHistory): Promise<void> {
  await db.rows(
    query.insertInto('order_history').values({
      seller_id: entry.order.seller_id,
      order_id: entry.order.id,
      at: entry.at,
      kind: entry.kind,
      actor_kind: entry.actor,
      actor_name: null,
      impersonated_by: null,
      reason: entry.reason ?? null,
      units: entry.units ?? null,
      shipment_status: entry.shipmentStatus ?? null,
    }),
  );
}

export function findOrdersInStatus(
  db: MarketplaceDb,
  page: { status: OrderStatus; after: string | null; limit: number },
) {
  let select = query
    .selectFrom('seller_order as o')
    .innerJoin('seller as s', 's.id', 'o.seller_id')
    .select([
      'o.number',
      's.external_id as seller',
      'o.status',
      'o.created_at',
      'o.delivery_type',
      'o.payment_status',
      'o.warehouse',
      sql<{ productId: string; quantity: number }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('productId', l.product_id, 'quantity', l.quantity - l.cancelled_quantity) order by l.position), '[]')
        from order_line l where l.seller_id = o.seller_id and l.order_id = o.id and l.quantity > l.cancelled_quantity)`.as(
        'lines',
      ),
      'o.courier',
      'o.shipment_status',
      'o.shipment_changed_at',
    ])
    .where('o.status', '=', page.status)
    .orderBy('o.number')
    .limit(page.limit);
  if (page.after !== null) select = select.where('o.number', '>', page.after);
  return db.rows(select);
}
