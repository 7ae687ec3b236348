import { expect, test } from 'vitest';
import { addMonths, movedDay, weeksOf } from './calendar-moves.ts';

test.each([
  ['2026-11-26', 'ArrowLeft', '2026-11-25'],
  ['2026-11-30', 'ArrowRight', '2026-12-01'],
  ['2026-11-26', 'ArrowUp', '2026-11-19'],
  ['2026-12-28', 'ArrowDown', '2027-01-04'],
  ['2026-11-26', 'Home', '2026-11-23'],
  ['2026-11-26', 'End', '2026-11-29'],
  ['2027-03-31', 'PageUp', '2027-02-28'],
  ['2028-01-31', 'PageDown', '2028-02-29'],
  ['2026-12-15', 'PageDown', '2027-01-15'],
  ['2026-10-25', 'ArrowDown', '2026-11-01'],
  ['2026-11-26', 'a', null],
  ['2026-11-26', 'toString', null],
])('PRO-03 from %s the key %s leads to %s', (day, key, expected) => {
  expect(movedDay(day, key)).toBe(expected);
});

test('PRO-03 months are drawn from Monday to Sunday with the weeks of ISO 8601', () => {
  const december = weeksOf('2026-12');
  expect(december.map(({ number }) => number)).toEqual([49, 50, 51, 52, 53]);
  expect(december[0]?.days).toEqual([
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
  expect(weeksOf('2027-01').map(({ number }) => number)).toEqual([53, 1, 2, 3, 4]);
  expect(weeksOf('2026-11')).toHaveLength(6);
  expect(addMonths('2026-12', 1)).toBe('2027-01');
});
