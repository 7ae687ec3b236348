import { expect, test } from 'vitest';
import { hash, randomFrom } from './random.ts';

test('MKT-02 the same seed gives the same choices, another seed others', () => {
  const series = (seed: string) => {
    const random = randomFrom(seed);
    return Array.from({ length: 20 }, () => random.int(0, 999));
  };
  expect(series('a')).toEqual(series('a'));
  expect(series('a')).not.toEqual(series('b'));
  expect(hash('order/1')).toBe(hash('order/1'));
});

test('MKT-02 choices keep to their ranges and weights', () => {
  const random = randomFrom('ranges');
  const numbers = Array.from({ length: 5000 }, () => random.int(3, 7));
  expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([3, 7]);
  const counts = { often: 0, seldom: 0, never: 0 };
  for (let n = 0; n < 10_000; n += 1)
    counts[
      random.weighted([
        ['often', 9],
        ['seldom', 1],
        ['never', 0],
      ] as const)
    ] += 1;
  expect(counts.never).toBe(0);
  expect(counts.often / counts.seldom).toBeGreaterThan(7.5);
  expect(counts.often / counts.seldom).toBeLessThan(11);
});

test('MKT-02 nothing cannot be picked from', () => {
  expect(() => randomFrom('x').pick([])).toThrow(RangeError);
});
