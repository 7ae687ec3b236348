import { describe, expect, test } from 'vitest';
import { ibanFault, isBic, needsBic, plainIban } from './bank-account.ts';
import { isAdultsBirthDate } from './birth-date.ts';
import { isPhoneNumber, plainPhoneNumber } from './phone-number.ts';
import { isNumberInPlan } from './phone-number-plan.ts';
import { isPostalCode } from './postal-code.ts';
import { regionsOf } from '../places/places.ts';
import { isSwissVatNumber, isVatNumber, shownSwissVatNumber, viesNumber } from './vat-number.ts';

describe('VAL-03 VAT numbers', () => {
  test.each([
    ['DE136695976', 'DE'],
    ['FR40303265045', 'FR'],
    ['PT501964843', 'PT'],
    ['IT00743110157', 'IT'],
    ['ESB58378431', 'ES'],
    ['es54362315k', 'ES'],
    ['ESX2482300W', 'ES'],
    ['GB980780684', 'GB'],
    ['CHE-100.155.212 MWST', 'CH'],
  ])('%s is one of %s, and not with another digit', (number, country) => {
    expect(isVatNumber(number, country)).toBe(true);
    const at = number.search(/\d(?=\D*(?:\d\D*){2}$)|\d(?=[A-Z\d]*$)/i);
    const other = `${number.slice(0, at)}${(Number(number[at]) + 1) % 10}${number.slice(at + 1)}`;
    expect(isVatNumber(other, country)).toBe(false);
  });

  test.each([
    ['136695977', 'DE'],
    ['DE136695976', 'FR'],
    ['', 'DE'],
    ['US123456789', 'US'],
  ])('%s is none of %s', (number, country) => expect(isVatNumber(number, country)).toBe(false));

  test.each([
    ['DE 136 695 976', 'DE', { countryCode: 'DE', vatNumber: '136695976' }],
    ['ESB58378431', 'ES', { countryCode: 'ES', vatNumber: 'B58378431' }],
    ['CHE-100.155.212', 'CH', null],
    ['GB980780684', 'GB', null],
    ['DE1', 'DE', null],
  ])('VIES is asked about %s of %s with %o', (number, country, asked) =>
    expect(viesNumber(number, country)).toEqual(asked),
  );
});

describe('VAL-03 bank accounts', () => {
  // The examples of the registry of IBANs.
  test.each([
    'DE89 3704 0044 0532 0130 00',
    'es91 2100 0418 4502 0005 1332',
    'FR14 2004 1010 0505 0001 3M02 606',
    'IT60 X054 2811 1010 0000 0123 456',
    'PT50 0002 0123 1234 5678 9015 4',
    'CH93-0076-2011-6238-5295-7',
    'GB29 NWBK 6016 1331 9268 19',
  ])('%s is an IBAN', (iban) => expect(ibanFault(iban)).toBeNull());

  test.each([
    ['XX9121000418450200051332', { code: 'iban.unknown_country', country: 'XX' }],
    ['DE8937040044053201300', { code: 'iban.length', country: 'DE', expected: 22, given: 21 }],
    ['DE8937040044O532013000', { code: 'iban.character', position: 13, character: 'O' }],
    ['DEA937040044053201300O', { code: 'iban.character', position: 3, character: 'A' }],
    ['GB29NWB160161331926819', { code: 'iban.character', position: 8, character: '1' }],
    ['8937040044', { code: 'iban.character', position: 1, character: '8' }],
    ['D', { code: 'iban.character', position: 2, character: '' }],
    ['DE88370400440532013000', { code: 'iban.check_digits' }],
    ['DE89370400440532013001', { code: 'iban.check_digits' }],
    ['ES9121000418450200051333', { code: 'iban.account', digits: 10 }],
    ['ES9121000419450200051332', { code: 'iban.bank' }],
    ['ES9221000418450200051332', { code: 'iban.check_digits' }],
  ])('%s: %o', (iban, fault) => expect(ibanFault(iban)).toEqual(fault));

  test('is kept plain', () => {
    expect(plainIban(' de89 3704-0044 ')).toBe('DE8937040044');
  });

  test.each([
    ['DEUTDEFF', true],
    ['deutdeff500', true],
    ['CAIXESBBXXX', true],
    ['DEUTDE', false],
    ['DEUTZZFF', false],
    ['DEUTDEFF5', false],
  ])('%s is a BIC: %s', (bic, valid) => expect(isBic(bic)).toBe(valid));

  test.each([
    ['DE89 3704 0044 0532 0130 00', false],
    ['ch93 0076 2011 6238 5295 7', false],
    ['BR18 0036 0305 0000 1000 9795 493C 1', true],
    ['TR33 0006 1005 1978 6457 8413 26', true],
    ['', false],
    ['XX12', false],
  ])('%s needs a BIC beside it: %s', (iban, needed) => expect(needsBic(iban)).toBe(needed));
});

describe('VAL-02 phone numbers', () => {
  test.each([
    ['0731 5550-17', '+49', '731555017', true],
    ['06 1234 5678', '+39', '0612345678', true],
    ['600 12 34 56', '+34', '600123456', true],
    ['60012345', '+34', '60012345', false],
    ['12a45678', '+49', '12a45678', false],
    ['612345678', '+1', '612345678', false],
  ])('%s behind %s', (typed, prefix, plain, valid) => {
    expect(plainPhoneNumber(typed, prefix).replace(/\s/g, '')).toBe(plain);
    expect([isPhoneNumber(typed, prefix), isNumberInPlan(typed, prefix)]).toEqual([valid, valid]);
  });

  test.each([
    ['100000000', '+34'],
    ['12 345 67 89', '+41'],
    ['111111111', '+351'],
  ])('%s behind %s has the right length, but is never given out', (typed, prefix) => {
    expect([isPhoneNumber(typed, prefix), isNumberInPlan(typed, prefix)]).toEqual([true, false]);
  });
});

describe('VAL-01 postcodes', () => {
  test.each([
    ['DE', '89073', '8907'],
    ['DE', '01067', '00999'],
    ['ES', '50008', '53000'],
    ['FR', '75001', '99999'],
    ['IT', '00118', '0118'],
    ['PT', '1000-001', '1000'],
    ['CH', '8001', '0900'],
    ['GB', 'sw1a 1aa', '12345'],
  ])('in %s %s is one, %s is none', (country, right, wrong) => {
    expect([isPostalCode(right, country), isPostalCode(wrong, country)]).toEqual([true, false]);
  });

  test('an unknown country has none', () => expect(isPostalCode('12345', 'ZZ')).toBe(false));
});

test('AUT-12 regions are asked for where supervision is theirs', () => {
  const counts = ['DE', 'CH', 'ES', 'IT', 'PT', 'FR', 'GB'].map((country) => regionsOf(country).length);
  expect(counts).toEqual([16, 26, 19, 20, 20, 0, 0]);
  expect(regionsOf('DE')[0]).toEqual({ code: 'BW', name: 'Baden-Württemberg' });
});

test.each([
  ['1981-03-14', true],
  ['2008-11-24', true],
  ['2008-11-25', false],
  ['1916-11-24', false],
  ['1981-02-30', false],
  ['14.03.1981', false],
])('AUT-12 who was born on %s may register: %s', (day, valid) =>
  expect(isAdultsBirthDate(day, '2026-11-24')).toBe(valid),
);

test.each([
  ['CHE107310525', true, 'CHE-107.310.525'],
  ['DE811569869', false, 'DE811569869'],
])('INV-04 %s is written as its country writes it', (number, isSwiss, shown) => {
  expect([isSwissVatNumber(number), shownSwissVatNumber(number)]).toEqual([isSwiss, shown]);
});
