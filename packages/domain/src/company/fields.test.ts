import { describe, expect, test } from 'vitest';
import { type CompanyContext, companyFault, askedFields, askedSections, fieldRow, sectionFaults } from './fields.ts';
import { companyOfRegistration } from './from-registration.ts';
import { ikCheckDigit, lanrCheckDigit } from './health-numbers.ts';
import { hasDirectors, legalFormIn, legalFormsIn, legalFormsOf } from './legal-forms.ts';
import { askedOfVies, changedFields, plainValues } from './plain-values.ts';
import { companyFields, type CompanyField, type CompanyValues } from './sections.ts';
import { historyChange, maskedValues } from './shown-values.ts';
import { vatChecks } from './vat-check.ts';

const german: CompanyContext = {
  brand: 'de',
  country: 'DE',
  businessType: 'pharmacy_or_parapharmacy',
  today: '2026-11-24',
};
const spanish: CompanyContext = { ...german, brand: 'es', country: 'ES' };
const perfumery: CompanyContext = { ...german, businessType: 'perfumery' };

const linden: CompanyValues = {
  legalName: 'Linden-Apotheke Sabine Roth',
  legalForm: 'e. K.',
  street: 'Lindenstraße 12',
  postalCode: '79098',
  city: 'Freiburg im Breisgau',
  region: 'BW',
  vatNumber: 'DE814235674',
  commercialRegisterNumber: 'HRA 701284',
  commercialRegister: 'Freiburg',
  ikNumber1: '260326822',
  licence: 'BW-2031/7',
  ownerFirstName: 'Sabine',
  ownerLastName: 'Roth',
  birthDate: '1978-05-12',
  accountHolder: 'Linden-Apotheke Sabine Roth',
  iban: 'DE89370400440532013000',
};

describe('VAL-01, VAL-03, VAL-04 what is wrong with a field', () => {
  const rows: [CompanyField, string, object | null][] = [
    ['legalName', '', { code: 'field.required' }],
    ['legalName', 'Löwen & Söhne (Ñ) – Çınar', { code: 'field.special_character' }],
    ['legalName', 'Löwen & Söhne (Ñ) - Çınar', null],
    ['legalForm', 'S.L.', { code: 'field.invalid' }],
    ['postalCode', '7909', { code: 'field.invalid' }],
    ['vatNumber', 'de 814 235 674', null],
    ['vatNumber', 'DE814235679', { code: 'INVALID_VAT_NUMBER', params: { expected: '4', given: '9' } }],
    ['vatNumber', 'DE81423', { code: 'INVALID_VAT_NUMBER' }],
    ['commercialRegisterNumber', '0000', null],
    ['commercialRegisterNumber', 'hrb 12345 fr', null],
    ['commercialRegisterNumber', 'HRB 1234567', { code: 'field.invalid' }],
    ['commercialRegisterNumber', 'HRC 12', { code: 'field.invalid' }],
    ['ikNumber1', '260326822', null],
    ['ikNumber1', '307123453', { code: 'field.check_digit', params: { expected: '6', given: '3' } }],
    ['ikNumber1', '260 326 822', null],
    ['ikNumber1', '26032682A', { code: 'field.not_numeric' }],
    ['ikNumber1', '2603268', { code: 'field.exact_length', params: { limit: 9, given: 7 } }],
    ['lanr', '123456601', null],
    ['lanr', '123456701', { code: 'field.check_digit', params: { expected: '6', given: '7' } }],
    ['lanr', '', null],
    ['birthDate', '2009-01-01', { code: 'field.invalid' }],
    ['gender', 'none', { code: 'field.invalid' }],
    ['iban', 'DE67 6805 0101 0012 3456 87', { code: 'INVALID_IBAN' }],
    ['swift', 'FRSPDE6', { code: 'INVALID_SWIFT_CODE', params: { given: 7 } }],
    ['swift', '', null],
    ['companyUrl', 'https://www.lindora.example/partner/linden-apotheke-sabine-roth', null],
    [
      'companyUrl',
      'https://www.lindora.example/partner/rosen-apotheke',
      {
        code: 'field.company_address',
        params: { start: 'https://www.lindora.example/partner/linden-apotheke-sabine-roth' },
      },
    ],
  ];
  test.each(rows)('%s “%s”: %o', (field, value, fault) => {
    expect(companyFault(field, german, { ...linden, [field]: value })).toEqual(fault);
  });

  test('a whole company has no faults in any section', () => {
    for (const section of askedSections(german, linden)) expect(sectionFaults(section, german, linden)).toEqual([]);
  });

  test.each([
    ['TR330006100519786457841326', { code: 'field.required' }],
    ['DE89370400440532013000', null],
  ])('the SWIFT code beside %s: %o', (iban, fault) => {
    expect(companyFault('swift', german, { ...linden, iban, swift: '' })).toEqual(fault);
  });

  test('who is in no register names no court', () => {
    const without = { ...linden, commercialRegister: '' };
    expect(companyFault('commercialRegister', german, without)).toEqual({ code: 'field.required' });
    expect(companyFault('commercialRegister', german, { ...without, commercialRegisterNumber: '0000' })).toBeNull();
  });
});

describe('PRO-02 only the fields that brand and country use are asked for', () => {
  test.each([
    ['a German pharmacy', german, ['seller_information', 'fiscal_information', 'billing', 'business', 'bank_account']],
    ['a German perfumery', perfumery, ['seller_information', 'fiscal_information', 'business', 'bank_account']],
    [
      'a Spanish pharmacy',
      spanish,
      ['seller_information', 'fiscal_information', 'billing', 'business', 'bank_account'],
    ],
  ])('%s', (_, context, sections) => expect(askedSections(context, {})).toEqual(sections));

  test.each([
    ['billing', german, 'ikNumber1 ikNumber2 ikNumber3 goodsManagementSystem accountingCenter'],
    ['billing', spanish, 'goodsManagementSystem'],
    ['fiscal_information', german, 'vatNumber commercialRegisterNumber commercialRegister'],
    ['fiscal_information', spanish, 'vatNumber viesNumber commercialRegisterNumber commercialRegister'],
    ['business', perfumery, 'ownerFirstName ownerLastName gender birthDate'],
    ['business', spanish, 'licence professionalNumber ownerFirstName ownerLastName gender birthDate'],
  ] as const)('%s of %o: %s', (section, context, fields) => {
    expect(askedFields(section, context, {}).join(' ')).toBe(fields);
  });

  test('a company with directors is asked for them', () => {
    expect(hasDirectors('GmbH', 'DE')).toBe(true);
    expect(companyFault('managingDirector', german, { ...linden, legalForm: 'GmbH' })).toEqual({
      code: 'field.required',
    });
    expect(companyFault('managingDirector', german, linden)).toBeNull();
  });
});

const hiddenOf = (field: string) => ({ field, old: null, new: null, hidden: true });

describe('PRO-02 secrets', () => {
  const sealed = companyFields.filter((field) => fieldRow(field).kept === 'sealed');

  test('bank account, birth date and tax numbers are sealed, and none of them is shown whole to others', () => {
    expect(sealed).toEqual(['vatNumber', 'viesNumber', 'birthDate', 'accountHolder', 'iban', 'swift']);
    const masked = maskedValues(linden);
    expect([masked.iban, masked.vatNumber, masked.birthDate]).toEqual(['DE ··· 3000', '…5674', '····']);
    expect(masked.legalName).toBe(linden.legalName);
  });

  test.each([
    ['iban', 'DE89370400440532013000', 'DE02120300000000202051', [{ field: 'iban', old: '…3000', new: '…2051' }]],
    ['iban', '', 'DE89370400440532013000', [{ field: 'iban', old: null, new: '…3000' }]],
    ['iban', 'DE89370400440532013000', 'DE02120300000000203000', [hiddenOf('iban')]],
    ['iban', 'DE89370400440532013000', 'DE89370400440532013000', []],
    ['birthDate', '1978-05-12', '1979-05-12', [hiddenOf('birth_date')]],
    ['legalForm', 'e. Kfr.', 'e. K.', [{ field: 'legal_form', old: 'e. Kfr.', new: 'e. K.' }]],
  ] as const)('PRO-12 the history of %s from “%s” to “%s”', (field, old, now, changes) =>
    expect(historyChange(field, old, now)).toEqual(changes),
  );
});

test('PRO-02 values are kept in one way, and only those that are asked for', () => {
  const typed = { ...linden, vatNumber: 'de 814.235.674', commercialRegisterNumber: 'hra  701284', viesNumber: 'X' };
  expect(plainValues('fiscal_information', german, typed)).toEqual({
    vatNumber: 'DE814235674',
    commercialRegisterNumber: 'HRA 701284',
    commercialRegister: 'Freiburg',
  });
  expect(plainValues('bank_account', german, { iban: 'de89 3704 0044 0532 0130 00', swift: ' ' })).toEqual({
    iban: 'DE89370400440532013000',
  });
  expect(changedFields(linden, { ...linden, city: 'Ulm', swift: '' })).toEqual(['city']);
});

test.each([
  [german, { vatNumber: 'DE814235674' }, { countryCode: 'DE', vatNumber: '814235674' }],
  [spanish, { vatNumber: 'ES54362315K' }, null],
  [spanish, { vatNumber: 'ES54362315K', viesNumber: 'ES54362315K' }, { countryCode: 'ES', vatNumber: '54362315K' }],
  [{ ...german, country: 'CH', brand: 'ch' } as const, { vatNumber: 'CHE100155212' }, null],
])('VAL-03 of %o VIES is asked about %o as %o', (context, values, asked) =>
  expect(askedOfVies(context, values)).toEqual(asked),
);

test('VAL-03 only a number that VIES does not know is an error, and only one it said nothing about is asked again', () => {
  expect(Object.entries(vatChecks).map(([state, { code, isAsked }]) => [state, code, isAsked])).toEqual([
    ['unverified', null, true],
    ['valid', null, false],
    ['invalid', 'INVALID_VIES', false],
  ]);
});

test.each([
  ['Linden-Apotheke e. K.', 'DE', 'e. K.'],
  ['Rosen GmbH & Co. KG', 'DE', 'GmbH & Co. KG'],
  ['Linden-Apotheke Sabine Roth', 'DE', ''],
  ['Farmacia Soler S.L.U.', 'ES', 'S.L.U.'],
])('the legal form of %s in %s is “%s”', (name, country, form) => expect(legalFormIn(name, country)).toBe(form));

test('AUT-12 what a registration brought is the company', () => {
  const answers = { country: 'DE', legalName: 'Birken-Apotheke e. K.', ikNumber: '260326822', bic: 'COBADEFFXXX' };
  expect(companyOfRegistration(answers)).toMatchObject({
    legalName: 'Birken-Apotheke e. K.',
    legalForm: 'e. K.',
    ikNumber1: '260326822',
    swift: 'COBADEFFXXX',
  });
});

test.each([
  ['260326822', '2'],
  ['307123453', '6'],
  ['109905003', '3'],
])('VAL-05 the check digit of the IK %s is %s', (ik, digit) => expect(ikCheckDigit(ik)).toBe(digit));

test('VAL-05 the check digit of the LANR 123456601 is 6', () => expect(lanrCheckDigit('123456601')).toBe('6'));

test('GEN-04 legal forms are offered in the language of the reader, with the one that is chosen', () => {
  expect(legalFormsIn('CH', 'de_CH', '')).toEqual(['Einzelunternehmen', 'Kollektivgesellschaft', 'GmbH', 'AG']);
  expect(legalFormsIn('CH', 'fr_CH', 'GmbH')).toContain('GmbH');
  expect(legalFormsIn('CH', 'fr_CH', 'GmbH')).toContain('Sàrl');
  expect(legalFormsIn('CH', 'it_IT', '')).toEqual(legalFormsOf('CH'));
});
