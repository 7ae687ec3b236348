import { describe, expect, test } from 'vitest';
import { companySlug, isCompanyAddress, isWebsite, webAddressLength } from './web-address.ts';

describe('VAL-04 web addresses', () => {
  test.each([
    ['https://shop.example', true],
    ['https://www.shop.example/terms?lang=de#top', true],
    ['  https://shop.example/  ', true],
    ['HTTPS://SHOP.EXAMPLE', true],
    ['https://shop.example:8443/', true],
    ['https://löwen-apotheke.example/über-uns', true],
    ['https://xn--lwen-apotheke-4ib.example', true],
    ['http://shop.example', true],
    ['shop.example', false],
    ['www.shop.example', false],
    ['', false],
    ['https://', false],
    ['https:shop.example', false],
    ['https:///shop.example', false],
    ['https://localhost', false],
    ['https://127.0.0.1/', false],
    ['https://2130706433/', false],
    ['https://[::1]/', false],
    ['https://-shop.example', false],
    ['https://shop..example', false],
    ['https://shop.example:port', false],
    ['https://shop.example@evil.example', false],
    ['https://user:word@shop.example', false],
    ['https://shop.example\\@evil.example', false],
    ['https://shop .example', false],
    ['https://shop.example/\u202Egnp', false],
    ['https://shop.example/\nnext', false],
    ['ftp://shop.example', false],
    ['javascript:alert(1)//https://shop.example', false],
    ['data:text/html,https://shop.example', false],
    ['mailto:a@shop.example', false],
  ])('%j is a website: %s', (address, website) => {
    expect(isWebsite(address)).toBe(website);
  });

  test('the longest is taken, one character more is not', () => {
    const longest = 'https://shop.example/'.padEnd(webAddressLength, 'a');
    expect([isWebsite(longest), isWebsite(`${longest}a`)]).toEqual([true, false]);
  });

  test.each([
    ['Löwen-Apotheke e. K.', 'lowen-apotheke-e-k'],
    ['Farmàcia d’Avall, 24 (h)', 'farmacia-d-avall-24-h'],
    ['Große Straße', 'grosse-strasse'],
    ['…', ''],
  ])('%s is %s in an address', (name, slug) => expect(companySlug(name)).toBe(slug));

  const company = { prefix: 'https://market.example/shop/', company: 'Löwen-Apotheke' };
  test.each([
    ['https://market.example/shop/lowen-apotheke', true],
    ['https://market.example/shop/lowen-apotheke/', true],
    ['https://market.example/shop/lowen-apotheke/about?lang=de', true],
    ['https://market.example/shop/lowen-apotheken', false],
    ['https://market.example/shop/', false],
    ['http://market.example/shop/lowen-apotheke', false],
    ['https://evil.example/?https://market.example/shop/lowen-apotheke', false],
  ])('%s is the page of Löwen-Apotheke: %s', (address, valid) =>
    expect(isCompanyAddress(address, company)).toBe(valid),
  );

  test('a company whose name has no letters has no page', () => {
    expect(isCompanyAddress('https://market.example/shop/', { ...company, company: '…' })).toBe(false);
  });
});
