import { describe, expect, test } from 'vitest';
import { brandIds, brands } from '../brand/brands.ts';
import { legalFormsOf } from '../company/legal-forms.ts';
import { isPhoneNumber, prefixOf } from '../company/phone-number.ts';
import { isPostalCode } from '../company/postal-code.ts';
import { isVatNumber, plainVatNumber, viesNumber } from '../company/vat-number.ts';
import { countryCodes, isPlace, placeOf, places } from './places.ts';

/** The countries that are offered, in the order of the product's description, and the United Kingdom. */
const offered = 'DE CH ES FR PT IT CY PL AT NL DK SI BE CZ SE EE HU BG HR FI GR IE LV LT LU MT RO SK GB'.split(' ');

test('PRO-02 the table has every country that is offered, and those of the brands', () => {
  expect(countryCodes).toEqual(offered);
  expect(brandIds.flatMap((id) => brands[id].countries).filter((country) => !offered.includes(country))).toEqual([]);
});

describe.each(countryCodes)('VAL-03 in %s', (country) => {
  const { vatExample, vatPrefix, postalCodeExample, isInUnion, phoneDigits } = places[country];

  test('its VAT number passes, with and without the letters, and not with another digit', () => {
    expect(isVatNumber(vatExample, country)).toBe(true);
    expect(plainVatNumber(vatExample.slice(vatPrefix.length), country)).toBe(vatExample);
    expect(plainVatNumber(vatExample.slice(vatPrefix.length).replace(/(?=..$)/, ' – '), country)).toBe(vatExample);
    const at = vatExample.search(/\d(?=\D*\d{0,2}\D*$)/);
    const other = `${vatExample.slice(0, at)}${(Number(vatExample[at]) + 1) % 10}${vatExample.slice(at + 1)}`;
    expect([other, isVatNumber(other, country)]).toEqual([other, false]);
  });

  test('VIES is asked by its prefix, and only in the Union', () => {
    const asked = { countryCode: vatPrefix.slice(0, 2), vatNumber: vatExample.slice(2) };
    expect(viesNumber(vatExample, country)).toEqual(isInUnion ? asked : null);
  });

  test('its postcode, its phone numbers and its legal forms are known', () => {
    expect(isPostalCode(postalCodeExample, country)).toBe(true);
    expect(isPhoneNumber('2'.repeat(phoneDigits[1]), prefixOf(country))).toBe(true);
    expect(isPhoneNumber('2'.repeat(phoneDigits[1] + 1), prefixOf(country))).toBe(false);
    expect(legalFormsOf(country).length).toBeGreaterThan(2);
  });
});

describe('VAL-03 VAT numbers as people have them', () => {
  test.each([
    ['ES', 'B26112607', 'ESB26112607'],
    ['ES', 'X2611261W', 'ESX2611261W'],
    ['ES', '26112601B', 'ES26112601B'],
    ['DE', '261126002', 'DE261126002'],
    ['DE', 'DE 261–126–002', 'DE261126002'],
    ['DE', 'DE/261/126/002', 'DE261126002'],
    ['IT', '02611260015', 'IT02611260015'],
    ['BE', 'BE1000012392', 'BE1000012392'],
    ['BE', 'BE0426112684', 'BE0426112684'],
    ['AT', 'ATU26112603', 'ATU26112603'],
    ['AT', 'U26112603', 'ATU26112603'],
    ['NL', 'NL002611260B01', 'NL002611260B01'],
    ['GR', 'EL026112602', 'EL026112602'],
    ['GR', 'GR026112602', 'EL026112602'],
    ['IE', 'IE2611260C', 'IE2611260C'],
    ['CH', '100.155.212', 'CHE100155212'],
    ['FR', 'FR83404833048', 'FR83404833048'],
    ['FR', 'K7 399 859 412', 'FRK7399859412'],
    ['FR', 'FR4Z123456782', 'FR4Z123456782'],
  ])('of %s: %s is %s', (country, typed, kept) => {
    expect([plainVatNumber(typed, country), isVatNumber(typed, country)]).toEqual([kept, true]);
  });

  test.each([
    ['BE', 'BE2000012392'],
    ['AT', 'ATU2611260B'],
    ['SI', 'SI01234567'],
    ['GR', 'EL026112603'],
    ['FR', 'FR4Z123456783'],
    ['FR', 'FR0J303265045'],
    ['FR', 'FRIO303265045'],
    ['DE', 'FR40303265045'],
    ['GB', 'XI980780684'],
  ])('of %s: %s is none', (country, typed) => expect(isVatNumber(typed, country)).toBe(false));
});

test.each([
  ['DE', null, true],
  ['DE', 'BW', true],
  ['DE', 'LU', false],
  ['AT', null, true],
  ['AT', '9', false],
  ['XX', null, false],
  ['toString', null, false],
])('MKT-01 a shop can be in %s, region %s: %s', (country, region, can) => {
  expect(isPlace(country, region)).toBe(can);
  expect(placeOf(country) !== undefined).toBe(can || region !== null);
});
