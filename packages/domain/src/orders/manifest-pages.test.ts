import { expect, test } from 'vitest';
import { manifestPages } from './manifest-pages.ts';

test.each([
  [0, []],
  [17, [17]],
  [18, [18, 0]],
  [20, [20, 0]],
  [37, [20, 17]],
  [41, [20, 20, 1]],
])('LEG-01 %d parcels are on pages of %j', (count, pages) => {
  expect(manifestPages(Array.from({ length: count }, (_, row) => row)).map((rows) => rows.length)).toEqual(pages);
});
