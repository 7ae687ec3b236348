import { cancellationReason } from '@offizin/domain/orders/cancellation-reasons';
import { describe, expect, test } from 'vitest';
import { paymentTypeOf, shareOf } from '../demo/order-facts.ts';
import { decideMove, type Move } from './decide.ts';
import { applyEvent, type OpenOrder, type OpenOrders } from './open-order.ts';

const start = new Date('2026-11-24T10:00:00Z');

function numberWhere(fits: (number: string) => boolean): string {
  for (let number = 69_000_000; number < 69_100_000; number += 1) if (fits(String(number))) return String(number);
  throw new Error('no such number');
}
const patient = numberWhere(
  (number) => shareOf(number, 'calls-off') > 0.5 && paymentTypeOf(number, 'DE') === 'paid_online',
);
const fickle = numberWhere((number) => shareOf(number, 'calls-off') < 0.03);
const invoiced = numberWhere((number) => paymentTypeOf(number, 'DE') === 'invoice');
const cash = numberWhere((number) => paymentTypeOf(number, 'DE') === 'cash_on_delivery');

function order(changes: Partial<OpenOrder> = {}): OpenOrder {
  return {
    number: patient,
    seller: 'DE-2001',
    status: 'new',
    createdAt: start.toISOString(),
    deliveryType: 'standard',
    paymentStatus: 'paid',
    fulfilledByMarketplace: false,
    lines: [],
    courier: null,
    shipmentStatus: null,
    shipmentChangedAt: null,
    ...changes,
  };
}

function sent(changes: Partial<OpenOrder> = {}): OpenOrder {
  return order({
    status: 'processed',
    courier: 'dhl',
    shipmentStatus: 'prepared',
    shipmentChangedAt: start.toISOString(),
    ...changes,
  });
}

function moveAfter(minutes: number, subject: OpenOrder, speed = 1): Move | null {
  return decideMove({ order: subject, country: 'DE' }, { now: new Date(start.getTime() + minutes * 60_000), speed });
}

function statusOf(move: Move | null): string | null {
  return move?.kind === 'update' ? move.update.status : (move?.kind ?? null);
}

const day = 24 * 60;

describe('MKT-02 what the marketplace does next', () => {
  test.each<[string, number, OpenOrder, string | null]>([
    ['an open order of a patient customer stays', 600, order(), null],
    ['after four days nobody waits any more', 4 * day, order(), 'cancel'],
    ['a customer who changes his mind', 300, order({ number: fickle }), 'cancel'],
    ['a processed order cannot be called off', 300, sent({ number: fickle, shipmentStatus: 'returned' }), null],
    ['an online payment settles within two minutes', 2, order({ paymentStatus: 'pending' }), 'paid'],
    ['an invoice is not paid at once', 60, order({ number: invoiced, paymentStatus: 'pending' }), null],
    ['an invoice is paid in nine days', 9 * day + 1, sent({ number: invoiced, paymentStatus: 'pending' }), 'paid'],
    [
      'cash is paid on delivery',
      1,
      sent({ number: cash, paymentStatus: 'pending', shipmentStatus: 'delivered' }),
      'paid',
    ],
    ['cash is not paid before', 0.5, sent({ number: cash, paymentStatus: 'pending' }), null],
    ['the courier does not come at once', 0.5, sent(), null],
    ['the courier has come after eight minutes', 8, sent(), 'on_route'],
    ['a standard parcel is not there in an hour', 60, sent({ shipmentStatus: 'on_route' }), null],
    ['a delivered order is closed within three days', 3 * day, sent({ shipmentStatus: 'delivered' }), 'finalised'],
    ['but not on the same day', 60, sent({ shipmentStatus: 'delivered' }), null],
    [
      'nor while it is not paid',
      3 * day,
      sent({
        number: invoiced,
        shipmentStatus: 'delivered',
        paymentStatus: 'pending',
        createdAt: new Date(start.getTime() + 3 * day * 60_000).toISOString(),
      }),
      null,
    ],
    ['the warehouse hands over within three hours', 181, order({ fulfilledByMarketplace: true }), 'warehouse'],
    ['the warehouse needs ten minutes', 9, order({ fulfilledByMarketplace: true }), null],
  ])('%s', (_title, minutes, subject, expected) => {
    expect(statusOf(moveAfter(minutes, subject))).toBe(expected);
  });

  test('a speed of 60 makes minutes of hours, but keeps the 14 days that the portal asks for', () => {
    expect(statusOf(moveAfter(0.2, sent(), 60))).toBe('on_route');
    expect(moveAfter(day, sent({ shipmentStatus: 'returned' }), 60)).toBeNull();
    expect(statusOf(moveAfter(15 * day, sent({ shipmentStatus: 'returned' }), 60))).toBe('finalised');
  });

  test('the warehouse always gives a tracking number', () => {
    for (let n = 0; n < 200; n += 1) {
      const move = moveAfter(181, order({ number: String(69_500_000 + n), fulfilledByMarketplace: true }));
      expect(move?.kind === 'warehouse' && move.dispatch.trackingNumber.length).toBeGreaterThanOrEqual(8);
    }
  });

  test('customers and the marketplace never give a reason that is the seller’s own', () => {
    const moves = Array.from({ length: 5000 }, (_move, n) => moveAfter(300, order({ number: String(69_200_000 + n) })));
    const parties = moves.flatMap((move) =>
      move?.kind === 'cancel' ? [cancellationReason(move.reason).attribution] : [],
    );
    expect(parties.length).toBeGreaterThan(50);
    expect(new Set(parties)).toEqual(new Set(['customer', 'marketplace']));
  });
});

describe('MKT-01 what the feed reports', () => {
  const event = {
    cursor: '1-1',
    at: start.toISOString(),
    seller: 'DE-2001',
    orderNumber: patient,
  } as const;
  const reported = (status: OpenOrder['status'], kind: 'order.processed' | 'order.rejected' | 'order.confirmed') => ({
    ...event,
    kind,
    offers: null,
    registration: null,
    payout: null,
    profile: null,
    pause: null,
    priceProposal: null,
    dispute: null,
    return: null,
    service: null,
    message: null,
    replacement: null,
    order: {
      status,
      courier: status === 'processed' ? ('gls' as const) : null,
      trackingNumber: null,
      pickupCode: null,
      reason: null,
    },
  });

  test('a processed order is prepared from then on', () => {
    const orders: OpenOrders = new Map([[patient, order()]]);
    applyEvent(orders, reported('processed', 'order.processed'));
    expect(orders.get(patient)).toMatchObject({
      status: 'processed',
      courier: 'gls',
      shipmentStatus: 'prepared',
      shipmentChangedAt: event.at,
    });
  });

  test('a rejected order is over, a confirmed one stays', () => {
    const orders: OpenOrders = new Map([[patient, order()]]);
    applyEvent(orders, reported('pending', 'order.confirmed'));
    expect(orders.get(patient)).toMatchObject({ status: 'pending', shipmentStatus: null });
    applyEvent(orders, reported('cancelled', 'order.rejected'));
    expect(orders.size).toBe(0);
  });

  test('an order it does not know is left for the next reading', () => {
    const orders: OpenOrders = new Map();
    applyEvent(orders, reported('processed', 'order.processed'));
    expect(orders.size).toBe(0);
  });
});
