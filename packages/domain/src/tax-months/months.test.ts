import { expect, test } from 'vitest';
import { closesOn, countedIn, dueThrough, monthAfter, quarterOf, taxMonthState } from './months.ts';

test('INV-07 months go on over the year', () => {
  expect(monthAfter('2026-12')).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(closesOn('2026-12', 10)).toBe('2027-01-10');
  expect(['2026-01', '2026-03', '2026-04', '2026-12'].map(quarterOf)).toEqual([
    '2026-Q1',
    '2026-Q1',
    '2026-Q2',
    '2026-Q4',
  ]);
});

test.each([
  ['2026-11-09', 10, '2026-09'],
  ['2026-11-10', 10, '2026-10'],
  ['2026-11-30', 10, '2026-10'],
  ['2026-01-01', 10, '2025-11'],
  ['2026-11-20', 28, '2026-09'],
] as const)('INV-07 on %s, closing on day %i, the newest month due is %s', (today, day, month) => {
  expect(dueThrough(today, day)).toBe(month);
});

test.each([
  ['2026-10-31', null, '2026-10'],
  ['2026-10-31', '2026-09', '2026-10'],
  ['2026-10-31', '2026-10', '2026-11'],
  ['2025-02-01', '2026-10', '2026-11'],
] as const)('INV-07 booked on %s with all closed until %s it counts in %s', (day, closedThrough, month) => {
  expect(countedIn(day, closedThrough)).toBe(month);
});

test.each([
  ['2026-09', 'closed'],
  ['2026-10', 'open'],
  ['2026-11', 'running'],
] as const)('INV-07 %s is %s', (month, state) => {
  expect(taxMonthState(month, { closedThrough: '2026-09', today: '2026-11-27' })).toBe(state);
});
