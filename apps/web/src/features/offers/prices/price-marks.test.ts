import { expect, test } from 'vitest';
import { type Mark, scalePlaces } from './price-marks.ts';

const marksAt = (minimum: number, best: number, maximum: number, width = 20): readonly Mark[] => [
  { key: 'minimum', price: minimum, width },
  { key: 'best', price: best, width },
  { key: 'maximum', price: maximum, width },
];

test('OFF-09 marks are in the order of their prices, the own price between them', () => {
  const { at } = scalePlaces(marksAt(1195, 2390, 3290), 2549);
  expect([at(1195), at(3290)]).toEqual([15, 85]);
  expect(at(2549)).toBeGreaterThan(at(2390));
  expect(at(2549)).toBeLessThan(at(3290));
});

test('OFF-09 labels that have room stand at their marks', () => {
  const { at, labels } = scalePlaces(marksAt(517, 1034, 1299), 1119);
  expect([...labels.values()]).toEqual([at(517), at(1034), at(1299)]);
});

test.each([
  ['close together', 2300, 2350, 2390],
  ['at the left end', 100, 110, 5000],
  ['at the right end', 100, 4900, 5000],
])('OFF-09 labels of marks %s do not overlap and stay on the scale', (_, minimum, best, maximum) => {
  for (const width of [12, 20, 33]) {
    const places = [...scalePlaces(marksAt(minimum, best, maximum, width), best).labels.values()];
    const [first = 0, second = 0, third = 0] = places;
    expect(first).toBeGreaterThanOrEqual(width / 2);
    expect(third).toBeLessThanOrEqual(100 - width / 2);
    expect(Math.min(second - first, third - second)).toBeGreaterThanOrEqual(width - 1e-9);
  }
});

test('OFF-09 without marks the own price is alone', () => {
  expect(scalePlaces([], 500).labels.size).toBe(0);
});
