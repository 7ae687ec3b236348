import { expect, test } from 'vitest';
import { mostRestocked, refusalBy, refusedLines, restockRule, usualRestock } from './restock.ts';

const received = { state: 'received', warehouse: false, isOwnStock: true, isMedicine: false } as const;

test.each([
  ['what came back', {}, 'may'],
  ['a medicine', { isMedicine: true }, 'medicine'],
  ['what is not here', { state: 'requested' }, null],
  ['what lies in the warehouse', { warehouse: true }, null],
  ['what comes from a wholesaler, or is not offered', { isOwnStock: false }, null],
] as const)('ORD-22 whether %s may go back into stock', (_, over, rule) => {
  expect(restockRule({ ...received, ...over })).toBe(rule);
});

test.each([
  ['sealed goods', 'may', 'whole', 'sealed', 3, 3],
  ['sealed goods of which a part is given back', 'may', 'part', 'sealed', 3, 3],
  ['an open pack', 'may', 'whole', 'seal_broken', 0, 3],
  ['goods in an unknown condition', 'may', 'whole', null, 0, 3],
  ['what the customer gets back', 'may', 'none', 'sealed', 0, 0],
  ['what was not in the parcel', 'may', 'whole', 'missing', 0, 0],
  ['a sealed medicine', 'medicine', 'whole', 'sealed', 0, 3],
  ['what may not go back', null, 'whole', 'sealed', 0, 3],
] as const)('ORD-22 %s: how many go back by themselves, and at most', (_, rule, choice, condition, usual, most) => {
  expect([usualRestock(rule, 3, { choice, condition }), mostRestocked(3, { choice, condition })]).toEqual([
    usual,
    most,
  ]);
});

test('ORD-22 what did not go back of a product is taken from its last line first', () => {
  const chosen = [
    { lineId: 'a', productId: 'P', units: 2 },
    { lineId: 'b', productId: 'P', units: 1 },
    { lineId: 'c', productId: 'Q', units: 1 },
  ];
  expect(refusedLines(chosen, new Map([['P', { units: 2, why: 'full' }]]))).toEqual([
    { lineId: 'b', units: 1, why: 'full' },
    { lineId: 'a', units: 1, why: 'full' },
  ]);
  expect(refusedLines(chosen, new Map())).toEqual([]);
});

test.each([
  ['price_above_highest', 'price'],
  ['certificate_required', 'permission'],
  ['not_available', 'not_available'],
] as const)('ORD-22 a result %s keeps units out of stock: %s', (type, why) => {
  expect(refusalBy(type)).toBe(why);
});
