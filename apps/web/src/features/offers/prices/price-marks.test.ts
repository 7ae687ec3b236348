import { expect, test } from 'vitest';
import { type Mark, scalePlaces } from './price-marks.ts';

const marks: readonly Mark[] = [
  { key: 'minimum', price: 1195 },
  { key: 'best', price: 2390 },
  { key: 'maximum', price: 3290 },
];

test('OFF-09 marks are in the order of their prices, the own price between them', () => {
  const { at } = scalePlaces(marks, 2549);
  expect([at(1195), at(3290)]).toEqual([15, 85]);
  expect(at(2549)).toBeGreaterThan(at(2390));
  expect(at(2549)).toBeLessThan(at(3290));
});

test.each([
  ['close together', [2300, 2350, 2390]],
  ['at the left end', [100, 110, 5000]],
  ['at the right end', [100, 4900, 5000]],
])('OFF-09 labels of marks %s do not overlap', (_, [minimum = 0, best = 0, maximum = 0]) => {
  const { labels } = scalePlaces(
    [
      { key: 'minimum', price: minimum },
      { key: 'best', price: best },
      { key: 'maximum', price: maximum },
    ],
    best,
  );
  const places = [...labels.values()];
  expect(places.every((place) => place >= 15 && place <= 85)).toBe(true);
  expect(Math.min((places[1] ?? 0) - (places[0] ?? 0), (places[2] ?? 0) - (places[1] ?? 0))).toBeGreaterThanOrEqual(30);
});

test('OFF-09 without marks the own price is alone', () => {
  expect(scalePlaces([], 500).labels.size).toBe(0);
});
