import { expect, test } from 'vitest';
import { localBody, localFaults, type LocalValues } from './local-values.ts';

const view = {
  today: '2026-11-24',
  localHolidays: [
    { rule: '12-07', name: 'Sant’Ambrogio', day: '2026-12-07', isKept: true, isOffered: true },
    { rule: '06-24', name: 'San Giovanni', day: '2027-06-24', isKept: false, isOffered: true },
  ],
};
const values = (changes: Partial<LocalValues>): LocalValues => ({
  name: ' Patrono ',
  day: '2027-06-29',
  isYearly: true,
  ...changes,
});

test.each<[Partial<LocalValues>, string, string]>([
  [{}, '', '06-29'],
  [{ isYearly: false }, '', '2027-06-29'],
  [{ day: '2027-06-24' }, '', '06-24'],
  [{ day: '2027-12-07' }, 'body.day field.overlap', '12-07'],
  [{ day: '2027-12-07', isYearly: false }, '', '2027-12-07'],
  [{ day: '2025-06-29' }, '', '06-29'],
  [{ day: '2025-06-29', isYearly: false }, 'body.day field.past', '2025-06-29'],
  [{ day: '2029-06-29', isYearly: false }, 'body.day field.too_large', '2029-06-29'],
  [{ name: ' ', day: '' }, 'body.name field.required, body.day field.required', ''],
  [{ name: 'x'.repeat(81) }, 'body.name field.too_long', '06-29'],
])('PRO-03 a local holiday with %j: %s', (changes, expected, rule) => {
  const faults = localFaults(values(changes), view);
  expect(faults.map(({ path, code }) => `${path} ${code}`).join(', ')).toBe(expected);
  expect(localBody(values(changes)).rule).toBe(rule);
});
