import { expect, test } from 'vitest';
import { localeCodes, locales } from './locales.ts';
import { readTypedDay } from './typed-day.ts';

test.each([
  ['1.11.2026', '2026-11-01'],
  ['01/11/2026', '2026-11-01'],
  ['1-11-26', '2026-11-01'],
  [' 1. 11. 2026 ', '2026-11-01'],
  ['2026-11-01', '2026-11-01'],
  ['29.2.2028', '2028-02-29'],
  ['29.2.2026', null],
  ['31/02/2026', null],
  ['11/13/2026', null],
  ['1.11.', null],
  ['1.11.026', null],
  ['', null],
  ['tomorrow', null],
])('GEN-04 "%s" is the day %s', (text, day) => {
  expect(readTypedDay(text)).toBe(day);
});

test.each(localeCodes)('GEN-04 a day as %s writes it is read back', (code) => {
  const written = new Intl.DateTimeFormat(locales[code].tag, { dateStyle: 'short', timeZone: 'UTC' });
  for (const day of ['2026-11-01', '2026-01-12', '2027-12-31'])
    expect(readTypedDay(written.format(new Date(`${day}T12:00:00Z`)))).toBe(day);
});
