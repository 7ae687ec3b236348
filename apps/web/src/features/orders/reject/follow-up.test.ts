import { describe, expect, test } from 'vitest';
import { changesOf, chosenOffers, followUpOf, readValue } from './follow-up.ts';

const offers = [
  { lineId: 'a', productId: 'P-1', version: 3, stock: 9, active: true },
  { lineId: 'b', productId: 'P-2', version: 5, stock: 1, active: true },
  { lineId: 'c', productId: 'P-1', version: 3, stock: 9, active: true },
];

describe('ORD-20 what follows from a rejection', () => {
  test.each([
    ['no_stock', 'stock_zero'],
    ['discontinued', 'deactivate_offer'],
    ['reduced_units', 'set_stock'],
    ['wrong_price', 'edit_price'],
    ['shop_closed', 'plan_closure'],
    ['wrong_photo_or_description', null],
    ['invalid_address', null],
    ['', null],
  ])('%s leads to %s', (reason, followUp) => {
    expect(followUpOf(reason)).toBe(followUp);
  });

  test('only of the chosen lines, each product once', () => {
    const chosen = new Map([
      ['a', 1],
      ['c', 2],
    ]);
    expect(chosenOffers(offers, chosen).map(({ productId }) => productId)).toEqual(['P-1']);
  });

  test.each([
    ['stock_zero', [{ productId: 'P-2', version: 5, stock: 0 }]],
    ['deactivate_offer', [{ productId: 'P-2', version: 5, active: false }]],
    ['set_stock', [{ productId: 'P-2', version: 5, stock: 4 }]],
    ['plan_closure', []],
  ] as const)('%s changes %j', (followUp, changes) => {
    expect(changesOf(followUp, offers.slice(1, 2), new Map([['P-2', '4']]))).toEqual(changes);
  });

  test('a price is read as it is written, and nothing typed changes nothing', () => {
    expect(changesOf('edit_price', offers.slice(1, 2), new Map([['P-2', '7,95']]))).toEqual([
      { productId: 'P-2', version: 5, price: 795 },
    ]);
    expect(changesOf('edit_price', offers, new Map())).toEqual([]);
  });

  test.each([
    ['stock', '12', 12],
    ['stock', '-1', null],
    ['stock', '', undefined],
    ['stock', '100000', null],
    ['price', '0', null],
    ['price', 'x', null],
  ] as const)('%s "%s" is %j', (kind, typed, value) => {
    expect(readValue(kind, typed)).toBe(value);
  });
});
