import { describe, expect, test } from 'vitest';
import { developmentHosts, findHostBrand, hostOfSeller, parseBrandHosts } from './hosts.ts';

describe('GEN-02 GEN-03 brand and locale by host', () => {
  test.each([
    ['localhost:3000', 'es', 'en_GB'],
    ['es.localhost', 'es', 'es_ES'],
    ['fr.es.localhost', 'es', 'fr_FR'],
    ['pt.es.localhost:80', 'es', 'pt_PT'],
    ['DE.localhost', 'de', 'de_DE'],
    ['fr.localhost', 'de', 'de_DE'],
    ['pt.localhost', 'de', 'de_DE'],
    ['ch.localhost', 'ch', 'de_CH'],
  ])('%s is brand %s in %s', (host, brand, locale) => {
    expect(findHostBrand(developmentHosts(), host)).toMatchObject({ brand, locale });
  });

  test.each(['', 'example.com', 'localhost.example.com', 'xde.localhost', '127.0.0.1'])('%s is nobody', (host) => {
    expect(findHostBrand(developmentHosts(), host)).toBeNull();
  });

  test("configured hosts replace them and take the domain's locale", () => {
    const hosts = parseBrandHosts('a.example.fr=es, a.example.com=es,a.example.it=es:it_IT,b.example=ch');
    expect(hosts.map((entry) => [entry.brand, entry.locale])).toEqual([
      ['es', 'fr_FR'],
      ['es', 'es_ES'],
      ['es', 'it_IT'],
      ['ch', 'de_CH'],
    ]);
  });

  test.each(['nohost', 'a.example=xx', 'a.example=de:xx_XX', '=de', 'a b=de'])('%s is refused by name', (pair) => {
    expect(() => parseBrandHosts(pair)).toThrow(pair.split('=')[0] ?? pair);
  });
});

describe('GEN-18 the host on which a seller is at home', () => {
  const configured = parseBrandHosts(
    'shops.lindora.example=de,boutiques.lindora.example=de:fr_fr,partner.lindora.pt=de,partners.salvia.uk=es,fr.salvia.example=es:fr_fr',
  );
  test.each([
    ['de', 'FR', 'fr_FR', 'fr.localhost'],
    ['de', 'FR', 'de_DE', 'fr.localhost'],
    ['de', 'DE', 'fr_FR', 'de.localhost'],
    ['es', 'ES', 'es_ES', 'es.localhost'],
    ['es', 'PT', 'en_GB', 'pt.es.localhost'],
    ['es', 'IT', 'fr_FR', 'fr.es.localhost'],
    ['es', 'IT', 'it_IT', 'localhost'],
    ['ch', 'CH', 'fr_CH', 'ch.localhost'],
  ] as const)('of brand %s in %s, speaking %s, is %s', (brand, country, locale, host) => {
    expect(hostOfSeller(developmentHosts(), { brand, country, locale })?.host).toBe(host);
  });

  test.each([
    ['de', 'FR', 'fr_FR', 'boutiques.lindora.example'],
    ['de', 'PT', 'fr_FR', 'partner.lindora.pt'],
    ['de', 'DE', 'de_DE', 'shops.lindora.example'],
    ['es', 'GB', 'en_GB', 'partners.salvia.uk'],
    ['ch', 'CH', 'de_CH', undefined],
  ] as const)('configured, of brand %s in %s, speaking %s, is %s', (brand, country, locale, host) => {
    expect(hostOfSeller(configured, { brand, country, locale })?.host).toBe(host);
  });
});
