import { describe, expect, test } from 'vitest';
import { addFigures, noFigures, shippingByCountry } from './report-month.ts';
import { taxReturnOf } from './tax-return.ts';

test.each([
  ['ES', 'ES', 'domestic'],
  ['ES', 'PT', 'oss'],
  ['FR', 'ES', 'oss'],
  ['ES', 'CH', 'outside'],
  ['ES', 'GB', 'outside'],
  ['GB', 'GB', 'domestic'],
  ['GB', 'ES', 'outside'],
] as const)('INV-03 the VAT of %s to %s: %s', (home, destination, where) => {
  expect(taxReturnOf(home, destination)).toBe(where);
});

describe('INV-03 shipping by country', () => {
  const sum = { orders: 1, gross: 399, vat: 69, rate: 2100 };

  test('the home market first, the others by what was paid, and what is known twice as one', () => {
    const rows = shippingByCountry('ES', [
      { ...sum, country: 'PT', rate: 2300, gross: 200, vat: 37 },
      { ...sum, country: 'FR', rate: 2000, gross: 900, vat: 150 },
      { ...sum, country: 'ES' },
      { ...sum, country: 'ES', orders: 2, gross: 798, vat: 138 },
    ]);
    expect(rows).toEqual([
      { country: 'ES', rate: 2100, orders: 3, gross: 1197, vat: 207, net: 990, taxReturn: 'domestic' },
      { country: 'FR', rate: 2000, orders: 1, gross: 900, vat: 150, net: 750, taxReturn: 'oss' },
      { country: 'PT', rate: 2300, orders: 1, gross: 200, vat: 37, net: 163, taxReturn: 'oss' },
    ]);
  });

  test('what was given back in full is not there', () => {
    expect(shippingByCountry('ES', [{ country: 'ES', rate: 2100, orders: 0, gross: 0, vat: 0 }])).toEqual([]);
  });
});

test('INV-03 two parts of a month add up', () => {
  const part = { orders: 3, cancelled: 1, sales: 1000, commissions: -160, shipping: [] };
  expect(addFigures(part, addFigures(part, noFigures))).toEqual({
    orders: 6,
    cancelled: 2,
    sales: 2000,
    commissions: -320,
    shipping: [],
  });
});
