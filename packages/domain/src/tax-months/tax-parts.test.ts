import { describe, expect, test } from 'vitest';
import type { LedgerKind } from '../ledger/ledger.ts';
import { apportion } from './apportion.ts';
import { type GoodsOfRate, newParts, type TaxedLine } from './tax-parts.ts';

const line = (lineNo: number, kind: LedgerKind, amount: number, more: Partial<TaxedLine> = {}): TaxedLine => ({
  lineNo,
  kind,
  amount,
  rate: null,
  bookedOn: '2026-10-15',
  ...more,
});
const two: GoodsOfRate[] = [
  { rate: 1900, gross: 1000 },
  { rate: 700, gross: 500 },
];
const first = { parts: [], goods: two, closedThrough: null };
const short = (lines: readonly TaxedLine[], known: Parameters<typeof newParts>[1]) =>
  newParts(lines, known).map(({ lineNo, rate, amount }) => [lineNo, rate, amount]);

test.each([
  [100, [1, 1], [50, 50]],
  [101, [1, 1], [51, 50]],
  [-101, [1, 1], [-51, -50]],
  [100, [1, 1, 1], [34, 33, 33]],
  [0, [1, 2], [0, 0]],
  [7, [0, 1], [0, 7]],
  [999_999_999, [999_999_999, 1], [999_999_998, 1]],
] as const)('INV-07 %i divided by %j', (amount, weights, parts) => {
  expect(apportion(amount, weights)).toEqual(parts);
});

describe('INV-07 a line is divided by the rates of what was sold', () => {
  test('a sale by the goods of the order, or as it says itself', () => {
    expect(short([line(1, 'sale', 1500)], first)).toEqual([
      [1, 1900, 1000],
      [1, 700, 500],
    ]);
    expect(short([line(1, 'sale', 1500, { rate: 700 })], first)).toEqual([[1, 700, 1500]]);
  });

  test('without goods its rate is not known', () => {
    expect(short([line(1, 'sale', 1500)], { ...first, goods: [] })).toEqual([[1, null, 1500]]);
  });

  test('refunds take what is left, and all of them leave nothing at any rate', () => {
    const lines = [line(1, 'sale', 1500), line(2, 'refund', -333), line(3, 'refund', -1167)];
    const parts = newParts(lines, first);
    const left = Map.groupBy(parts, ({ rate }) => rate);
    expect([...left.values()].map((own) => own.reduce((sum, { amount }) => sum + amount, 0))).toEqual([0, 0]);
  });

  test('one that says its rate leaves the other to those after it', () => {
    const lines = [line(1, 'sale', 1500), line(2, 'refund', -1000, { rate: 1900 }), line(3, 'refund', -500)];
    expect(short(lines, first).slice(2)).toEqual([
      [2, 1900, -1000],
      [3, 700, -500],
    ]);
  });

  test('shipping and the VAT on commissions have their own rate, a commission has none', () => {
    const lines = [
      line(1, 'shipping', 395, { rate: 1900 }),
      line(2, 'commission', -150, { rate: 1000 }),
      line(3, 'commission_vat', -29, { rate: 1900 }),
      line(4, 'payout', -1000),
    ];
    expect(short(lines, first)).toEqual([
      [1, 1900, 395],
      [2, null, -150],
      [3, 1900, -29],
      [4, null, -1000],
    ]);
  });
});

test('INV-07 what was booked before keeps its part, also where its goods are known otherwise by now', () => {
  const sale = line(5, 'sale', 1500);
  const parts = newParts([sale], first);
  const later = line(2, 'refund', -1500, { bookedOn: '2026-11-02' });
  const more = newParts([later, sale], { parts, goods: [{ rate: 0, gross: 1 }], closedThrough: '2026-11' });
  expect(more).toEqual([
    { lineNo: 2, month: '2026-12', rate: 1900, amount: -1000 },
    { lineNo: 2, month: '2026-12', rate: 700, amount: -500 },
  ]);
});
