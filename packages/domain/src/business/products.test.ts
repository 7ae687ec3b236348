import { describe, expect, test } from 'vitest';
import { bestSellers } from './best-sellers.ts';
import { ordersBehind } from './orders-behind.ts';
import { bySoonest, daysSold, isSoon, type RunOut, runOutOf } from './run-out.ts';

const now = new Date('2026-11-27T12:00:00Z');
const longAgo = new Date('2025-01-01T00:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('MET-08 when stock is gone', () => {
  const days = (count: number): RunOut => ({ kind: 'days', days: count });
  test.each<[number, number, Date, RunOut, boolean]>([
    [28, 28, longAgo, days(28), false],
    [14, 28, longAgo, days(14), false],
    [13, 28, longAgo, days(13), true],
    [1, 28, longAgo, days(1), true],
    [1, 29, longAgo, days(0), true],
    [5, 3, longAgo, days(46), false],
    [0, 3, longAgo, { kind: 'gone' }, true],
    // Too few sales say nothing, whatever is left; zero divides nothing.
    [1, 2, longAgo, { kind: 'too_few' }, false],
    [0, 2, longAgo, { kind: 'too_few' }, false],
    [5, 0, longAgo, { kind: 'too_few' }, false],
    // Ten were sold within ten days.
    [10, 10, ago(10), days(10), true],
    // A day after the first sale the pace is that of a week.
    [10, 7, ago(1), days(10), true],
  ])('%i left, %i sold since %s: %o, soon %s', (stock, units, since, runOut, soon) => {
    expect(runOutOf({ stock, units, since }, now)).toEqual(runOut);
    expect(isSoon(runOut)).toBe(soon);
  });

  test.each([
    [longAgo, 28],
    [ago(28), 28],
    [ago(27.5), 28],
    [ago(9.2), 10],
    [ago(7), 7],
    [now, 7],
    [ago(-1), 7],
  ])('sold since %s: within %i days', (since, count) => {
    expect(daysSold(since, now)).toBe(count);
  });

  test('what is gone first comes first, of equal ones what sells most; what nobody knows comes last', () => {
    const of = (name: string, runOut: RunOut, units: number) => ({ name, runOut, units });
    const sorted = bySoonest([
      of('unknown', { kind: 'too_few' }, 2),
      of('week', days(7), 9),
      of('gone', { kind: 'gone' }, 4),
      of('day', days(0), 3),
      of('busy week', days(7), 12),
    ]);
    expect(sorted.map(({ name }) => name)).toEqual(['gone', 'day', 'busy week', 'week', 'unknown']);
  });
});

describe('MET-08 best sellers', () => {
  const of = (productId: string, units: number, value: number) => ({ productId, units, value });
  const products = [of('c', 1, 9000), of('b', 5, 500), of('a', 5, 500), of('d', 5, 700), of('e', 0, 0)];

  test.each([
    ['units', ['d', 'a', 'b', 'c']],
    ['value', ['c', 'd', 'a', 'b']],
  ] as const)('by %s', (by, order) => {
    expect(bestSellers(products, by).map(({ productId }) => productId)).toEqual(order);
  });

  test('ten of them', () => {
    const many = Array.from({ length: 30 }, (_, index) => of(`p${index}`, index + 1, 100));
    expect(bestSellers(many, 'units').map(({ units }) => units)).toEqual([30, 29, 28, 27, 26, 25, 24, 23, 22, 21]);
  });
});

test.each([
  [{ orders: 0, open: 0 }, []],
  [{ orders: 3, open: 3 }, [['to-manage', 3]]],
  [{ orders: 3, open: 0 }, [['managed', 3]]],
  [
    { orders: 5, open: 2 },
    [
      ['to-manage', 2],
      ['managed', 3],
    ],
  ],
])('MET-08 the orders of %o lie in %o', (counts, tabs) => {
  expect(ordersBehind(false, counts).map(({ tab, orders }) => [tab, orders])).toEqual(tabs);
});
