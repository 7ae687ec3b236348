import pg from 'pg';
import { expect, test } from 'vitest';
import { parseMoment } from './parse-moment.ts';

const driver: (text: string) => unknown = pg.types.getTypeParser(1184);

test.each([
  '2026-11-29 12:12:42+00',
  '2026-11-29 12:12:42.011+00',
  '2026-11-29 12:12:42.999999+00',
  '1000-01-01 00:00:00.1+00',
  '0099-01-01 00:00:00+00',
  '0044-03-15 12:00:00+00 BC',
  '10000-01-01 00:00:00+00',
  '2026-11-29 12:12:42+01',
  '2026-11-29 12:12:42.5+05:30',
  'infinity',
  '-infinity',
])('%s is read as the driver reads it', (text) => {
  expect(parseMoment(text)).toEqual(driver(text));
});

test('so are moments of all centuries from the year 1000 to 9999, with as many digits of a second as PostgreSQL shows', () => {
  const [first, last] = [Date.UTC(1000, 0, 1), Date.UTC(9999, 11, 31)];
  const texts = Array.from({ length: 20_000 }, (_, index) => {
    const moment = new Date(first + Math.floor(((last - first) / 20_000) * index) + index * 7919);
    const seconds = moment.toISOString().slice(0, 19).replace('T', ' ');
    const digits = String((index * 104_729) % 1_000_000)
      .padStart(6, '0')
      .replace(/0+$/, '');
    return `${seconds}${digits === '' ? '' : `.${digits}`}+00`;
  });
  expect(texts.map(parseMoment)).toEqual(texts.map(driver));
});
