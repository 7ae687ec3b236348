import { describe, expect, test } from 'vitest';
import { percentile, summarise } from './latencies.ts';

const hundred = Array.from({ length: 100 }, (_, index) => index + 1);

describe('percentile', () => {
  test.each([
    { percent: 50, value: 50 },
    { percent: 99, value: 99 },
    { percent: 100, value: 100 },
    { percent: 0, value: 1 },
  ])('$percent of 1 … 100 is $value', ({ percent, value }) => {
    expect(percentile(hundred, percent)).toBe(value);
  });

  test('of one value is that value, of none is not a number', () => {
    expect(percentile([7], 99)).toBe(7);
    expect(percentile([], 50)).toBeNaN();
  });
});

test('summarise does not mind the order and leaves its input alone', () => {
  const values = [30, 10, 20];
  expect(summarise(values)).toEqual({ count: 3, p50: 20, p95: 30, p99: 30, max: 30 });
  expect(values).toEqual([30, 10, 20]);
});
