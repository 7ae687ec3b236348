import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { brandIds } from '@offizin/domain/brand/brands';
import { forShop, openAmount, sumsOf } from '@offizin/domain/ledger/ledger';
import { describe, expect, test } from 'vitest';
import { missingOrders } from '../load.ts';
import { ledgerOf } from './ledger.ts';
import { sellersOf } from './sellers.ts';

const now = new Date('2026-11-24T09:30:00.000Z');

describe.each(brandIds)('INV-05 what the marketplace books in %s', (brand) => {
  const bySeller = Map.groupBy(missingOrders(brand, null, now), (order) => order.seller);
  const shops = sellersOf(brand).map((seller) => {
    const orders = bySeller.get(seller.externalId) ?? [];
    const entries = orders.map((order) => ledgerOf(seller, order, now));
    return { orders, entries };
  });
  const entries = shops.flatMap((shop) => shop.entries);

  test('is what the contract allows, for every order', () => {
    expect(entries.length).toBeGreaterThan(500);
    const body = marketplaceApi.bulkLedger.body;
    const wrong = entries.filter((entry) => !body.safeParse({ entries: [entry] }).success);
    expect(wrong).toEqual([]);
  });

  test('comes to the goods and the shipping of the order, to the cent; what was cancelled is refunded in full', () => {
    for (const { orders, entries: own } of shops) {
      for (const [at, { lines }] of own.entries()) {
        const order = orders[at];
        const goods = (order?.lines ?? []).reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
        const sums = sumsOf(lines);
        expect(sums.sold).toBe(goods + (order?.shipping ?? 0));
      }
      const cancelled = own.filter((_, at) => orders[at]?.past?.status === 'cancelled');
      expect(cancelled.filter(({ lines }) => forShop(sumsOf(lines)) !== 0)).toEqual([]);
    }
  });

  test('shows money in every state; Swiss parcels have no trouble', () => {
    const states = entries.map(({ lines, standing }) => (openAmount(sumsOf(lines)) === 0 ? 'paid' : standing?.state));
    const held = brand === 'ch' ? [] : ['held'];
    expect([...new Set(states)].toSorted()).toEqual([...held, 'paid', 'payable', 'pending']);
  });
});
