import { describe, expect, test } from 'vitest';
import { dateInYear, isDayRule } from './day-rule.ts';
import { localHolidayFaultOf, nextDateOf } from './local-holidays.ts';
import { offeredHolidays } from './offered-holidays.ts';
import { publicHolidays } from './public-holidays.ts';
import { publicHolidayLookup, shopHolidays } from './shop-holidays.ts';

describe('PRO-03 the rule of a local holiday', () => {
  test.each([
    ['06-29', 2027, '2027-06-29'],
    ['02-29', 2027, null],
    ['02-29', 2028, '2028-02-29'],
    ['2027-05-15', 2027, '2027-05-15'],
    ['2027-05-15', 2028, null],
    ['easter 0', 2026, '2026-04-05'],
    ['easter 0', 2038, '2038-04-25'],
    ['easter 60', 2027, '2027-05-27'],
    ['easter -47', 2027, '2027-02-09'],
  ])('%s is in %i: %s', (rule, year, date) => expect(dateInYear(rule, year)).toBe(date));

  test.each(['06-31', '2027-02-29', '13-01', 'easter', 'easter 400', '1-1', ''])('%j is none', (rule) =>
    expect(isDayRule(rule)).toBe(false),
  );

  test.each([
    ['06-29', null],
    ['06-24', 'taken'],
    ['06-31', 'invalid'],
    ['2026-11-23', 'past'],
    ['2026-11-24', null],
    ['2028-12-24', 'too_late'],
  ])('%s is refused as %s', (rule, fault) =>
    expect(localHolidayFaultOf(rule, { today: '2026-11-24', kept: [{ rule: '06-24' }] })).toBe(fault),
  );

  test.each([
    ['06-29', '2027-06-29'],
    ['11-24', '2026-11-24'],
    ['02-29', '2028-02-29'],
    ['2026-11-23', null],
  ])('%s comes next on %s', (rule, date) => expect(nextDateOf(rule, '2026-11-24')).toBe(date));
});

describe('PRO-03 local holidays that are offered', () => {
  test.each([
    ['IT', null, '00184', '06-29'],
    ['IT', '25', '20121', '12-07'],
    ['IT', '25-MI', '20121', ''],
    ['IT', null, '57121', ''],
    ['PT', null, '1100-148', '06-13'],
    ['PT', null, '4000-322', '06-24'],
    ['ES', 'MD', '28013', '05-15 11-09'],
    ['ES', 'CT', '08002', 'easter 50 09-24'],
    ['DE', 'BY', '80331', '08-15'],
    ['DE', 'BY', '86150', '08-15 08-08'],
    ['DE', 'BY-KATH', '80331', ''],
    ['DE', 'SN', '01067', 'easter 60'],
    ['DE', 'BW', '70173', ''],
    ['FR', null, '75001', ''],
    ['ES', null, null, ''],
  ])('%s %s %s: %s', (country, region, postalCode, rules) => {
    const offered = offeredHolidays({ country, region, postalCode }, '2026-11-24');
    expect(offered.map(({ rule }) => rule).join(' ')).toBe(rules);
    expect(offered.every(({ rule, name }) => isDayRule(rule) && name !== '')).toBe(true);
  });
});

test('PRO-03 local holidays count as public ones, each date once', () => {
  const local = [
    { rule: '06-29', name: 'Santi Pietro e Paolo' },
    { rule: '12-25', name: 'Natale in piazza' },
    { rule: '2027-03-10', name: 'Festa' },
  ];
  const kept = { country: 'IT', region: null, localHolidays: local };
  const added = (year: number) => {
    const everywhere = new Set(publicHolidays('IT', null, year).map(({ date }) => date));
    return shopHolidays(kept)(year).filter(({ date }) => !everywhere.has(date));
  };
  expect(added(2027)).toEqual([
    { date: '2027-03-10', name: 'Festa' },
    { date: '2027-06-29', name: 'Santi Pietro e Paolo' },
  ]);
  expect(added(2028).map(({ date }) => date)).toEqual(['2028-06-29']);
  expect(['2027-06-29', '2027-06-28'].map(publicHolidayLookup(kept))).toEqual([true, false]);
});
