import { describe, expect, test } from 'vitest';
import { holidayRegions } from './holiday-regions.ts';
import { publicHolidays } from './public-holidays.ts';

const daysOf = (country: string, region: string | null, year = 2026) =>
  publicHolidays(country, region, year).map(({ date }) => date.slice(5));

describe('PRO-03 the parts of a country that keep days of their own', () => {
  test.each([
    ['DE', 'BW', 'Baden-Württemberg'],
    ['DE', 'HB', 'Bremen'],
    ['DE', 'BY-KATH', 'Bayern, überwiegend katholische Gemeinden'],
    ['DE', 'BY-A', 'Bayern, Augsburg'],
    ['ES', 'CM', 'Castilla-La Mancha'],
    ['ES', 'CN-TE', 'Canarias, Tenerife'],
    ['FR', '67', 'Bas-Rhin'],
    ['GB', 'SCT', 'Scotland'],
    ['IT', '25-MI', 'Lombardia, Milano'],
    ['PT', '30', 'Região Autónoma da Madeira'],
  ])('%s %s is called %s', (country, code, name) => expect(holidayRegions(country)).toContainEqual({ code, name }));

  test('a part that keeps the days of its region is none', () =>
    expect(holidayRegions('DE').map(({ code }) => code)).not.toContain('BY-EVANG'));

  test('all cantons can be chosen; a country whose parts keep the same days has none', () => {
    expect(holidayRegions('CH').length).toBeGreaterThan(20);
    expect(holidayRegions('DK')).toEqual([]);
  });
});

test.each([
  ['DE', 'BY', '08-15', false],
  ['DE', 'BY-KATH', '08-15', true],
  ['DE', 'BY-KATH', '08-08', false],
  ['DE', 'BY-A', '08-08', true],
  ['FR', null, '12-26', false],
  ['FR', '67', '12-26', true],
  ['FR', '57', '04-03', true],
  ['GB', 'ENG', '08-31', true],
  ['GB', 'SCT', '08-31', false],
  ['IT', '25', '12-07', false],
  ['IT', '25-MI', '12-07', true],
  ['PT', null, '07-01', false],
  ['PT', '30', '07-01', true],
  ['PT', '30', '12-26', true],
  ['PT', '20', '05-25', true],
  ['PT', '20', '06-10', true],
])('PRO-03 in %s %s, %s of 2026 is a public holiday: %s', (country, region, day, is) =>
  expect(daysOf(country, region).includes(day)).toBe(is),
);
