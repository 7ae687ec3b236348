import { expect, test } from 'vitest';
import { checkUnitCancellation } from './unit-cancellation.ts';

const lines = [
  { id: 'a', quantity: 3, cancelledQuantity: 1 },
  { id: 'b', quantity: 1, cancelledQuantity: 0 },
];

test.each([
  [[], { code: 'required', index: null }],
  [[{ lineId: 'a', quantity: 2 }], null],
  [[{ lineId: 'a', quantity: 3 }], { code: 'out_of_range', index: 0 }],
  [[{ lineId: 'a', quantity: 0 }], { code: 'out_of_range', index: 0 }],
  [[{ lineId: 'a', quantity: 1.5 }], { code: 'out_of_range', index: 0 }],
  [
    [
      { lineId: 'b', quantity: 1 },
      { lineId: 'c', quantity: 1 },
    ],
    { code: 'unknown_line', index: 1 },
  ],
  [
    [
      { lineId: 'a', quantity: 1 },
      { lineId: 'a', quantity: 1 },
    ],
    { code: 'duplicate_line', index: 1 },
  ],
])('ORD-05 choosing %j is answered with %j', (items, problem) => {
  expect(checkUnitCancellation(lines, items)).toEqual(problem);
});
