import { expect, test } from 'vitest';
import { pickByShare, pickFrom, seededRandom } from './random.ts';

test('the same seed gives the same numbers, another one others, all from 0 up to 1', () => {
  const draw = (seed: number) => Array.from({ length: 1000 }, seededRandom(seed));
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
  expect(draw(3).every((value) => value >= 0 && value < 1)).toBe(true);
});

test('pickByShare picks about as often as the shares say', () => {
  const random = seededRandom(7);
  const shares = new Map([
    ['often', 3],
    ['seldom', 1],
  ]);
  const picked = Array.from({ length: 4000 }, () => pickByShare(shares, random));
  const often = picked.filter((key) => key === 'often').length;
  expect(often).toBeGreaterThan(2850);
  expect(often).toBeLessThan(3150);
  expect(picked).not.toContain(undefined);
});

test('pickFrom reaches the first and the last value', () => {
  expect(pickFrom(['a', 'b'], () => 0)).toBe('a');
  expect(pickFrom(['a', 'b'], () => 0.999)).toBe('b');
  expect(pickFrom([], () => 0)).toBeUndefined();
});
