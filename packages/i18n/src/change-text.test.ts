import { expect, test } from 'vitest';
import { changeText, type ChangeWords } from './change-text.ts';
import { makeFormats } from './formats.ts';

const words: ChangeWords = {
  field: (field) => field,
  known: (value) => value,
  value: (value) => value,
  date: makeFormats('de_DE', 'Europe/Berlin').date,
};

test.each([
  ['2026-12-24', '24.12.2026'],
  ['2026-12-24 – 2027-01-02', '24.12.2026 – 02.01.2027'],
  ['2026-11-24 20:00 – 2026-11-25 08:00', '24.11.2026 20:00 – 25.11.2026 08:00'],
  ['Auftrag 2026-1', 'Auftrag 2026-1'],
])('PRO-12 the days of %s are said as one writes them', (value, said) => {
  expect(changeText({ field: 'closure', old: null, new: value }, words)).toBe(`closure: ${said}`);
});
