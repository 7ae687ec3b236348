import { randomBytes } from 'node:crypto';
import { type AddressParts, fillAddress } from '@offizin/testkit/fill-address';
import type { CallKey, CallReply, CallRequest } from '@offizin/contract/client-types';
import type { ErrorCode, Problem } from '@offizin/contract/errors';
import { testPassword } from '@offizin/testkit/records';
import { machineCall, type TestPortal } from './portal.ts';

export interface BrowserReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly bytes: Buffer;
  /** The parsed JSON body, or null for none. */
  readonly json: unknown;
}

/** What a typed request may have, whichever it is. */
interface Sent extends AddressParts {
  readonly body?: unknown;
}

/** The query of a call, for helpers of tests; numbers of an address are numbers here. */
export type CallQuery<K extends CallKey> =
  CallRequest<K> extends { query: infer Q }
    ? { [P in keyof Q]: Q[P] & (string | number | boolean | undefined) }
    : never;

/** A refused call of `ask`, with the reply. */
class Refused extends Error {
  constructor(key: string, { status, text }: BrowserReply) {
    super(`${key} was refused: ${status} ${text}`);
  }
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
  /** Any request, right or wrong, and its reply. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, call?: BrowserCall): Promise<BrowserReply>;
  /** A request that is expected to succeed: its reply, typed; throws with the server's words otherwise. */
  ask<K extends CallKey>(
    key: K,
    request: CallRequest<K> & Sent,
    how?: Pick<BrowserCall, 'headers' | 'idempotencyKey'>,
  ): Promise<CallReply<K>>;
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
      bytes: response.rawPayload,
      json: isJson ? (response.json() as unknown) : null,
    };
  }

  async function csrfToken(): Promise<string> {
    return (await browser.ask('GET /auth/csrf-token', {})).csrfToken;
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
    ask: async <K extends CallKey>(
      key: K,
      request: CallRequest<K> & Sent,
      how: Pick<BrowserCall, 'headers' | 'idempotencyKey'> = {},
    ): Promise<CallReply<K>> => {
      const [method, path = ''] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
      const sent: Sent = request;
      const reply = await browser.call(method, fillAddress(path, sent), { ...how, body: sent.body });
      if (reply.status >= 300) throw new Refused(key, reply);
      return reply.json as CallReply<K>;
    },
    signIn: (username, password = testPassword, remember = false) =>
      browser.call('POST', '/signin', { body: { user: { username, password }, hasRememberMe: remember } }),
  };
  return browser;
}

/** A browser of somebody who has signed in. */
export async function signedIn(
  portal: TestPortal,
  username: string,
  host = 'de.localhost',
  address?: string,
): Promise<Browser> {
  const browser = openBrowser(portal, host, address);
  const reply = await browser.signIn(username);
  if (reply.status !== 200) throw new Refused('POST /signin', reply);
  return browser;
}

/** The error of a refused call; throws when it was not refused. */
/** A browser in which an operator of the marketplace acts on the seller's behalf. */
export async function actingFor(portal: TestPortal, seller: string, operator = 'Olga'): Promise<Browser> {
  const call = { method: 'POST', path: '/impersonation-tokens', body: { seller, operator } } as const;
  const { body } = await machineCall(portal, call);
  const browser = openBrowser(portal, 'de.localhost');
  await browser.call('POST', '/impersonate', { body });
  return browser;
}

export function problemOf({ status, headers, text, json }: BrowserReply): Problem {
  if (!String(headers['content-type']).includes('problem+json')) throw new Error(`not a problem: ${status} ${text}`);
  return json as Problem;
}

/** The error code of a refused call. */
export function codeOf(reply: BrowserReply): ErrorCode {
  return problemOf(reply).message;
}
