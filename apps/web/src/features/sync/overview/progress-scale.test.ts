import { expect, test } from 'vitest';
import { positionOnScale, scaleOf } from './progress-scale.ts';

test.each([
  [0, 0],
  [0.25, 13],
  [0.5, 26],
  [0.8, 52],
  [0.912, 74.4],
  [0.95, 82],
  [0.979, 92.44],
  [1, 100],
])('SYN-03 a share of %d stands at %d per cent of the bar', (share, place) => {
  expect(positionOnScale(share)).toBeCloseTo(place, 6);
});

test('SYN-03 the steps below are full, those above empty', () => {
  expect(scaleOf(0.875).map(({ step, filled }) => [step, Number(filled.toFixed(3))])).toEqual([
    ['insufficient', 1],
    ['challenging', 1],
    ['promising', 0.5],
    ['optimum', 0],
  ]);
});
