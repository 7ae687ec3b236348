import { describe, expect, test } from 'vitest';
import { companySlug, isCompanyAddress, isSecureAddress, isWebsite, webAddressLength } from './web-address.ts';

describe('VAL-04 web addresses', () => {
  test.each([
    // address, as a website, where https is required
    ['https://shop.example', true, true],
    ['https://www.shop.example/terms?lang=de#top', true, true],
    ['  https://shop.example/  ', true, true],
    ['HTTPS://SHOP.EXAMPLE', true, true],
    ['https://shop.example:8443/', true, true],
    ['https://löwen-apotheke.example/über-uns', true, true],
    ['https://xn--lwen-apotheke-4ib.example', true, true],
    ['http://shop.example', true, false],
    ['shop.example', false, false],
    ['www.shop.example', false, false],
    ['', false, false],
    ['https://', false, false],
    ['https:shop.example', false, false],
    ['https:///shop.example', false, false],
    ['https://localhost', false, false],
    ['https://127.0.0.1/', false, false],
    ['https://2130706433/', false, false],
    ['https://[::1]/', false, false],
    ['https://-shop.example', false, false],
    ['https://shop..example', false, false],
    ['https://shop.example:port', false, false],
    ['https://shop.example@evil.example', false, false],
    ['https://user:word@shop.example', false, false],
    ['https://shop.example\\@evil.example', false, false],
    ['https://shop .example', false, false],
    ['https://shop.example/\u202Egnp', false, false],
    ['https://shop.example/\nnext', false, false],
    ['ftp://shop.example', false, false],
    ['javascript:alert(1)//https://shop.example', false, false],
    ['data:text/html,https://shop.example', false, false],
    ['mailto:a@shop.example', false, false],
  ])('%j: website %s, secure %s', (address, website, secure) => {
    expect(isWebsite(address)).toBe(website);
    expect(isSecureAddress(address)).toBe(secure);
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
