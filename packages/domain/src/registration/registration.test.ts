import { describe, expect, test } from 'vitest';
import { answerFault, askedAnswers, missingAnswers, type RegistrationAnswers } from './fields.ts';
import { isPhoneNumber, plainPhoneNumber } from './phone-number.ts';
import { mayDo, registrationActions, registrationStates } from './states.ts';
import { isVatNumber } from './vat-number.ts';

const answers: RegistrationAnswers = {
  businessType: 'pharmacy_or_parapharmacy',
  country: 'DE',
  shopName: 'Birken-Apotheke',
  legalName: 'Birken-Apotheke e. K.',
  vatNumber: 'DE 136 695 976',
  commercialRegister: 'HRA 4711',
  licence: 'BW-2031/7',
  ikNumber: '301234567',
  firstName: 'Ute',
  lastName: 'Birk',
  phonePrefix: '+49',
  phoneNumber: '0731 5550 17',
  street: 'Hirschstraße 4',
  postalCode: '89073',
  city: 'Ulm',
};

describe('VAL-02 VAT numbers', () => {
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
    ['136695976', 'DE'],
    ['DE136695976', 'FR'],
    ['', 'DE'],
    ['US123456789', 'US'],
  ])('%s is none of %s', (number, country) => expect(isVatNumber(number, country)).toBe(false));
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
    expect(isPhoneNumber(typed, prefix)).toBe(valid);
  });
});

describe('AUT-12 answers', () => {
  test('whole ones miss nothing', () => expect(missingAnswers(answers, 'de')).toEqual([]));

  test.each([
    ['shopName', ' ', 'field.required'],
    ['shopName', '<b>Shop</b>', 'field.invalid'],
    ['shopName', 'Farmàcia “Ñ”', 'field.invalid'],
    ['shopName', "Farmàcia d'Avall, 24 (h) + Óptica & Cía. nº 2/B", null],
    ['vatNumber', 'DE136695977', 'field.invalid'],
    ['commercialRegister', '0000', null],
    ['commercialRegister', 'HRX 1', 'field.invalid'],
    ['ikNumber', '30123456', 'field.invalid'],
    ['country', 'PL', 'field.not_available'],
    ['postalCode', '8907', 'field.invalid'],
    ['phonePrefix', '+1', 'field.invalid'],
    ['businessType', 'bakery', 'field.invalid'],
  ] as const)('%s “%s” is %s', (field, value, code) => {
    expect(answerFault(field, { ...answers, [field]: value }, 'de')).toBe(code);
  });

  test('a shop that is no pharmacy is asked for no licence, and none is kept of it', () => {
    const shop = { ...answers, businessType: 'perfumery' };
    expect(missingAnswers({ ...shop, licence: '', ikNumber: '' }, 'de')).toEqual([]);
    expect(askedAnswers(shop)).not.toHaveProperty('licence');
  });

  test('elsewhere the register is not asked for, the professional number is', () => {
    const spanish = { ...answers, country: 'ES', vatNumber: 'ES54362315K', postalCode: '50008' };
    expect(missingAnswers(spanish, 'es')).toEqual([
      { step: 'company', field: 'professionalNumber', code: 'field.required' },
    ]);
  });
});

test('AUT-12 what may be done in which state', () => {
  const table = registrationStates.map((state) => [state, registrationActions.filter((each) => mayDo(each, state))]);
  expect(Object.fromEntries(table)).toEqual({
    draft: ['save', 'submit'],
    submitted: ['approve', 'request_changes', 'reject'],
    approved: [],
    changes_requested: ['save', 'submit', 'reject'],
    rejected: [],
  });
});
