import { expect, test } from 'vitest';
import { moveOf, rowAfter } from './row-moves.ts';

test.each([
  ['ArrowDown', { rows: 1 }],
  ['ArrowUp', { rows: -1 }],
  ['PageDown', { rows: 9 }],
  ['PageUp', { rows: -9 }],
  ['Home', { end: 'first' }],
  ['End', { end: 'last' }],
  ['ArrowRight', { across: 1 }],
  ['ArrowLeft', { across: -1 }],
  ['Enter', null],
  ['a', null],
] as const)('%s asks for %o', (key, move) => {
  expect(moveOf(key, 10)).toEqual(move);
});

test('a leap moves by one row at least', () => {
  expect(moveOf('PageDown', 0)).toEqual({ rows: 1 });
});

// Rows 0 and 3 are headings.
const rows = { count: 6, canEnter: (index: number) => index !== 0 && index !== 3 };

test.each([
  ['down', 1, { rows: 1 }, 2],
  ['down, over a heading', 2, { rows: 1 }, 4],
  ['up, over a heading', 4, { rows: -1 }, 2],
  ['down at the last row', 5, { rows: 1 }, 5],
  ['up below the first heading', 1, { rows: -1 }, 1],
  ['a leap beyond the end', 2, { rows: 20 }, 5],
  ['a leap onto a heading', 1, { rows: 2 }, 4],
  ['to the first row', 5, { end: 'first' }, 1],
  ['to the last row', 1, { end: 'last' }, 5],
] as const)('%s', (_, from, move, to) => {
  expect(rowAfter(from, move, rows)).toBe(to);
});

test('there is nowhere to go in a list without rows', () => {
  expect(rowAfter(0, { rows: 1 }, { count: 0, canEnter: () => true })).toBeNull();
});
