import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { vatIn } from '@offizin/domain/ledger/charged-shipping';
import { expect, test } from 'vitest';
import { missingOrders } from '../load.ts';
import { ledgerOf } from './ledger.ts';
import { salesBefore } from './sales-before.ts';
import { sellersOf } from './sellers.ts';

const now = new Date('2026-11-24T09:30:00.000Z');
const sellers = sellersOf('es').filter(({ ordersPerDay }) => ordersPerDay > 2);

test.each(sellers.map((seller) => [seller.record.name, seller] as const))(
  'INV-03 what %s sold before is what the contract allows, two years of it, up to the demo’s first orders',
  (_, seller) => {
    const months = salesBefore(seller, now);
    expect(marketplaceApi.putSalesBefore.body.safeParse({ months }).success).toBe(true);
    expect(months.map(({ month }) => month)).toContain('2024-11');
    expect(months[0]?.month).toBe('2026-08');
    const shipping = months.flatMap((month) => month.shipping);
    expect(shipping.filter(({ gross, vat, rate }) => vat !== vatIn(gross, rate))).toEqual([]);
  },
);

test('INV-03 parcels go to neighbours too, each with the VAT of where it goes', () => {
  const bySeller = new Map(sellersOf('es').map((seller) => [seller.externalId, seller]));
  const rates = new Map<string, Set<number | null>>();
  for (const order of missingOrders('es', null, now)) {
    const seller = bySeller.get(order.seller);
    if (seller === undefined) continue;
    const { countryCode } = order.deliveryAddress;
    for (const { kind, rate } of ledgerOf(seller, order, now).lines)
      if (kind === 'shipping') rates.set(countryCode, (rates.get(countryCode) ?? new Set()).add(rate));
  }
  expect([...(rates.get('ES') ?? [])]).toEqual([2100]);
  expect([...(rates.get('PT') ?? [])]).toEqual([2300]);
  expect([...(rates.get('FR') ?? [])]).toEqual([2000]);
});
