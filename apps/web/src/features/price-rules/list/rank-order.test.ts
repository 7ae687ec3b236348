import { describe, expect, test } from 'vitest';
import { moved, placeAt } from './rank-order.ts';

describe('the order of rules', () => {
  test.each([
    [0, 1, 'bacd'],
    [0, 3, 'bcda'],
    [3, 0, 'dabc'],
    [2, 1, 'acbd'],
    [1, 1, 'abcd'],
    [0, -1, 'abcd'],
    [3, 9, 'abcd'],
    [9, 0, 'abcd'],
  ])('OFF-11 what stood at %i and goes to %i: %s', (from, to, expected) => {
    expect(moved([...'abcd'], from, to).join('')).toBe(expected);
  });

  const rows = [0, 50, 100, 150].map((top) => ({ top, height: 50 }));

  test.each([
    [1, 80, 1],
    [1, 20, 0],
    [1, 130, 2],
    [1, 400, 3],
    [1, -5, 0],
    [0, 60, 0],
    [0, 90, 1],
  ])('OFF-11 row %i dragged to %i lands at %i', (from, y, expected) => {
    expect(placeAt(rows, y, from)).toBe(expected);
  });
});
