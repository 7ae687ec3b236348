import type { HistoryKind } from '@offizin/contract/orders/views';
import type { CancellationReasonCode } from '@offizin/domain/orders/cancellation-reasons';
import type { OrderStatus, ShipmentStatus } from '@offizin/domain/orders/statuses';
import type { OrderAuthor } from '@offizin/domain/orders/transitions';
import { sql, type SqlBool, type Updateable } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerOrderTable } from '../tables.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

type Db = SellerDb | MarketplaceDb;

export interface OrderKey {
  readonly sellerId: string;
  readonly orderId: string;
}

/** What the caller saw of the order: its version, or for callers without one the status of its shipment. */
export type SeenOrder = { readonly version: number } | { readonly shipmentStatus: ShipmentStatus | null };

export interface ConditionalUpdate extends OrderKey {
  readonly seen: SeenOrder;
  readonly from: readonly OrderStatus[];
  /** Whether it must be an order that the marketplace's warehouse ships; null for either. */
  readonly warehouse: boolean | null;
  readonly newVersion: boolean;
  readonly set: Updateable<SellerOrderTable>;
}

/** Changes an order only if it is still as the caller saw it and in an allowed status; undefined when it is not. */
export function updateOrderIf(db: Db, { sellerId, orderId, seen, ...update }: ConditionalUpdate) {
  let change = query
    .updateTable('seller_order')
    .set({ ...update.set, ...(update.newVersion && { version: sql<number>`version + 1` }) })
    .where('seller_id', '=', sellerId)
    .where('id', '=', orderId)
    .where('status', 'in', update.from);
  if (update.warehouse !== null) change = change.where('warehouse', '=', update.warehouse);
  change =
    'version' in seen
      ? change.where('version', '=', seen.version)
      : change.where(sql<SqlBool>`shipment_status is not distinct from ${seen.shipmentStatus}`);
  return db.first(
    change.returning(['number', 'version', 'status', 'courier', 'tracking_number', 'pickup_code', 'held_step']),
  );
}

export interface LineUnits {
  readonly lineId: string;
  readonly quantity: number;
}

/** Marks an order as changed by what is written beside it. */
export async function touchOrder(db: Db, { sellerId, orderId }: OrderKey, now: Date): Promise<void> {
  await db.rows(
    query
      .updateTable('seller_order')
      .set({ updated_at: now })
      .where('seller_id', '=', sellerId)
      .where('id', '=', orderId),
  );
}

/** Cancels a number of further units of each line; call it only behind the conditional update that locks the order. */
export async function cancelLineUnits(
  db: Db,
  { sellerId, orderId }: OrderKey,
  items: readonly LineUnits[],
): Promise<void> {
  const ids = items.map((item) => item.lineId);
  const quantities = items.map((item) => item.quantity);
  const statement = sql`
    update order_line set cancelled_quantity = cancelled_quantity + item.quantity
    from unnest(${ids}::uuid[], ${quantities}::int[]) as item (id, quantity)
    where order_line.seller_id = ${sellerId} and order_line.order_id = ${orderId} and order_line.id = item.id`;
  await db.rows(statement);
}

/** Cancels all units that are left; as above. */
export async function cancelAllUnits(db: Db, { sellerId, orderId }: OrderKey): Promise<void> {
  await db.rows(
    query
      .updateTable('order_line')
      .set({ cancelled_quantity: sql<number>`quantity` })
      .where('seller_id', '=', sellerId)
      .where('order_id', '=', orderId),
  );
}

export interface NewHistory extends OrderKey {
  readonly at: Date;
  readonly kind: HistoryKind;
  readonly author: OrderAuthor;
  readonly actorName: string | null;
  readonly impersonatedBy: string | null;
  readonly reason: CancellationReasonCode | null;
  readonly units: number | null;
  readonly shipmentStatus: ShipmentStatus | null;
}

/** Whether the history has a carrier's event already. */
export async function hasShipmentEvent(
  db: Db,
  { sellerId, orderId }: OrderKey,
  { status, at }: { readonly status: ShipmentStatus; readonly at: Date },
): Promise<boolean> {
  const found = await db.first(
    query
      .selectFrom('order_history')
      .select('kind')
      .where('seller_id', '=', sellerId)
      .where('order_id', '=', orderId)
      .where('kind', '=', 'shipment_changed')
      .where('shipment_status', '=', status)
      .where('at', '=', at)
      .limit(1),
  );
  return found !== undefined;
}

export async function insertHistory(db: Db, entry: NewHistory): Promise<void> {
  await db.rows(
    query.insertInto('order_history').values({
      seller_id: entry.sellerId,
      order_id: entry.orderId,
      at: entry.at,
      kind: entry.kind,
      actor_kind: entry.author,
      actor_name: entry.actorName,
      impersonated_by: entry.impersonatedBy,
      reason: entry.reason,
      units: entry.units,
      shipment_status: entry.shipmentStatus,
    }),
  );
}
