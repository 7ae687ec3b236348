import { parseBrandHosts } from '@offizin/domain/brand/hosts';
import { expect, test } from 'vitest';
import { portalOrigin } from './portal-origin.ts';

const hosts = parseBrandHosts('shops.lindora.example=de,partner.lindora.fr=de,portal.salvia.example=es');

test.each([
  ['the first host of the brand', { production: true, brand: 'de', country: 'DE' }, 'https://shops.lindora.example'],
  ['the host of the country', { production: true, brand: 'de', country: 'FR' }, 'https://partner.lindora.fr'],
  [
    'with its port in development',
    { production: false, brand: 'es', country: 'ES' },
    'http://portal.salvia.example:3000',
  ],
  ['none for a brand without a host', { production: true, brand: 'ch', country: 'CH' }, null],
] as const)('GEN-18 links of mails lead to %s', (_, { production, brand, country }, origin) => {
  expect(portalOrigin({ hosts, production, port: 3000 }, { brand, country, locale: 'it_IT' })).toBe(origin);
});
