import { expect, test } from 'vitest';
import { companyFields } from '../company/sections.ts';
import { holdsSecret, mayKeepField } from './kept-fields.ts';

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

test.each(['legalName', 'postalCode', 'postCode', 'zip_code', 'companyUrl', 'address.city', 'comment', 'mapping.code'])(
  'PRO-11 a draft may hold %s',
  (name) => expect(mayKeepField(name)).toBe(true),
);

test.each([
  ['https://user:word@hub.example/stock.csv', true],
  ['sftp://user@hub.example/stock.csv', true],
  ['https://hub.example/stock.csv?api_key=1a2b', true],
  [' https://hub.example/stock.csv?X-Amz-Signature=1a2b ', true],
  ['https://chat.example/services/T0/B0/a8Xk29dLmQ03bVz71TqPwe45', true],
  ['https://hub.example/stock.csv?shop=12', false],
  ['https://hub.example/orders', false],
  ['https://shop.example/services/vaccinations-in-autumn-2026', false],
  ['Ask for the key: token', false],
])('PRO-11 a draft of the address %s: a secret is %s', (typed, is) => expect(holdsSecret(typed)).toBe(is));

test('PRO-11 of the company, nothing of the bank account and no day of birth is kept', () => {
  expect(companyFields.filter((field) => !mayKeepField(field))).toEqual([
    'birthDate',
    'accountHolder',
    'iban',
    'swift',
  ]);
});
