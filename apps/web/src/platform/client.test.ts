import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addressOf, ApiError, call, endsSession, whenSessionExpires } from './client.ts';
import { csrf } from './csrf.ts';

const problem = (status: number, message: string, more: object = {}) =>
  Response.json({ message, status, requestId: 'r-1', ...more }, { status });

describe('AUT-07 what a refusal means', () => {
  test.each([
    ['GET /orders', 401, 'session_expired', true],
    ['POST /signin', 401, 'invalid_credentials', false],
    ['POST /signin', 401, 'user_banned', false],
    ['POST /session-details', 401, 'session_expired', false],
    ['GET /orders', 403, 'access.service', false],
    ['GET /orders', 500, 'internal', false],
  ] as const)('%s answered %i %s signs out: %s', (key, status, code, expected) => {
    expect(endsSession(key, new ApiError(status, code, null))).toBe(expected);
  });
});

describe('calls', () => {
  const fetched = vi.fn<typeof fetch>();
  const expired = vi.fn<() => void>();
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    csrf.set('token-1');
    whenSessionExpires(expired);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetAllMocks();
  });

  test('AUT-01 a write carries the CSRF token and a key; a read does not', async () => {
    fetched.mockImplementation(async () => Response.json({ locale: 'de_DE' }));
    await call('PUT /locale', { body: { locale: 'de_DE' } });
    const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
    expect(headers.get('x-csrf-token')).toBe('token-1');
    expect(headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    await call('GET /orders/counts', {});
    expect(new Headers(fetched.mock.calls[1]?.[1]?.headers).has('x-csrf-token')).toBe(false);
  });

  test('AUT-01 a stale token is renewed once, under the same key', async () => {
    fetched
      .mockResolvedValueOnce(problem(403, 'csrf.invalid'))
      .mockResolvedValueOnce(Response.json({ csrfToken: 'token-2' }))
      .mockResolvedValueOnce(Response.json({ locale: 'de_DE' }));
    await call('PUT /locale', { body: { locale: 'de_DE' } });
    const [first, , third] = fetched.mock.calls.map(([, init]) => new Headers(init?.headers));
    expect(third?.get('x-csrf-token')).toBe('token-2');
    expect(third?.get('idempotency-key')).toBe(first?.get('idempotency-key'));
  });

  test('AUT-07 an ended session is told; a 400 carries the server\'s message and fields', async () => {
    fetched.mockResolvedValueOnce(problem(401, 'session_expired'));
    await expect(call('GET /orders/counts', {})).rejects.toMatchObject({ status: 401, code: 'session_expired' });
    expect(expired).toHaveBeenCalledOnce();
    fetched.mockResolvedValueOnce(problem(400, 'request.invalid', { errors: [{ path: 'body.locale', code: 'field.invalid' }] }));
    const refused = await call('PUT /locale', { body: { locale: 'de_DE' } }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'request.invalid', fieldErrors: [{ path: 'body.locale' }] });
  });

  test('no answer is a network error, an unreadable one an internal error', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(call('GET /orders/counts', {})).rejects.toMatchObject({ code: 'network', isNetwork: true });
    fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    await expect(call('GET /orders/counts', {})).rejects.toMatchObject({ code: 'internal', status: 502 });
  });
});

test('an address is filled and escaped', () => {
  expect(addressOf('GET /orders/:orderId', { params: { orderId: 'a/b' } })).toBe('/api/orders/a%2Fb');
  expect(addressOf('GET /orders', { query: { tab: 'to-manage', number: '4 8', cursor: undefined } })).toBe('/api/orders?tab=to-manage&number=4+8');
});
