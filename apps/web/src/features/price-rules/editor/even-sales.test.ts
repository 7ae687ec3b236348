import { expect, test } from 'vitest';
import { evenSales } from './even-sales.ts';

test.each([
  [712, 671, 0.061],
  [500, 500, 0],
  [500, 1000, -0.5],
])('OFF-11 %i cents before and %i after are even with %d more sales', (before, after, more) => {
  expect(evenSales({ before, after })).toBeCloseTo(more, 3);
});

test('OFF-11 no number of sales makes up for a payout of nothing', () => {
  expect(evenSales({ before: 500, after: 0 })).toBeNull();
});
