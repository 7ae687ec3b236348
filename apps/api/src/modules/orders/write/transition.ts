import { orderAnnouncement } from '@offizin/domain/events/topics';
import type { CancellationReasonCode } from '@offizin/domain/orders/cancellation-reasons';
import { type OrderChanges, orderChanges } from '@offizin/domain/orders/order-changes';
import type { OrderStatus, ShipmentStatus } from '@offizin/domain/orders/statuses';
import type { OrderTotals } from '@offizin/domain/orders/totals';
import { type OrderAction, type OrderActor, transitionFor } from '@offizin/domain/orders/transitions';
import type { Updateable } from 'kysely';
import type { OutsideNotice, SellerOrderTable } from '../tables.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { eventsOfStep } from './step-events.ts';
import { findStepColumns, holdStep, endHold } from './held-step-queries.ts';
import {
  cancelAllUnits,
  cancelLineUnits,
  insertHistory,
  type LineUnits,
  type OrderKey,
  type SeenOrder,
  updateOrderIf,
} from './order-write-queries.ts';
import { recordOf } from './step-records.ts';
import { notifyOutside } from './notify-outside.ts';

/** What travels with a parcel, as columns. */
export type DispatchColumns = Partial<
  Pick<Updateable<SellerOrderTable>, 'courier' | 'tracking_number' | 'tracking_url' | 'pickup_code'>
>;

/** One step of an order's state machine, whoever takes it. */
export interface OrderStep extends OrderKey {
  readonly action: OrderAction;
  readonly at: Date;
  /** When the portal hears of it; `at` without it. A carrier's step happened before. */
  readonly heardAt?: Date;
  readonly seen: SeenOrder;
  /** The person who acts for the seller. */
  readonly person?: { readonly name: string; readonly impersonatedBy: string | null };
  readonly dispatch?: DispatchColumns;
  readonly reason?: { readonly code: CancellationReasonCode; readonly comment: string | null };
  /** The units that the caller names, and what is left without them. */
  readonly cancelled?: { readonly items: readonly LineUnits[]; readonly left: OrderTotals };
  /** The status of the shipment that the caller names. */
  readonly shipment?: ShipmentStatus;
  /** How many units the history entry is about. */
  readonly units?: number;
  /** Until when it can be taken back; without it everybody outside hears of it at once. */
  readonly sendsAt?: Date | undefined;
}

const stampColumns = {
  confirmedAt: 'confirmed_at',
  processedAt: 'processed_at',
  finalisedAt: 'finalised_at',
  cancelledAt: 'cancelled_at',
} as const;
const stampNames = ['confirmedAt', 'processedAt', 'finalisedAt', 'cancelledAt'] as const;

/** Sellers ship their own orders, the warehouse those it ships for them; the others see both. */
const shippedByWarehouse: Readonly<Record<OrderActor, boolean | null>> = {
  seller: false,
  warehouse: true,
  marketplace: null,
  courier: null,
  customer: null,
};

function columnsOf({ stamps, totals, ...changes }: OrderChanges, step: OrderStep): Updateable<SellerOrderTable> {
  const stamped = stampNames.flatMap((name) => {
    const at = stamps[name];
    return at === undefined ? [] : [[stampColumns[name], at] as const];
  });
  return {
    updated_at: step.heardAt ?? step.at,
    ...step.dispatch,
    ...totals,
    ...Object.fromEntries(stamped),
    ...(changes.status !== undefined && { status: changes.status }),
    ...(changes.cancelledBy !== undefined && {
      cancelled_by: changes.cancelledBy,
      cancellation_reason: step.reason?.code ?? null,
      cancellation_comment: step.reason?.comment ?? null,
    }),
    ...(changes.shipment !== undefined && {
      shipment_status: changes.shipment.status,
      shipment_changed_at: changes.shipment.changedAt,
    }),
    ...(changes.payment !== undefined && { payment_status: changes.payment }),
  };
}

type Changed = NonNullable<Awaited<ReturnType<typeof updateOrderIf>>>;

function noticeOf(step: OrderStep, changes: OrderChanges, changed: Changed): OutsideNotice {
  const isCancelled = changes.status === 'cancelled';
  const { event } = recordOf(step.action, { pickupCode: step.dispatch?.pickup_code, isCancelled });
  const order = {
    status: changed.status,
    courier: changed.courier,
    trackingNumber: changed.tracking_number,
    pickupCode: changed.pickup_code,
    reason: step.reason?.code ?? null,
  };
  return {
    at: step.at.toISOString(),
    number: changed.number,
    marketplace: event === null ? null : { kind: event, order },
    systems: eventsOfStep({ step, changes, after: changed }).map(
      ({ sellerId: _seller, at: _at, subject: _subject, ...said }) => said,
    ),
  };
}

/** Notifies of a step, or holds that back for as long as it can be taken back; what was held of the step before goes out first. */
async function notifyOrHold(
  db: SellerDb | MarketplaceDb,
  step: OrderStep,
  { notice, before, changed }: { notice: OutsideNotice; before: object | undefined; changed: Changed },
): Promise<void> {
  if (changed.held_step !== null) {
    await endHold(db, step);
    await notifyOutside(db, step.sellerId, changed.held_step.notice);
  }
  if (step.sendsAt === undefined || before === undefined) return notifyOutside(db, step.sellerId, notice);
  await holdStep(db, step, { version: changed.version, before, notice, sendsAt: step.sendsAt });
}

/**
 * Takes one step: a single conditional update, then lines, history, event and announcement in the same transaction.
 * Null when the order is no longer as the caller saw it or its status forbids the action (ORD-04, ORD-10).
 */
export async function takeOrderStep(
  db: SellerDb | MarketplaceDb,
  step: OrderStep,
): Promise<{ readonly number: string; readonly status: OrderStatus } | null> {
  const { sellerId, orderId, action, at, cancelled, shipment } = step;
  const transition = transitionFor(action);
  const before = step.sendsAt === undefined ? undefined : await findStepColumns(db, step);
  const changes = orderChanges({
    action,
    at,
    ...(cancelled !== undefined && { left: cancelled.left }),
    ...(shipment !== undefined && { shipment }),
  });
  const changed = await updateOrderIf(db, {
    sellerId,
    orderId,
    seen: step.seen,
    from: transition.from,
    warehouse: shippedByWarehouse[transition.by],
    newVersion: transition.newVersion,
    set: columnsOf(changes, step),
  });
  if (changed === undefined) return null;
  if (transition.cancels === 'all') await cancelAllUnits(db, step);
  else if (cancelled !== undefined) await cancelLineUnits(db, step, cancelled.items);
  const isCancelled = changes.status === 'cancelled';
  const record = recordOf(action, { pickupCode: step.dispatch?.pickup_code, isCancelled });
  await Promise.all([
    announceTo(db, [{ sellerId, ...orderAnnouncement([orderId]) }]),
    insertHistory(db, {
      sellerId,
      orderId,
      at,
      kind: record.history,
      author: transition.author,
      actorName: step.person?.name ?? null,
      impersonatedBy: step.person?.impersonatedBy ?? null,
      reason: step.reason?.code ?? null,
      units: step.units ?? null,
      shipmentStatus: changes.shipment?.status ?? null,
    }),
    notifyOrHold(db, step, { notice: noticeOf(step, changes, changed), before, changed }),
  ]);
  return changed;
}
