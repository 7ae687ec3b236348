import type { CancellationReasonCode } from '@offizin/domain/orders/cancellation-reasons';
import { dispatchBy } from '@offizin/domain/orders/dispatch-deadline';
import type { OrderRecord } from '@offizin/marketplace-client/api.gen';
import type { DemoSeller } from '../demo/sellers.ts';
import { calendarOf, nextOpen } from '../demo/shop-calendar.ts';
import { randomFrom, type Random } from '../random.ts';
import { chooseDispatch, type Dispatch } from './couriers.ts';
import { closingTime, nextLeg, type Parcel, type ShipmentStep } from './journey.ts';
import { paymentTime } from './payment.ts';
import { chooseReason, commentFor } from './reasons.ts';

const minute = 60_000;
const hour = 60 * minute;

/** What becomes of an order, as far as its shop, its courier and its customer bring it. */
export interface Fate {
  readonly confirmedAt: Date | null;
  readonly cancelled: {
    readonly at: Date;
    readonly reason: CancellationReasonCode;
    readonly comment: string | null;
  } | null;
  readonly processed: { readonly at: Date; readonly dispatch: Dispatch } | null;
  readonly shipment: readonly ShipmentStep[];
  readonly finalisedAt: Date | null;
  readonly paidAt: Date | null;
}

function deadlineOf(order: OrderRecord, seller: DemoSeller): Date {
  const createdAt = new Date(order.createdAt);
  const slotStart = order.slot === null ? null : new Date(order.slot.from);
  const computed = dispatchBy({ deliveryType: order.deliveryType, createdAt, slotStart }, calendarOf(seller));
  return computed ?? new Date(createdAt.getTime() + 48 * hour);
}

function processingTime(order: OrderRecord, seller: DemoSeller, random: Random): Date {
  const calendar = calendarOf(seller);
  const createdAt = new Date(order.createdAt).getTime();
  const deadline = deadlineOf(order, seller).getTime();
  if (random.chance(seller.late)) {
    return nextOpen(calendar, new Date(Math.max(createdAt, deadline) + (0.5 + random.next() * 16) * hour));
  }
  const wanted = createdAt + Math.max(0, deadline - createdAt) * (0.25 + random.next() * 0.7);
  const open = nextOpen(calendar, new Date(wanted)).getTime() + random.int(0, 40) * minute;
  const latest = Math.max(createdAt + 2 * minute, deadline - random.int(2, 12) * minute);
  return new Date(Math.min(open, latest));
}

function shipmentSteps(parcel: Parcel, processedAt: Date): ShipmentStep[] {
  const steps: ShipmentStep[] = [{ status: 'prepared', at: processedAt }];
  for (let step = steps[0]; step !== undefined && steps.length < 12;) {
    const next = nextLeg(parcel, step);
    if (next === null) break;
    steps.push(next);
    step = next;
  }
  return steps;
}

function closedAt(parcel: Parcel, steps: readonly ShipmentStep[], paidAt: Date | null): Date | null {
  const last = steps.at(-1);
  if (last === undefined) return null;
  const closing = closingTime(parcel, last);
  if (closing === null || last.status !== 'delivered') return closing;
  return paidAt === null || paidAt < closing ? closing : new Date(paidAt.getTime() + hour);
}

/** Decides the fate of an order; `reason` forces a cancellation. The same order always meets the same fate. */
export function fateOf(order: OrderRecord, seller: DemoSeller, reason: CancellationReasonCode | null = null): Fate {
  const random = randomFrom(`${order.number}/fate`);
  const createdAt = new Date(order.createdAt);
  const processedAt = processingTime(order, seller, random);
  const between = (share: number) =>
    new Date(createdAt.getTime() + (processedAt.getTime() - createdAt.getTime()) * share);
  const atDesk = nextOpen(calendarOf(seller), between(0.1 + random.next() * 0.5));
  const confirmedAt = random.chance(0.72) && atDesk < between(0.7) ? atDesk : null;
  const payable = { number: order.number, createdAt, paymentType: order.paymentType };
  if (reason !== null || random.chance(seller.cancelled)) {
    const given = reason ?? chooseReason(random);
    const comment = commentFor(given, seller.record.locale);
    const cancelled = { at: between(0.7 + random.next() * 0.3), reason: given, comment };
    return {
      confirmedAt,
      cancelled,
      processed: null,
      shipment: [],
      finalisedAt: null,
      paidAt: paymentTime(payable, null),
    };
  }
  const dispatch = chooseDispatch(seller.country, order.deliveryType, random);
  const parcel = { number: order.number, deliveryType: order.deliveryType, courier: dispatch.courier };
  const shipment = shipmentSteps(parcel, processedAt);
  const paidAt = paymentTime(payable, shipment.find((step) => step.status === 'delivered')?.at ?? null);
  return {
    confirmedAt: order.fulfilledByMarketplace ? null : confirmedAt,
    cancelled: null,
    processed: { at: processedAt, dispatch },
    shipment,
    finalisedAt: closedAt(parcel, shipment, paidAt),
    paidAt,
  };
}

type Past = NonNullable<OrderRecord['past']>;

function statusAt(fate: Fate, happened: (at: Date | null | undefined) => boolean): Past['status'] {
  if (happened(fate.cancelled?.at)) return 'cancelled';
  if (happened(fate.finalisedAt)) return 'finalised';
  if (happened(fate.processed?.at)) return 'processed';
  return happened(fate.confirmedAt) ? 'pending' : 'new';
}

/** The order as it is at `now`, when part of its fate has happened. */
export function orderAt(order: OrderRecord, fate: Fate, now: Date): OrderRecord {
  const happened = (at: Date | null | undefined) => at !== null && at !== undefined && at <= now;
  const paymentStatus = happened(fate.paidAt) ? 'paid' : 'pending';
  const status = statusAt(fate, happened);
  if (status === 'new') return { ...order, paymentStatus };
  const past: Past = { status, shipment: [] };
  if (fate.confirmedAt !== null && happened(fate.confirmedAt)) past.confirmedAt = fate.confirmedAt.toISOString();
  if (fate.cancelled !== null && status === 'cancelled') {
    const { reason, comment, at } = fate.cancelled;
    past.cancellation = { reason, at: at.toISOString(), ...(comment === null ? {} : { comment }) };
  }
  if (fate.processed !== null && happened(fate.processed.at)) {
    Object.assign(past, fate.processed.dispatch, { processedAt: fate.processed.at.toISOString() });
    past.shipment = fate.shipment
      .filter((step) => happened(step.at))
      .map((step) => ({ status: step.status, at: step.at.toISOString() }));
  }
  if (fate.finalisedAt !== null && status === 'finalised') past.finalisedAt = fate.finalisedAt.toISOString();
  return { ...order, paymentStatus, past };
}
