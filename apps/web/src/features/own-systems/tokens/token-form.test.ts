import { expect, test } from 'vitest';
import { noTokenValues, scopesOf, tokenErrors } from './token-form.ts';

test('MKT-03 a level holds those below it', () => {
  expect(scopesOf({ ...noTokenValues, orders: 'process', offers: 'read', messages: 'write' })).toEqual([
    'orders:read',
    'orders:process',
    'messages:read',
    'messages:write',
    'offers:read',
  ]);
});

test('MKT-03 a token has a name and may do something', () => {
  const codes = (values: Partial<typeof noTokenValues>) =>
    tokenErrors({ ...noTokenValues, ...values }).map(({ path }) => path);
  expect(codes({})).toEqual(['body.name']);
  expect(codes({ name: 'Till', orders: 'none' })).toEqual(['body.orders']);
  expect(codes({ name: 'Till' })).toEqual([]);
});
