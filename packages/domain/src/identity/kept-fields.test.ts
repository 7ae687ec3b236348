import { expect, test } from 'vitest';
import { companyFields } from '../company/sections.ts';
import { mayKeepField } from './kept-fields.ts';

test.each([
  'password',
  'newPassword',
  'code',
  'recoveryCode',
  'pickupCode',
  'recovery',
  'iban',
  'swift',
  'bic',
  'accountHolder',
  'cardNumber',
  'cvc',
  'pin',
  'secret',
  'feed.password',
  'token',
  'birthDate',
])('PRO-11 a draft never holds %s', (name) => expect(mayKeepField(name)).toBe(false));

test.each(['legalName', 'postalCode', 'postCode', 'zip_code', 'companyUrl', 'address.city', 'comment'])(
  'PRO-11 a draft may hold %s',
  (name) => expect(mayKeepField(name)).toBe(true),
);

test('PRO-11 of the company, nothing of the bank account and no day of birth is kept', () => {
  expect(companyFields.filter((field) => !mayKeepField(field))).toEqual([
    'birthDate',
    'accountHolder',
    'iban',
    'swift',
  ]);
});
