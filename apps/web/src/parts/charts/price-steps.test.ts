import type { OfferHistoryEntry } from '@offizin/contract/offers/seller';
import { describe, expect, test } from 'vitest';
import { bestSteps, lineParts, priceDays, priceSteps, stepPath } from './price-steps.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-24T09:00:00.000Z');
const from = now - 90 * day;

const state = (amount: number) => ({
  price: { amount, currency: 'EUR' as const },
  stock: 1,
  origin: 'own' as const,
  active: true,
});
const entry = (daysAgo: number, before: number | null, after: number): OfferHistoryEntry => ({
  runNo: daysAgo,
  at: new Date(now - daysAgo * day).toISOString(),
  kind: 'edit',
  actorName: null,
  file: null,
  before: before === null ? null : state(before),
  after: state(after),
});

test.each([
  ['no history', [], [[90, 500]]],
  ['created long ago, unchanged', [entry(200, null, 700)], [[90, 700]]],
  ['created lately', [entry(10, null, 700)], [[10, 700]]],
  [
    'changed twice since',
    [entry(10, 600, 500), entry(40, 700, 600), entry(200, null, 700)],
    [
      [90, 700],
      [40, 600],
      [10, 500],
    ],
  ],
  ['a change of stock alone is no step', [entry(10, 700, 700), entry(200, null, 700)], [[90, 700]]],
  [
    'a history cut off begins with what was before',
    [entry(10, 600, 500)],
    [
      [90, 600],
      [10, 500],
    ],
  ],
])('OFF-05 %s', (_, history, steps) => {
  const found = priceSteps(history, { from, now, price: 500 });
  expect(found.map(({ at, price }) => [Math.round((now - at) / day), price])).toEqual(steps);
});

test('OFF-05 the path goes right, then up or down', () => {
  const place = { x: (at: number) => at, y: (price: number) => price, end: 100 };
  expect(
    stepPath(
      [
        { at: 0, price: 10 },
        { at: 50, price: 20 },
      ],
      place,
    ),
  ).toBe('M0.0 10.0H50.0V20.0H100');
  expect(stepPath([], place)).toBe('');
});

describe('OFF-05 the best price of others', () => {
  const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
  const steps = bestSteps(
    [
      { day: '2026-07-01', price: eur(900) },
      { day: '2026-10-25', price: null },
      { day: '2026-11-01', price: eur(850) },
    ],
    { from, timeZone: 'Europe/Berlin' },
  );

  test('begins with what held before the ninety days; a day begins at midnight of the brand, also with a clock change', () => {
    expect(steps.map(({ at, price }) => [new Date(at).toISOString(), price])).toEqual([
      [new Date(from).toISOString(), 900],
      ['2026-10-24T22:00:00.000Z', null],
      ['2026-10-31T23:00:00.000Z', 850],
    ]);
  });

  test('has a gap while nobody else offers', () => {
    expect(
      lineParts(steps, now).map((part) => [part.steps.map(({ price }) => price), new Date(part.end).toISOString()]),
    ).toEqual([
      [[900], '2026-10-24T22:00:00.000Z'],
      [[850], new Date(now).toISOString()],
    ]);
    expect(lineParts(steps.slice(0, 2), now)).toHaveLength(1);
    expect(lineParts([], now)).toEqual([]);
  });

  test('is shown beside the own price in figures, newest first, one line for each day', () => {
    const own = [
      { at: from, price: 1000 },
      { at: Date.parse('2026-10-28T08:00:00Z'), price: 970 },
      { at: Date.parse('2026-10-28T09:00:00Z'), price: 950 },
    ];
    expect(priceDays(own, steps, 'Europe/Berlin').map(({ own: mine, best }) => [mine, best])).toEqual([
      [950, 850],
      [950, null],
      [1000, null],
      [1000, 900],
    ]);
  });
});
