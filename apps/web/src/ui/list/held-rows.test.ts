import { expect, test } from 'vitest';
import { divideRows } from './held-rows.ts';

test.each([
  ['nothing came in', ['a', 'b'], 'ab', []],
  ['what came in above waits', ['x', 'a', 'b'], 'ab', ['x']],
  ['what came in between waits', ['a', 'x', 'b'], 'ab', ['x']],
  ['what follows the last row moves nothing', ['a', 'b', 'x', 'y'], 'abxy', []],
  ['both at once', ['x', 'a', 'y', 'b', 'z'], 'abz', ['x', 'y']],
  ['rows that went leave nothing to wait for', ['x', 'b'], 'b', ['x']],
  ['a list of which nothing is left begins again', ['x', 'y'], 'xy', []],
])('GEN-16 %s', (_, rows, shown, held) => {
  const divided = divideRows(rows, (row) => 'ab'.includes(row));
  expect([divided.shown.join(''), divided.held]).toEqual([shown, held]);
});

test('GEN-16 rows of which none waits stay the same list', () => {
  const rows = ['a', 'b'];
  expect(divideRows(rows, () => true).shown).toBe(rows);
});
