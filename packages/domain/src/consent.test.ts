import { expect, test } from 'vitest';
import { mayAnalyse } from './consent.ts';

test.each([
  ['allowed', true, 'es', true],
  ['allowed', false, 'es', false],
  ['allowed', true, 'de', false],
  ['allowed', true, 'ch', false],
  ['denied', true, 'es', false],
  [null, true, 'es', false],
] as const)('AUT-14 consent %s, production %s, brand %s: analytics %s', (consent, production, brand, expected) => {
  expect(mayAnalyse(consent, { production, brand })).toBe(expected);
});
