import { describe, expect, test } from 'vitest';
import { manifestNumber, paperPages, tickBoxes } from './papers.ts';

describe('ORD-13 pages of a paper', () => {
  test.each([
    ['nothing but its end', [], [[]]],
    ['all that fits', [10, 10], [[0, 1]]],
    ['what is too much for the first page', [40, 40, 40], [[0], [1, 2]]],
    ['the last row goes with what comes below it', [10, 10, 40], [[0, 1], [2]]],
    ['many pages', [40, 40, 40, 40, 40, 40], [[0], [1, 2], [3, 4], [5]]],
    ['a first row that leaves no room below the head', [70, 10], [[], [0, 1]]],
    ['a row that is higher than a page', [200, 10], [[], [0], [1]]],
  ])('%s', (_, heights, pages) => {
    expect(paperPages(heights, { first: 60, next: 100, end: 20 })).toEqual(pages);
  });
});

test.each([
  [1, 1],
  [12, 12],
  [13, 1],
])('ORD-13 %d units have %d boxes to tick', (units, boxes) => {
  expect(tickBoxes(units)).toBe(boxes);
});

test.each([
  ['dhl', 888, 'DHL-2026-11-24-1448'],
  [null, 5, 'OTHER-2026-11-24-0005'],
] as const)('LEG-01 the list of %s at minute %d is %s', (courier, minute, number) => {
  expect(manifestNumber(courier, { date: '2026-11-24', minute })).toBe(number);
});
