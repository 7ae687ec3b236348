import { parseBrandHosts } from '@offizin/domain/brand/hosts';
import { expect, test } from 'vitest';
import { portalOrigin } from './portal-origin.ts';

const hosts = parseBrandHosts('shops.lindora.example=de,boutiques.lindora.example=de:fr_fr,portal.salvia.example=es');

test.each([
  ['the first host of the brand', { production: true, brand: 'de', locale: 'it_IT' }, 'https://shops.lindora.example'],
  ['the host in the language', { production: true, brand: 'de', locale: 'fr_FR' }, 'https://boutiques.lindora.example'],
  [
    'with its port in development',
    { production: false, brand: 'es', locale: 'es_ES' },
    'http://portal.salvia.example:3000',
  ],
  ['none for a brand without a host', { production: true, brand: 'ch', locale: 'de_CH' }, null],
] as const)('GEN-18 links of mails lead to %s', (_, { production, brand, locale }, origin) => {
  expect(portalOrigin({ hosts, production, port: 3000 }, { brand, locale })).toBe(origin);
});
