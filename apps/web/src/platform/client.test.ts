import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ApiError,
  addressOf,
  beforeRefusal,
  call,
  endsSession,
  whenProofIsNeeded,
  whenSessionExpires,
} from './client.ts';
import { csrf } from './csrf.ts';

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
}

let sent: Sent[] = [];

/** Plays the server: each answer is used once, in order. */
function serve(...answers: readonly [status: number, body: unknown][]): void {
  const left = [...answers];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    sent.push({ url, method: init.method ?? 'GET', headers: (init.headers ?? {}) as Record<string, string> });
    const [status, body] = left.shift() ?? [500, {}];
    return new Response(JSON.stringify(body), { status });
  });
}

const problem = (status: number, message: string): [number, unknown] => [status, { status, message, requestId: 'r-1' }];
const signIn = { body: { user: { username: 'a', password: 'b' }, hasRememberMe: false } };

async function refusalOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('the call was not refused');
  return error;
}

beforeEach(() => {
  sent = [];
  csrf.set('token');
});

afterEach(() => {
  vi.unstubAllGlobals();
  whenSessionExpires(() => {});
  beforeRefusal(async () => {});
});

test('GEN-10 a refusal is thrown once what it is shown with is there', async () => {
  const steps: string[] = [];
  beforeRefusal(async (code) => {
    await Promise.resolve();
    steps.push(`text of ${code}`);
  });
  serve([404, { status: 404, message: 'not_found', requestId: 'r-1' }]);
  await refusalOf(call('GET /orders/counts', {}));
  expect(steps).toEqual(['text of not_found']);
});

describe('requests', () => {
  test.each([
    ['GET /orders/:orderId', { params: { orderId: 'a/b' } }, '/api/orders/a%2Fb'],
    ['GET /orders', { query: { tab: 'managed', number: undefined, limit: 5 } }, '/api/orders?tab=managed&limit=5'],
    ['GET /orders/counts', {}, '/api/orders/counts'],
  ] as const)('%s with %j asks %s', (key, request, address) => {
    expect(addressOf(key, request)).toBe(address);
  });

  test.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is too busy', () => Promise.resolve(new Response('busy', { status: 503 }))],
  ])('GEN-19 a write whose token cannot be had, because the server %s, has found no server', async (_, answer) => {
    csrf.forget();
    vi.stubGlobal('fetch', answer);
    expect((await refusalOf(call('POST /signin', signIn))).isNetwork).toBe(true);
  });

  test('AUT-01: a write carries the CSRF token and an idempotency key, a read neither', async () => {
    serve([200, {}], [200, {}]);
    await call('POST /signin', signIn);
    await call('GET /orders/counts', {});
    expect(sent[0]?.headers).toMatchObject({ 'x-csrf-token': 'token', 'content-type': 'application/json' });
    expect(sent[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(Object.keys(sent[1]?.headers ?? {})).toEqual(['accept']);
  });

  test('AUT-01: a token is fetched once when none is known', async () => {
    csrf.forget();
    serve([200, { csrfToken: 'fresh' }], [200, {}], [200, {}]);
    await call('POST /signin', signIn);
    await call('POST /signin', signIn);
    expect(sent.map(({ url }) => url)).toEqual(['/api/auth/csrf-token', '/api/signin', '/api/signin']);
    expect(sent[2]?.headers['x-csrf-token']).toBe('fresh');
  });

  test('ORD-10: after a stale token the same write is sent again under the same idempotency key', async () => {
    serve(problem(403, 'csrf.invalid'), [200, { csrfToken: 'fresh' }], [200, {}]);
    await call('POST /signin', signIn);
    expect(sent[2]?.headers['x-csrf-token']).toBe('fresh');
    expect(sent[2]?.headers['idempotency-key']).toBe(sent[0]?.headers['idempotency-key']);
  });

  test('ORD-10: a lost reply is asked for again as often as the caller allows, under the same key', async () => {
    vi.useFakeTimers();
    const keys: (string | undefined)[] = [];
    vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
      keys.push(headers['idempotency-key']);
      if (keys.length < 3) throw new TypeError('Failed to fetch');
      return new Response('{}', { status: 200 });
    });
    const replies = call('POST /signin', signIn, { repeats: 2 });
    await vi.advanceTimersByTimeAsync(3000);
    await replies;
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    keys.length = 0;
    expect((await refusalOf(call('POST /signin', signIn))).isNetwork).toBe(true);
    vi.useRealTimers();
  });

  test('AUT-17: a call that asks for a proof waits for it and is sent again, or is refused', async () => {
    const answers = [true, false];
    whenProofIsNeeded(async () => answers.shift() ?? false);
    const refused = problem(403, 'reauthentication.required');
    serve(refused, [200, {}], refused);
    await call('POST /signin', signIn);
    expect(sent[1]?.headers['idempotency-key']).toBe(sent[0]?.headers['idempotency-key']);
    expect((await refusalOf(call('POST /signin', signIn))).code).toBe('reauthentication.required');
    expect(sent).toHaveLength(3);
  });

  test('AUT-17: a call that was under way while the session got a new token is sent again, once', async () => {
    let sendings = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.endsWith('csrf-token')) return Response.json({ csrfToken: 'next' });
      sendings += 1;
      if (sendings > 1) return Response.json({});
      csrf.forget();
      return Response.json({ message: 'session_expired' }, { status: 401 });
    });
    await call('GET /orders/counts', {});
    expect(sendings).toBe(2);
  });

  test('a token that stays wrong is tried once more only', async () => {
    serve(problem(403, 'csrf.invalid'), [200, { csrfToken: 'fresh' }], problem(403, 'csrf.invalid'));
    expect((await refusalOf(call('POST /signin', signIn))).code).toBe('csrf.invalid');
    expect(sent).toHaveLength(3);
  });
});

describe('AUT-07: replies', () => {
  test.each([
    [400, 'request.invalid', false],
    [403, 'access.service', false],
    [401, 'session_expired', true],
    [401, 'invalid_credentials', false],
    [401, 'user_banned', false],
    [404, 'not_found', false],
    [409, 'order.version_conflict', false],
    [503, 'overloaded', false],
  ] as const)('%i %s keeps its message; signs out: %s', async (status, message, signsOut) => {
    const expired = vi.fn<() => void>();
    whenSessionExpires(expired);
    serve(problem(status, message));
    const error = await refusalOf(call('GET /orders/counts', {}));
    expect([error.status, error.code, error.problem?.requestId]).toEqual([status, message, 'r-1']);
    expect(expired).toHaveBeenCalledTimes(signsOut ? 1 : 0);
  });

  test('a 401 of session-details signs nobody out', () => {
    expect(endsSession('POST /session-details', new ApiError(401, 'session_expired', null))).toBe(false);
  });

  test('an answer that is no problem document becomes the internal error', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
    expect(await refusalOf(call('GET /orders/counts', {}))).toMatchObject({ status: 502, code: 'internal' });
  });

  test('no answer at all is a network error', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect((await refusalOf(call('GET /orders/counts', {}))).isNetwork).toBe(true);
  });

  test('a call that was called off stays an abort', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new DOMException('aborted', 'AbortError');
    });
    await expect(call('GET /orders/counts', {})).rejects.toThrow(DOMException);
  });
});
