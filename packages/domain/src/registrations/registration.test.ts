import { describe, expect, test } from 'vitest';
import { answerFault, askedAnswers, missingAnswers } from './fields.ts';
import type { RegistrationAnswers } from './steps.ts';
import { handedInFaults } from './handed-in-faults.ts';
import { mayDo, registrationActions, registrationStates } from './states.ts';

const answers: RegistrationAnswers = {
  businessType: 'pharmacy_or_parapharmacy',
  country: 'DE',
  shopName: 'Birken-Apotheke',
  legalName: 'Birken-Apotheke e. K.',
  vatNumber: 'DE 136 695 976',
  commercialRegister: 'HRA 4711',
  licence: 'BW-2031/7',
  ikNumber: '260326822',
  accountHolder: 'Birken-Apotheke e. K.',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
  firstName: 'Ute',
  lastName: 'Birk',
  birthDate: '1981-03-14',
  phonePrefix: '+49',
  phoneNumber: '0731 5550 17',
  street: 'Hirschstraße 4',
  postalCode: '89073',
  city: 'Ulm',
  region: 'BW',
};
const in2026 = { brand: 'de', today: '2026-11-24' } as const;

describe('AUT-12 answers', () => {
  test('whole ones miss nothing', () => expect(missingAnswers(answers, in2026)).toEqual([]));

  test.each([
    ['shopName', ' ', 'field.required'],
    ['shopName', '<b>Shop</b>', 'field.special_character'],
    ['shopName', 'Farmàcia <Ñ>', 'field.special_character'],
    ['shopName', "Farmàcia d'Avall, 24 (h) + Óptica & Cía. nº 2/B", null],
    ['vatNumber', 'DE136695977', 'INVALID_VAT_NUMBER'],
    ['commercialRegister', '0000', null],
    ['commercialRegister', 'HRX 1', 'field.invalid'],
    ['ikNumber', '26032682', 'field.exact_length'],
    ['ikNumber', '260326823', 'field.check_digit'],
    ['country', 'PL', 'field.not_available'],
    ['postalCode', '8907', 'field.invalid'],
    ['phonePrefix', '+1', 'field.invalid'],
    ['iban', 'DE88 3704 0044 0532 0130 00', 'INVALID_IBAN'],
    ['bic', 'COBADE', 'INVALID_SWIFT_CODE'],
    ['bic', '', null],
    ['website', '', null],
    ['website', 'http://birken.example', null],
    ['website', 'birken.example', 'field.invalid'],
    ['website', 'javascript:alert(1)', 'field.invalid'],
    ['region', 'AR', 'field.invalid'],
    ['birthDate', '2010-01-01', 'field.invalid'],
    ['businessType', 'bakery', 'field.invalid'],
  ] as const)('%s “%s” is %s', (field, value, code) => {
    expect(answerFault(field, { ...answers, [field]: value }, in2026)?.code ?? null).toBe(code);
  });

  test('VAL-03 an account outside SEPA needs the BIC', () => {
    const abroad = { ...answers, iban: 'BR18 0036 0305 0000 1000 9795 493C 1', bic: '' };
    expect(missingAnswers(abroad, in2026)).toEqual([{ step: 'company', field: 'bic', code: 'field.required' }]);
  });

  test('VAL-02 only the server knows which phone numbers are given out', () => {
    const typed = { ...answers, phonePrefix: '+34', phoneNumber: '100000000' };
    expect(missingAnswers(typed, in2026)).toEqual([]);
    expect(handedInFaults(typed, in2026)).toEqual([{ step: 'contact', field: 'phoneNumber', code: 'field.invalid' }]);
    expect(handedInFaults(answers, in2026)).toEqual([]);
  });

  test('a shop that is no pharmacy is asked for no licence, and none is kept of it', () => {
    const shop = { ...answers, businessType: 'perfumery' };
    expect(missingAnswers({ ...shop, licence: '', ikNumber: '' }, in2026)).toEqual([]);
    expect(askedAnswers(shop)).not.toHaveProperty('licence');
  });

  test('elsewhere the register is not asked for, the professional number is', () => {
    const spanish = { ...answers, country: 'ES', vatNumber: 'ES54362315K', postalCode: '50008', region: 'AR' };
    expect(missingAnswers(spanish, { ...in2026, brand: 'es' })).toEqual([
      { step: 'company', field: 'professionalNumber', code: 'field.required' },
    ]);
  });
});

test('AUT-12 what may be done in which state', () => {
  const table = registrationStates.map((state) => [state, registrationActions.filter((each) => mayDo(each, state))]);
  expect(Object.fromEntries(table)).toEqual({
    draft: ['save', 'attach', 'submit'],
    submitted: ['attach', 'approve', 'request_changes', 'reject'],
    approved: [],
    changes_requested: ['save', 'attach', 'submit', 'reject'],
    rejected: [],
  });
});
