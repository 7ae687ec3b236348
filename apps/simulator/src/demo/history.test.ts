import { orderRecord } from '@offizin/contract/orders/marketplace';
import { brandIds } from '@offizin/domain/brand/brands';
import { spansOn } from '@offizin/domain/calendar/opening-hours';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { cancellationReasonCodes } from '@offizin/domain/orders/cancellation-reasons';
import { checkDispatch } from '@offizin/domain/orders/dispatch-check';
import { canShipmentMove } from '@offizin/domain/orders/shipment-transitions';
import { describe, expect, test } from 'vitest';
import { missingOrders } from '../load.ts';
import { deliveryTypes, orderStatuses, paymentTypes, shipmentStatuses } from '@offizin/domain/orders/statuses';
import type { OrderRecord } from '@offizin/marketplace-client/api.gen';
import { deskOrders } from './desk.ts';
import { calendarOf, nextOpen } from './shop-calendar.ts';
import { ordersBetween } from './history.ts';
import { isDemoAccount, sellersOf } from './sellers.ts';

const now = new Date('2026-11-24T13:48:00Z');
const byBrand = brandIds.map((brand) => ({ brand, orders: missingOrders(brand, null, now) }));
const all = byBrand.flatMap(({ brand, orders }) => orders.map((order) => ({ brand, order })));

function valuesOf(of: (order: OrderRecord) => string | undefined, orders = all.map(({ order }) => order)): string[] {
  return [...new Set(orders.map(of))].filter((value) => value !== undefined).toSorted();
}

describe('MKT-02 ninety days of orders', () => {
  test('there are 6,000 to 11,000, each number once per brand', () => {
    expect(all.length).toBeGreaterThan(6000);
    expect(all.length).toBeLessThan(11_000);
    for (const { orders } of byBrand) expect(new Set(orders.map((order) => order.number)).size).toBe(orders.length);
  });

  test('every order is one that the marketplace API takes', () => {
    const wrong = all.filter(({ order }) => !orderRecord.safeParse(order).success);
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test.each(byBrand)(
    '$brand: every status, reason, delivery and payment type, and most shipment statuses occur',
    ({ orders }) => {
      expect(valuesOf((order) => order.past?.status ?? 'new', orders)).toEqual(orderStatuses.toSorted());
      expect(valuesOf((order) => order.past?.cancellation?.reason, orders)).toEqual(cancellationReasonCodes.toSorted());
      expect(valuesOf((order) => order.deliveryType, orders)).toEqual(deliveryTypes.toSorted());
      expect(valuesOf((order) => order.paymentType, orders)).toEqual(paymentTypes.toSorted());
      expect(valuesOf((order) => order.past?.courier, orders).length).toBeGreaterThanOrEqual(6);
    },
  );

  test('ORD-09 every shipment status, couriers of all kinds, vouchers and cancelled units occur', () => {
    const steps = all.flatMap(({ order }) => order.past?.shipment ?? []);
    expect([...new Set(steps.map((step) => step.status))].toSorted()).toEqual(shipmentStatuses.toSorted());
    expect(valuesOf((order) => order.past?.courier)).toEqual(
      expect.arrayContaining(['own', 'pickup_point', 'other', 'dhl', 'swiss_post']),
    );
    expect(all.some(({ order }) => order.discount.amount > 0 && order.discount.label !== null)).toBe(true);
    expect(all.some(({ order }) => order.lines.some((line) => (line.cancelledQuantity ?? 0) > 0))).toBe(true);
    expect(all.some(({ order }) => order.fulfilledByMarketplace)).toBe(true);
  });

  test('ORD-06 what was sent keeps the carrier rule and no known pattern is missed', () => {
    const odd = all.filter(({ brand, order: { past, deliveryType } }) => {
      if (past?.courier === undefined) return past?.processedAt !== undefined;
      const { courier, trackingNumber = null, trackingUrl = null, pickupCode = null } = past;
      const check = checkDispatch({ deliveryType, brand, courier, trackingNumber, trackingUrl, pickupCode });
      return Object.keys({ ...check.errors, ...check.warnings }).length > 0;
    });
    expect(odd.slice(0, 3)).toEqual([]);
  });

  test('ORD-04 ORD-09 what happened, happened in order and before now', () => {
    const wrong = all.filter(({ order }) => {
      const { past } = order;
      if (past === undefined) return false;
      const times = [
        order.createdAt,
        past.confirmedAt,
        past.processedAt,
        ...past.shipment.map((step) => step.at),
        past.finalisedAt,
      ]
        .filter((time) => time !== undefined)
        .map((time) => Date.parse(time));
      const moves = past.shipment.every((step, index) =>
        canShipmentMove(past.shipment[index - 1]?.status ?? null, step.status),
      );
      return !moves || times.some((time, index) => time < (times[index - 1] ?? 0) || time > now.getTime());
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test('the discount never exceeds the products', () => {
    const value = (order: OrderRecord) => order.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
    expect(all.filter(({ order }) => order.discount.amount > value(order))).toEqual([]);
  });

  test('the same moment gives the same orders', () => {
    expect(missingOrders('ch', null, now)).toEqual(byBrand.find(({ brand }) => brand === 'ch')?.orders);
  });

  test('a later start adds what came since, and nothing twice', () => {
    const later = new Date('2026-11-26T09:00:00Z');
    const topUp = ordersBetween('es', now, later);
    expect(topUp.length).toBeGreaterThan(20);
    expect(topUp.every((order) => new Date(order.createdAt) > now && new Date(order.createdAt) <= later)).toBe(true);
    const known = new Set(byBrand.find(({ brand }) => brand === 'es')?.orders.map((order) => order.number));
    expect(topUp.filter((order) => known.has(order.number))).toEqual([]);
    expect(
      missingOrders('es', now, new Date(now.getTime() + 3_600_000)).every((order) => order.dispatchBy === undefined),
    ).toBe(true);
  });
});

describe('ORD-12 the desks of the demo accounts', () => {
  test.each(brandIds)(
    '%s: each has one overdue, something due within the first hour of work and something due later',
    (brand) => {
      for (const seller of sellersOf(brand).filter(({ externalId }) => isDemoAccount(externalId))) {
        const { externalId } = seller;
        const begins = nextOpen(calendarOf(seller), now).getTime();
        const orders = deskOrders(brand, now).filter((order) => order.seller === externalId);
        const minutes = orders.map((order) => (Date.parse(order.dispatchBy ?? '') - begins) / 60_000);
        expect(minutes.filter((due) => due < 0)).toHaveLength(1);
        expect(minutes.filter((due) => due >= 0 && due <= 60).length).toBeGreaterThanOrEqual(2);
        expect(minutes.filter((due) => due > 60).length).toBeGreaterThanOrEqual(3);
        expect(valuesOf((order) => order.deliveryType, orders)).toEqual(deliveryTypes.toSorted());
        for (const order of orders) expect(orderRecord.safeParse(order).success).toBe(true);
      }
    },
  );

  test.each([
    ['a working morning', '2026-11-24T09:10:00Z'],
    ['a Sunday at five', '2026-11-22T16:00:00Z'],
    ['the middle of the night', '2026-11-25T02:30:00Z'],
    ['Christmas', '2026-12-25T11:00:00Z'],
  ])('on %s nothing is due while the shop is closed, and work waits for its opening', (_, instant) => {
    const at = new Date(instant);
    for (const brand of brandIds) {
      for (const seller of sellersOf(brand).filter(({ externalId }) => isDemoAccount(externalId))) {
        const calendar = calendarOf(seller);
        const dues = deskOrders(brand, at)
          .filter((order) => order.seller === seller.externalId)
          .map((order) => new Date(order.dispatchBy ?? ''));
        for (const due of dues) {
          const { date, minute } = wallClockAt(due, calendar.timeZone);
          const spans = spansOn(calendar, date);
          expect(spans.some(({ from, to }) => from <= minute && minute <= to)).toBe(true);
        }
        const opens = nextOpen(calendar, at).getTime();
        expect(dues.filter((due) => due < at)).toHaveLength(1);
        expect(dues.filter((due) => due >= at && due.getTime() <= opens + 60 * 60_000).length).toBeGreaterThanOrEqual(
          2,
        );
      }
    }
  });

  test('the brands do not share their numbers', () => {
    const numbers = brandIds.flatMap((brand) => deskOrders(brand, now).map((order) => order.number));
    const shared = new Set(brandIds.map((brand) => deskOrders(brand, now)[0]?.number));
    expect(shared.size).toBe(brandIds.length);
    expect(numbers.every((number) => /^\d{8}$/.test(number))).toBe(true);
  });
});
