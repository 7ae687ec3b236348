import { expect, test } from 'vitest';
import { curlExample } from '../reference/curl-example.ts';
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

test('MKT-03 the example calls what the token may read', () => {
  expect(curlExample('https://shop.example', 'ofz_de_x', ['orders:read'])).toBe(
    'curl -H "Authorization: Bearer ofz_de_x" "https://shop.example/api/shop/v1/orders?tab=to-manage"',
  );
  expect(curlExample('https://shop.example', 'ofz_de_x', ['sync:read'])).toContain('/sync/summary');
});
