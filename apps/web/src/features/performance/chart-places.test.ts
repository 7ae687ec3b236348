import { expect, test } from 'vitest';
import { labelPlace, monthsShown } from './chart-places.ts';

test.each([
  ['no line is near', 200, [100, 50], 195],
  ['a line goes through the number', 110, [100, 50], 95],
  ['a line lies along the top of the bar', 100, [100, 50], 95],
  ['the line is below the top: behind the bar', 90, [100, 50], 85],
  ['the number would go through the next line as well', 70, [66, 57], 52],
])('MET-02 a number of the chart is never crossed by a limit: %s', (_, barTop, lines, foot) => {
  expect(labelPlace(barTop, lines)).toBe(foot);
  for (const line of lines) expect(line >= foot + 1 || line <= foot - 12).toBe(true);
});

test('MET-02 the month stands under its first week', () => {
  expect(monthsShown(['2026-10-28', '2026-11-04', '2026-11-11', '2026-12-02', '2027-01-06'])).toEqual([
    true,
    true,
    false,
    true,
    true,
  ]);
});
