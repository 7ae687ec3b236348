import { describe, expect, test } from 'vitest';
import { publicHolidays } from './public-holidays.ts';
import { publicHolidayLookup } from './shop-holidays.ts';

describe('ORD-12 public holidays', () => {
  test.each([
    ['DE', null, '2026-10-03', true],
    ['DE', null, '2026-01-06', false],
    ['DE', 'BW', '2026-01-06', true],
    ['DE', 'nowhere', '2026-12-25', true],
    ['FR', null, '2026-07-14', true],
    ['PT', null, '2026-04-25', true],
    ['ES', 'MD', '2026-05-02', true],
    ['CH', 'LU', '2026-08-01', true],
    ['IT', null, '2026-06-02', true],
    ['DE', 'BW', '2026-02-14', false],
    ['DE', 'BW', '2026-11-23', false],
  ])('%s %s: %s is one: %s', (country, region, date, expected) => {
    expect(publicHolidayLookup({ country, region })(date)).toBe(expected);
  });

  test.each([
    ['ZH', 'Weihnachtstag'],
    ['GE', 'Noël'],
    ['TI', 'Natale di Gesù'],
  ])('in Switzerland they are named as the canton %s speaks', (canton, name) => {
    expect(publicHolidays('CH', canton, 2026)).toContainEqual({ date: '2026-12-25', name });
  });

  test('names come in the language of the country, years do not mix', () => {
    expect(publicHolidays('FR', null, 2026)).toContainEqual({
      date: '2026-07-14',
      name: 'Fête Nationale de la France',
    });
    expect(publicHolidays('DE', null, 2027).every((holiday) => holiday.date.startsWith('2027-'))).toBe(true);
  });
});
