import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { api } from '@offizin/contract/api';
import { expect, test } from 'vitest';
import { describeApi } from './document.ts';
import { headersOf } from './headers.ts';

const reads = { endpoint: api.orders.list, byToken: true };
const writes = { endpoint: api.orders.confirm, byToken: true };
const machine = { endpoint: marketplaceApi.bulkOrders, byToken: false };
const limited = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

test.each([
  { of: 'what is read', at: { ...reads, status: 200, codes: [] }, names: limited },
  { of: 'what is written', at: { ...writes, status: 200, codes: [] }, names: ['Idempotency-Replayed', ...limited] },
  {
    of: 'a file',
    at: { endpoint: api.uploads.template, byToken: true, status: 200, codes: [] },
    names: [...limited, 'Content-Disposition'],
  },
  {
    of: 'a token that nobody knows',
    at: { ...reads, status: 401, codes: ['api_token.invalid'] },
    names: ['WWW-Authenticate'],
  },
  {
    of: 'a token without the scope',
    at: { ...reads, status: 403, codes: ['api_token.scope'] },
    names: ['WWW-Authenticate', ...limited],
  },
  { of: 'too many calls', at: { ...reads, status: 429, codes: ['rate_limited'] }, names: ['Retry-After', ...limited] },
  { of: 'a busy portal', at: { ...machine, status: 503, codes: ['overloaded'] }, names: ['Retry-After'] },
  { of: 'a key', at: { ...machine, status: 401, codes: ['api_key.invalid'] }, names: ['WWW-Authenticate'] },
  { of: 'the marketplace’s writing', at: { ...machine, status: 200, codes: [] }, names: ['Idempotency-Replayed'] },
] as const)('MKT-03 a reply to $of has its headers', ({ at, names }) => {
  expect(headersOf(at)).toEqual(['X-Request-Id', ...names]);
});

test('MKT-03 the document names each header once, and its replies point at them', () => {
  const { paths, components } = describeApi('shop');
  expect(paths['/orders']?.['get']?.responses['429']?.headers).toMatchObject({
    'Retry-After': { $ref: '#/components/headers/Retry-After' },
  });
  expect(components.headers['Retry-After']).toMatchObject({ schema: { type: 'integer' } });
});

test('ERR-01 a refusal says what each of its codes means', () => {
  const conflict = describeApi('shop').paths['/orders/{orderId}/confirm']?.['post']?.responses['409'];
  expect(conflict?.description).toMatch(/^- `order\.version_conflict`: The order has changed since it was read\.$/m);
});
