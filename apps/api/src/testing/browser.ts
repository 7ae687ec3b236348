import { randomBytes } from 'node:crypto';
import { testPassword } from '@offizin/testkit/records';
import type { TestPortal } from './portal.ts';

export interface BrowserReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The parsed JSON body, or null for none. */
  readonly json: unknown;
}

export interface BrowserCall {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** False leaves the CSRF header away. */
  readonly csrf?: boolean;
  /** A fresh key by default on every write; null for none. */
  readonly idempotencyKey?: string | null;
}

/** A browser on one host: it keeps cookies and brings the CSRF token along. */
export interface Browser {
  readonly cookies: Map<string, string>;
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, call?: BrowserCall): Promise<BrowserReply>;
  signIn(username: string, password?: string, remember?: boolean): Promise<BrowserReply>;
}

export function openBrowser(portal: TestPortal, host: string, address = '203.0.113.7'): Browser {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    headers: Record<string, string>,
    body?: unknown,
  ) {
    const response = await portal.server.inject({
      method,
      url,
      headers: { host, cookie: cookieHeader(), 'x-forwarded-for': address, ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    for (const cookie of response.cookies) {
      if (cookie.value === '') cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      json: isJson ? (response.json() as unknown) : null,
    };
  }

  async function csrfToken(): Promise<string> {
    const reply = await send('GET', '/api/auth/csrf-token', {});
    return (reply.json as { csrfToken: string }).csrfToken;
  }

  const browser: Browser = {
    cookies,
    call: async (method, path, { body, headers = {}, csrf = true, idempotencyKey } = {}) => {
      const all: Record<string, string> = { ...headers };
      if (method !== 'GET') {
        if (csrf) all['x-csrf-token'] = await csrfToken();
        const key = idempotencyKey === undefined ? randomBytes(12).toString('hex') : idempotencyKey;
        if (key !== null) all['idempotency-key'] = key;
      }
      return send(method, `/api${path}`, all, body);
    },
    signIn: (username, password = testPassword, remember = false) =>
      browser.call('POST', '/signin', { body: { user: { username, password }, hasRememberMe: remember } }),
  };
  return browser;
}

/** The error code of a reply. */
export function codeOf(reply: BrowserReply): string {
  return (reply.json as { message: string }).message;
}
