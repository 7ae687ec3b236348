import { expect, test } from 'vitest';
import { assortmentOf } from './assortment.ts';
import { purchasePriceOf } from './purchase-prices.ts';
import { sellersOf } from './sellers.ts';

test('MKT-02 OFF-11 shops pay between 45 and 65 % of the recommended price without VAT, and know it of most products', () => {
  const sellers = sellersOf('de').slice(0, 4);
  const priced = sellers.flatMap((seller) =>
    assortmentOf(seller).flatMap((product) => {
      const { recommendedPrice, vatRate } = product;
      if (recommendedPrice === null || recommendedPrice < 500) return [];
      const paid = purchasePriceOf(seller, product);
      return [{ paid, share: ((paid ?? 0) * (10_000 + vatRate)) / 10_000 / recommendedPrice }];
    }),
  );
  const known = priced.filter(({ paid }) => paid !== null);
  expect(known.length / priced.length).toBeGreaterThan(0.85);
  expect(known.length / priced.length).toBeLessThan(0.91);
  expect(Math.min(...known.map(({ share }) => share))).toBeGreaterThan(0.44);
  expect(Math.max(...known.map(({ share }) => share))).toBeLessThan(0.66);
});
