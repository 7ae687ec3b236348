import { expect, test } from 'vitest';
import { isInPeriod } from '@offizin/domain/returns/return-terms';
import { demoReturns } from './customer-returns.ts';
import { ordersBetween } from './history.ts';
import { isDemoAccount, sellersOf } from './sellers.ts';

const now = new Date('2026-11-24T13:48:00Z');
const day = 86_400_000;

test('MKT-02 every shop that can be tried out has returns of its own orders, each in its time and of what was sent', () => {
  const orders = ordersBetween('es', null, now);
  for (const { externalId, record } of sellersOf('es').filter((seller) => isDemoAccount(seller.externalId))) {
    const own = orders.filter((order) => order.seller === externalId);
    const found = demoReturns(own, record.locale, now);
    expect(new Set(found.map(({ returnNo }) => returnNo)).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(6);
    for (const { record: asked } of found) {
      const order = own.find(({ number }) => number === asked.orderNumber);
      const days = Math.floor((Date.parse(asked.requestedAt) - Date.parse(asked.deliveredAt ?? '')) / day);
      expect([asked.kind, isInPeriod(asked.kind, days)]).toEqual([asked.kind, true]);
      for (const { productId, units } of asked.items) {
        const line = order?.lines.find((each) => each.productId === productId);
        expect((line?.quantity ?? 0) - (line?.cancelledQuantity ?? 0)).toBeGreaterThanOrEqual(units);
      }
    }
  }
});
