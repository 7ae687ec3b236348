import type { LocaleCode } from '@offizin/domain/locale/locales';
import { describe, expect, test } from 'vitest';
import { makeFormats } from './formats.ts';
import { weekdayHead } from './weekday-head.ts';

/** No-break spaces of either width as `_`, so that the table can be read. */
const seen = (text: string): string => text.replace(/[\u00a0\u202f]/g, '_');

describe('GEN-04: numbers and money in the form of each locale', () => {
  test.each<[LocaleCode, string, string, string]>([
    ['de_DE', '1.234', '1.234,50_€', '−2,00_€'],
    ['de_CH', "1'234", "EUR_1'234.50", 'EUR_−2.00'],
    ['fr_FR', '1_234', '1_234,50_€', '−2,00_€'],
    ['fr_CH', "1'234", "EUR_1'234.50", 'EUR_−2.00'],
    ['es_ES', '1.234', '1.234,50_€', '−2,00_€'],
    ['it_IT', '1.234', '1.234,50_€', '−2,00_€'],
    ['pt_PT', '1_234', '1_234,50_€', '−2,00_€'],
    ['en_GB', '1,234', '€1,234.50', '−€2.00'],
  ])('%s', (locale, number, money, negative) => {
    const formats = makeFormats(locale, 'Europe/Berlin');
    expect(seen(formats.number(1234))).toBe(number);
    expect(seen(formats.money({ amount: 123_450, currency: 'EUR' }))).toBe(money);
    expect(seen(formats.money({ amount: -200, currency: 'EUR' }))).toBe(negative);
  });

  test('an amount without its currency has the decimals of one with it', () => {
    const { amount } = makeFormats('fr_CH', 'Europe/Zurich');
    expect([amount(123_450), amount(-200)]).toEqual(["1'234.50", '−2.00']);
    expect(makeFormats('fr_FR', 'Europe/Paris').amount(2320)).toBe('23,20');
  });

  test('French Switzerland writes shares with the point of its money', () => {
    const swiss = makeFormats('fr_CH', 'Europe/Zurich');
    expect([swiss.percent(0.101), swiss.share(1010), swiss.rate(810)]).toEqual(['10.1%', '10.1%', '8.1']);
  });

  test('among many amounts a sign stays, and the letters of a currency are at the sum alone', () => {
    const swiss = makeFormats('de_CH', 'Europe/Zurich');
    expect(seen(swiss.moneyInLine({ amount: 960, currency: 'CHF' }))).toBe('9.60');
    expect(seen(makeFormats('de_DE', 'Europe/Berlin').moneyInLine({ amount: 960, currency: 'EUR' }))).toBe('9,60_€');
  });

  test('GEN-05: Swiss francs are named, their minor units kept', () => {
    expect(seen(makeFormats('de_CH', 'Europe/Zurich').money({ amount: 123_455, currency: 'CHF' }))).toBe(
      "CHF_1'234.55",
    );
  });
});

describe('GEN-04: instants in the time zone of the brand', () => {
  test.each([
    ['2026-11-21T13:05:00Z', 'Europe/Madrid', '14:05'],
    ['2026-07-21T13:05:00Z', 'Europe/Zurich', '15:05'],
    ['2026-11-21T23:30:00Z', 'Europe/Berlin', '00:30'],
  ])('%s in %s is %s', (instant, timeZone, time) => {
    expect(makeFormats('en_GB', timeZone).time(instant)).toBe(time);
  });

  test('heads of columns name a day with three letters at most', () => {
    const names = (['de_DE', 'fr_FR', 'pt_PT'] as const).map((locale) =>
      weekdayHead(makeFormats(locale, 'Europe/Berlin').shortWeekday('2026-03-05T12:00:00Z')),
    );
    expect(names).toEqual(['Do', 'jeu', 'qui']);
  });

  test.each<[LocaleCode, string, string]>([
    ['de_DE', 'Do., 5. März 2026, 14:05', '05.03., 14:05'],
    ['en_GB', 'Thu, 5 March 2026, 14:05', '05/03, 14:05'],
    ['es_ES', 'jue, 5 de marzo de 2026, 14:05', '05/03, 14:05'],
    ['fr_FR', 'jeu. 5 mars 2026, 14:05', '05/03 14:05'],
    ['it_IT', 'gio 5 marzo 2026, 14:05', '05/03, 14:05'],
    ['pt_PT', 'quinta, 5 de março de 2026, 14:05', '05/03, 14:05'],
  ])('%s: a moment in full and in short', (locale, full, short) => {
    const formats = makeFormats(locale, 'Europe/Berlin');
    expect(seen(formats.dayTime('2026-03-05T13:05:00Z'))).toBe(full);
    expect(seen(formats.shortDayTime('2026-03-05T13:05:00Z'))).toBe(short);
  });

  test('a day belongs to the time zone, not to UTC', () => {
    expect(makeFormats('de_DE', 'Europe/Berlin').day('2026-11-21T23:30:00Z')).toBe('22. November 2026');
  });
});
