import { expect, test } from 'vitest';
import { netPayout } from '../offers/net-payout.ts';
import { type FloorFacts, floorPrice } from './floor-price.ts';
import type { PriceFloor } from './terms.ts';

const facts: FloorFacts = { vat: 1900, commission: 1000, purchasePrice: 500, recommended: 1200, startPrice: 1000 };

test.each<[string, PriceFloor, Partial<FloorFacts>, number]>([
  ['a price', { kind: 'price', amount: 790 }, {}, 790],
  ['a share of the recommended price', { kind: 'recommended', share: 8500 }, {}, 1020],
  [
    'a share of a recommended price that nobody knows',
    { kind: 'recommended', share: 8500 },
    { recommended: null },
    900,
  ],
  ['a payout', { kind: 'payout', amount: 600 }, {}, 810],
  ['a payout that no price reaches', { kind: 'payout', amount: 600 }, { commission: 9000 }, Number.POSITIVE_INFINITY],
  ['a margin of 8 %', { kind: 'margin', share: 800 }, {}, 742],
  ['the purchase price itself', { kind: 'margin', share: 0 }, {}, 676],
  ['a margin that no price keeps', { kind: 'margin', share: 9000 }, {}, Number.POSITIVE_INFINITY],
  ['a margin without a purchase price', { kind: 'margin', share: 800 }, { purchasePrice: null }, 900],
])('OFF-11 the floor by %s', (_title, floor, changes, price) => {
  expect(floorPrice(floor, { ...facts, ...changes })).toBe(price);
});

test.each([0, 260, 700, 1000, 1900, 2100])(
  'OFF-11 the floor is the lowest price from which on the margin holds, at %i VAT',
  (vat) => {
    for (let purchasePrice = 1; purchasePrice < 900; purchasePrice += 7) {
      for (const commission of [0, 800, 1333]) {
        const offer = { ...facts, vat, commission, purchasePrice };
        const floor = floorPrice({ kind: 'margin', share: 800 }, offer);
        const holds = (price: number): boolean => {
          const { net, vat: tax } = netPayout(price, offer);
          return (net - purchasePrice) * 10_000 >= 800 * (price - tax);
        };
        expect(holds(floor - 1)).toBe(false);
        expect([0, 1, 2, 3, 50, 500].every((more) => holds(floor + more))).toBe(true);
      }
    }
  },
);
