import { shopEndpoints } from '@offizin/contract/shop-api';
import { type TokenScope, tokenScopes } from '@offizin/domain/own-systems/token-scopes';
import { expect, test } from 'vitest';
import { curlExample } from './curl-example.ts';

const readScopes = tokenScopes.filter((scope) => scope.endsWith(':read'));

test.each(readScopes)('MKT-03 the first call of a token with %s is one that it may make', (scope: TokenScope) => {
  const call = curlExample('https://de.example', 'secret', [scope]);
  const path = /\/api\/shop\/v1(\/[^?"]*)/.exec(call)?.[1];
  const found = shopEndpoints.find((endpoint) => endpoint.method === 'GET' && endpoint.path === path);
  expect([path, found?.token]).toEqual([path, scope]);
});

test('MKT-03 the call carries the token and the address', () => {
  expect(curlExample('https://shop.example', 'ofz_de_x', ['orders:read'])).toBe(
    'curl -H "Authorization: Bearer ofz_de_x" "https://shop.example/api/shop/v1/orders?tab=to-manage"',
  );
});
