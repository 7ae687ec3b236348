import { expect, test } from 'vitest';
import { localeOfVisitor } from './visitor-locales.ts';

test.each([
  ['de', 'fr', '', 'fr_FR'],
  ['de', '', 'fr-CH, de;q=0.5', 'fr_FR'],
  ['de', 'es', '', 'de_DE'],
  ['de', '', 'es, it', 'de_DE'],
  ['ch', 'de', 'fr', 'de_CH'],
  ['ch', '', 'fr-FR', 'fr_CH'],
  ['ch', '<script>', 'it', 'it_IT'],
] as const)('PRO-10 at %s, asked for %j by an address and %j by a browser: %s', (brand, asked, accepts, expected) => {
  const locale = brand === 'ch' ? 'de_CH' : 'de_DE';
  expect(localeOfVisitor({ brand, locale }, { asked, accepts })).toBe(expected);
});
