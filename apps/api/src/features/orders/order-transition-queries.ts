import type { HistoryKind } from '@offizin/contract/orders';
import type { CancellationReasonCode } from '@offizin/domain/orders/cancellation-reasons';
import type { OrderStatus, ShipmentStatus } from '@offizin/domain/orders/statuses';
import { sql, type Updateable } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { SellerOrderTable } from '../../platform/db/db-schema.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';

export interface ConditionalUpdate {
  readonly sellerId: string;
  readonly orderId: string;
  readonly version: number;
  readonly from: readonly OrderStatus[];
  readonly set: Updateable<SellerOrderTable>;
}

/** Changes an order only if it is still in that version and in an allowed status; undefined when it is not. */
export function updateOrderIf(db: SellerDb, update: ConditionalUpdate) {
  return db.first(
    query
      .updateTable('seller_order')
      .set({ ...update.set, version: sql<number>`version + 1` })
      .where('seller_id', '=', update.sellerId)
      .where('id', '=', update.orderId)
      .where('version', '=', update.version)
      .where('status', 'in', update.from)
      .where('warehouse', '=', false)
      .returning(['number', 'status', 'courier', 'tracking_number', 'pickup_code', 'cancellation_reason']),
  );
}

export interface NewHistory {
  readonly sellerId: string;
  readonly orderId: string;
  readonly at: Date;
  readonly kind: HistoryKind;
  readonly actorName: string;
  readonly impersonatedBy: string | null;
  readonly reason: CancellationReasonCode | null;
  readonly units: number | null;
  readonly shipmentStatus: ShipmentStatus | null;
}

export async function insertHistory(db: SellerDb, entry: NewHistory): Promise<void> {
  await db.rows(
    query.insertInto('order_history').values({
      seller_id: entry.sellerId,
      order_id: entry.orderId,
      at: entry.at,
      kind: entry.kind,
      actor_kind: 'seller',
      actor_name: entry.actorName,
      impersonated_by: entry.impersonatedBy,
      reason: entry.reason,
      units: entry.units,
      shipment_status: entry.shipmentStatus,
    }),
  );
}

export interface LineUnits {
  readonly lineId: string;
  readonly quantity: number;
}

/** Cancels so many more units of each line; call it only behind the conditional update that locks the order. */
export async function cancelLineUnits(
  db: SellerDb,
  key: { sellerId: string; orderId: string },
  items: readonly LineUnits[],
): Promise<void> {
  const ids = items.map((item) => item.lineId);
  const quantities = items.map((item) => item.quantity);
  const statement = sql`
    update order_line set cancelled_quantity = cancelled_quantity + item.quantity
    from unnest(${ids}::uuid[], ${quantities}::int[]) as item (id, quantity)
    where order_line.seller_id = ${key.sellerId} and order_line.order_id = ${key.orderId} and order_line.id = item.id`;
  await db.rows(statement);
}
