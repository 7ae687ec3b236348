import { describe, expect, test } from 'vitest';
import { companyFault, type CompanyContext } from '../company/fields.ts';
import { plainValue } from '../company/plain-value.ts';
import type { CompanyField } from '../company/sections.ts';
import { answerFault, askedAnswers } from '../registrations/fields.ts';
import { meantPhone } from './meant-phone.ts';
import { meantLine, meantText } from './meant-signs.ts';

describe('VAL-01 signs that nobody sees', () => {
  test.each([
    ['Apotheke\u00a0am Markt', 'Apotheke am Markt'],
    ['Apo\u00adtheke\u200b', 'Apotheke'],
    ['\u202eekehtopA\u202c', 'ekehtopA'],
    ['Zoe\u0308', 'Zoë'],
    ['\ufeffLinde\u2009&\u202fSohn', 'Linde & Sohn'],
  ])('%j is meant as %j', (typed, meant) => expect(meantLine(typed)).toBe(meant));

  test('a text keeps its lines, its emoji and its no-break spaces', () => {
    expect(meantText('Prix\u00a0: 5\u202f€\n👩\u200d🔬 \u202etxt\u2066')).toBe('Prix\u00a0: 5\u202f€\n👩\u200d🔬 txt');
  });
});

const context = (country: string): CompanyContext => ({
  brand: country === 'DE' || country === 'PT' ? 'de' : 'es',
  country,
  businessType: 'pharmacy_or_parapharmacy',
  today: '2026-11-26',
});

describe('VAL-03 what people paste is understood, then judged', () => {
  test.each<[string, CompanyField, string, string]>([
    ['ES', 'vatNumber', 'B58378431', 'ESB58378431'],
    ['DE', 'ikNumber1', '26 03 26 822', '260326822'],
    ['DE', 'ikNumber1', 'IK: 260326822', '260326822'],
    ['DE', 'lanr', '1234566–01', '123456601'],
    ['PT', 'postalCode', '4050001', '4050-001'],
    ['PT', 'postalCode', '4050 001', '4050-001'],
    ['PL', 'postalCode', '00001', '00-001'],
    ['DE', 'postalCode', 'D-89073', '89073'],
    ['GB', 'postalCode', 'sw1a 1aa', 'SW1A 1AA'],
    ['LV', 'postalCode', 'LV-1010', 'LV-1010'],
    ['DE', 'commercialRegisterNumber', 'hrb12345', 'HRB 12345'],
    ['DE', 'commercialRegisterNumber', 'HRB\u00a012345 B', 'HRB 12345 B'],
    ['DE', 'iban', 'IBAN: DE89\u00a03704\u202f0044 0532 0130 00', 'DE89370400440532013000'],
    ['DE', 'legalName', 'Apotheke „Zum\u00a0Löwen“', 'Apotheke „Zum Löwen“'],
    ['ES', 'legalName', 'Farmacia “El Ángel”', 'Farmacia “El Ángel”'],
    ['FR', 'licence', '75#001234', '75#001234'],
    ['FR', 'street', 'rue de la Paix n° 12', 'rue de la Paix n° 12'],
  ])('of %s: %s %j is %j', (country, field, typed, kept) => {
    expect(plainValue(field, typed, country)).toBe(kept);
    expect(companyFault(field, context(country), { [field]: typed })).toBeNull();
    expect(plainValue(field, kept, country)).toBe(kept);
  });

  test.each<[string, CompanyField, string, string]>([
    ['DE', 'ikNumber1', '26 03 26 8', 'field.exact_length'],
    ['DE', 'ikNumber1', 'IK26O326822', 'field.too_long'],
    ['PT', 'postalCode', '405000', 'field.invalid'],
    ['DE', 'legalName', 'Apotheke <b>', 'field.special_character'],
    ['DE', 'postalCode', '89073 Ulm an der Donau', 'field.too_long'],
  ])('of %s: %s %j stays wrong: %s', (country, field, typed, code) => {
    expect(companyFault(field, context(country), { [field]: typed })?.code).toMatch(
      new RegExp(`^(?:${code}|field.not_numeric|field.spaces)$`),
    );
  });

  test.each([
    ['DEUTDEFF', 'DE89370400440532013000', null],
    ['BNPAFRPP', 'DE89370400440532013000', 'field.bank_elsewhere'],
    ['BNPAGFGX', 'FR1420041010050500013M02606', null],
    ['BNPAFRPP', '', null],
  ])('the bank %s and the account %s: %s', (swift, iban, code) => {
    expect(companyFault('swift', context('DE'), { swift, iban })?.code ?? null).toBe(code);
  });
});

describe('VAL-02 a phone number that is pasted whole chooses its country', () => {
  test.each([
    ['+34', '+49 (0)731 5550-17', '+49', '731555017'],
    ['+34', '0049 731 555017', '+49', '731555017'],
    ['+49', '+351 912 345 678', '+351', '912345678'],
    ['+49', '+39\u00a006 1234 5678', '+39', '0612345678'],
    ['+49', '0731 555017', '+49', '0731 555017'],
    ['+49', '+1 212 5550100', '+49', '+1 212 5550100'],
    ['+49', '', '+49', ''],
  ])('behind %s: %j is %s %s', (chosen, typed, prefix, number) => {
    expect(meantPhone({ prefix: chosen, number: typed })).toEqual({ prefix, number });
  });
});

test('AUT-12 a registration is judged by what was meant, and handed in as that', () => {
  const answers = {
    businessType: 'pharmacy_or_parapharmacy',
    country: 'DE',
    vatNumber: '136695976',
    ikNumber: '26 03 26 822',
    phonePrefix: '+34',
    phoneNumber: '0049 731 555017',
  } as const;
  const asked = { brand: 'de', today: '2026-11-26' } as const;
  for (const field of ['vatNumber', 'ikNumber', 'phonePrefix', 'phoneNumber'] as const)
    expect([field, answerFault(field, answers, asked)]).toEqual([field, null]);
  expect(askedAnswers(answers)).toMatchObject({
    vatNumber: 'DE136695976',
    ikNumber: '260326822',
    phonePrefix: '+49',
    phoneNumber: '731555017',
  });
});
