import { expect, test } from 'vitest';
import { acceptedLocale } from './accept-language.ts';

test.each([
  ['', 'en_GB'],
  ['*', 'en_GB'],
  ['nl-NL, nl;q=0.9', 'en_GB'],
  ['de', 'de_DE'],
  ['de-AT', 'de_DE'],
  ['de-ch', 'de_CH'],
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr_CH'],
  ['en-US;q=0.7, es-ES;q=0.9', 'es_ES'],
  ['nl, pt-BR;q=0.8, en;q=0.5', 'pt_PT'],
  ['de;q=0, it', 'it_IT'],
])('%s is answered in %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});
