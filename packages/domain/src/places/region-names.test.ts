import { expect, test } from 'vitest';
import { localeCodes } from '../locale/locales.ts';
import { countryCodes, regionsOf } from './places.ts';
import { regionName, regionsIn } from './region-names.ts';

test.each([
  ['FR', 'de_CH', 'Freiburg'],
  ['FR', 'fr_CH', 'Fribourg'],
  ['GE', 'de_CH', 'Genf'],
  ['NE', 'de_CH', 'Neuenburg'],
  ['TI', 'de_CH', 'Tessin'],
  ['VS', 'de_CH', 'Wallis'],
  ['VD', 'de_CH', 'Waadt'],
  ['ZH', 'fr_CH', 'Zurich'],
  ['AG', 'fr_CH', 'Argovie'],
  ['TI', 'it_IT', 'Ticino'],
  ['ZG', 'it_IT', 'Zugo'],
  ['GE', 'es_ES', 'Genève'],
] as const)('GEN-04 the canton %s is in %s “%s”', (code, locale, name) =>
  expect(regionName('CH', code, locale)).toBe(name),
);

test('a list is in the order of its names', () =>
  expect(
    regionsIn('CH', 'de_CH')
      .slice(5, 9)
      .map(({ name }) => name),
  ).toEqual(['Bern', 'Freiburg', 'Genf', 'Glarus']));

test.each(localeCodes)('each region of each country has one name in %s', (locale) => {
  const codes = countryCodes.map((country) =>
    regionsIn(country, locale)
      .map(({ code }) => code)
      .toSorted(),
  );
  expect(codes).toEqual(
    countryCodes.map((country) =>
      regionsOf(country)
        .map(({ code }) => code)
        .toSorted(),
    ),
  );
  const cantons = regionsIn('CH', locale).map(({ name }) => name);
  expect(new Set(cantons).size).toBe(26);
});

test('what is no region is shown as its code', () => expect(regionName('CH', 'XX', 'de_CH')).toBe('XX'));
