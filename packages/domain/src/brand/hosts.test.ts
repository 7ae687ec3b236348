import { describe, expect, test } from 'vitest';
import { developmentHosts, findHostBrand, parseBrandHosts } from './hosts.ts';

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
