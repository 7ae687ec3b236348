import { expect, test } from 'vitest';
import { axisEnd } from './axis-end.ts';

test.each([
  [0, 4],
  [3, 4],
  [9, 12],
  [15.8, 16],
  [61, 80],
  [180.2, 200],
  [2400, 2400],
])('INV-03 an axis for %d ends at %d', (most, end) => {
  expect(axisEnd(most)).toBe(end);
});
