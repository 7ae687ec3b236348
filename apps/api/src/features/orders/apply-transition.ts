import type { MarketplaceEventKind } from '@offizin/contract/marketplace-events';
import type { HistoryKind, OrderDetail } from '@offizin/contract/orders';
import type { CancellationReasonCode } from '@offizin/domain/orders/cancellation-reasons';
import { orderAnnouncement } from '@offizin/domain/live/topics';
import { type OrderAction, transitionFor } from '@offizin/domain/orders/transitions';
import type { Updateable } from 'kysely';
import type { SellerOrderTable } from '../../platform/db/db-schema.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import { fail } from '../../platform/fail.ts';
import type { ActiveSession } from '../../platform/session/active-session.ts';
import { insertOrderEvent } from '../../owners/outbox/marketplace-event-queries.ts';
import { announce } from '../../owners/outbox/announce-queries.ts';
import { findOrderRows, type OrderRows } from './order-detail-queries.ts';
import { cancelLineUnits, insertHistory, type LineUnits, updateOrderIf } from './order-transition-queries.ts';
import { orderDetailView } from './order-view.ts';

/** Whose order it is about, and in which version the caller saw it. */
export interface TransitionInput {
  readonly db: SellerDb;
  readonly session: ActiveSession;
  readonly now: Date;
  readonly params: { readonly orderId: string };
  readonly body: { readonly version: number };
}

export interface TransitionEffect {
  readonly action: OrderAction;
  /** The action takes the order's last unit, so that it ends where the table says an emptied order ends. */
  readonly emptied?: boolean;
  readonly set?: Updateable<SellerOrderTable>;
  readonly history: HistoryKind;
  readonly reason?: CancellationReasonCode;
  readonly units?: number;
  /** Units of lines that go with it. */
  readonly cancelled?: readonly LineUnits[];
  readonly event: MarketplaceEventKind;
}

const stampColumns = {
  confirmedAt: 'confirmed_at',
  processedAt: 'processed_at',
  finalisedAt: 'finalised_at',
  cancelledAt: 'cancelled_at',
} as const;

function keyOf({ session, params }: TransitionInput) {
  return { sellerId: session.sellerId, orderId: params.orderId, warehouse: false };
}

/** The order as it is now; 404 for one that the seller does not ship itself. */
export async function readOrder(input: TransitionInput): Promise<OrderRows> {
  return (await findOrderRows(input.db, keyOf(input))) ?? fail('not_found');
}

/** Refuses a caller who saw another version or an order whose status forbids the action; both learn the current state. */
export function refuseConflict(rows: OrderRows, version: number, action: OrderAction): void {
  const current = { current: orderDetailView(rows) };
  if (rows.order.version !== version) fail('order.version_conflict', current);
  if (!transitionFor(action).from.includes(rows.order.status)) fail('order.invalid_state', current);
}

function columnsOf(effect: TransitionEffect, now: Date): Updateable<SellerOrderTable> {
  const { to, toWhenEmpty, stamps, shipment, cancelledBy } = transitionFor(effect.action);
  const ends = effect.emptied === true && toWhenEmpty !== null;
  const cancels = ends || to === 'cancelled';
  return {
    ...effect.set,
    ...(to !== 'same' && { status: to }),
    ...(ends && { status: toWhenEmpty }),
    ...(stamps !== null && { [stampColumns[stamps]]: now }),
    ...(shipment !== null && { shipment_status: shipment, shipment_changed_at: now }),
    ...(cancels && { cancelled_by: cancelledBy, cancelled_at: now }),
  };
}

/**
 * Takes one step of the state machine: a single conditional update, then history and marketplace event in the
 * same transaction. The loser of a race gets 409 with the current order (ORD-04, ORD-10).
 */
export async function applyTransition(input: TransitionInput, effect: TransitionEffect): Promise<OrderDetail> {
  const { db, session, now, params, body } = input;
  const key = { sellerId: session.sellerId, orderId: params.orderId };
  const transition = transitionFor(effect.action);
  const changed = await updateOrderIf(db, {
    ...key,
    version: body.version,
    from: transition.from,
    set: columnsOf(effect, now),
  });
  if (changed === undefined) {
    const rows = await readOrder(input);
    refuseConflict(rows, body.version, effect.action);
    return fail('order.version_conflict', { current: orderDetailView(rows) });
  }
  if (effect.cancelled !== undefined) await cancelLineUnits(db, key, effect.cancelled);
  await Promise.all([
    announce(db, orderAnnouncement([params.orderId])),
    insertHistory(db, {
      ...key,
      at: now,
      kind: effect.history,
      actorName: session.userName,
      impersonatedBy: session.impersonatedBy,
      reason: effect.reason ?? null,
      units: effect.units ?? null,
      shipmentStatus: transition.shipment,
    }),
    insertOrderEvent(db, {
      sellerId: session.sellerId,
      kind: effect.event,
      at: now,
      orderNumber: changed.number,
      order: {
        status: changed.status,
        courier: changed.courier,
        trackingNumber: changed.tracking_number,
        pickupCode: changed.pickup_code,
        reason: effect.reason ?? null,
      },
    }),
  ]);
  return orderDetailView(await readOrder(input));
}
