import { expect, test } from 'vitest';
import { withRange } from './with-range.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

test.each([
  ['one', [], { from: 1, to: 1, isOn: true }, ['b']],
  ['from above to below', ['a'], { from: 0, to: 2, isOn: true }, ['a', 'b', 'c']],
  ['from below to above', ['d'], { from: 3, to: 1, isOn: true }, ['b', 'c', 'd']],
  ['a range let go', ['a', 'b', 'c', 'd'], { from: 1, to: 2, isOn: false }, ['a', 'd']],
])('OFF-07 chooses %s', (_, chosen, range, becomes) => {
  expect([...withRange(new Set(chosen), ids, { ...range, atMost: 500 })].toSorted()).toEqual(becomes);
});

test('OFF-07 no more are chosen than may be changed together', () => {
  const many = Array.from({ length: 700 }, (_, at) => String(at));
  expect(withRange(new Set(), many, { from: 0, to: 699, isOn: true, atMost: 500 }).size).toBe(500);
});
