import { randomUUID } from 'node:crypto';
import { api, apiBase } from '@offizin/contract/api';
import type { Random } from '../measure/random.ts';
import { callSource, type OperationName } from '../orders/operations.ts';
import type { Call, HttpClient } from '../portal/http-client.ts';
import { host } from '../portal/running-portal.ts';
import type { SellerSession } from '../portal/seller-sessions.ts';

export const kinds = ['reads', 'confirmations', 'sign-ins'] as const;
export type Kind = (typeof kinds)[number];

export interface MixedCall {
  readonly kind: Kind;
  readonly text: string;
}

/** Of a hundred calls that are no sign-in. */
const mix: ReadonlyMap<OperationName, number> = new Map([
  ['list page', 41],
  ['counts', 16],
  ['detail', 41],
  ['confirm', 2],
]);

const signInsOfThousand = 1;
const addresses = 4000;

/** The password of every seller of the benchmark. */
export const password = 'overload bench 1';
/** Its hash with the portal's own settings. */
export const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$7Z2Icm3co1RnVw34B+kd/A$sh3v/sAAFvoZq7/Wf/liNW96nyb8BTi26ArLcT1WkbM';

function textOf({ method, path, headers, body }: Call): string {
  const own = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(body.length) };
  const lines = Object.entries({ host, ...own, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body === undefined ? '' : body.toString()}`;
}

/** What a browser has before it signs in: a visitor's cookie and the token that belongs to it. */
async function openVisit(http: HttpClient): Promise<Readonly<Record<string, string>>> {
  const cookie = `offizin_visitor=${randomUUID()}`;
  const path = apiBase + api.session.csrfToken.path;
  const { text } = await http.send({ method: 'GET', path, headers: { cookie } });
  return { cookie, 'x-csrf-token': api.session.csrfToken.response.parse(JSON.parse(text)).csrfToken };
}

/** Texts of sign-ins of `users` sellers, each from one of a number of addresses (the portal trusts one proxy). */
export async function signInSource(
  http: HttpClient,
  random: Random,
  { users, from }: { users: number; from: number },
): Promise<() => string> {
  const headers = await openVisit(http);
  return () => {
    const address = Math.floor(random() * from);
    const username = `bench-${1 + Math.floor(random() * users)}`;
    return textOf({
      method: 'POST',
      path: apiBase + api.session.signIn.path,
      headers: { ...headers, 'x-forwarded-for': `198.18.${address >> 8}.${address & 255}` },
      body: JSON.stringify({ user: { username, password }, hasRememberMe: false }),
    });
  };
}

export interface CallSources {
  /** The mixed load. */
  readonly mixed: () => MixedCall;
  /** Each kind by itself. */
  readonly alone: Readonly<Record<Kind, () => MixedCall>>;
}

/** Endless sources of calls of these sellers. */
export async function mixedCalls(
  http: HttpClient,
  sessions: readonly SellerSession[],
  random: Random,
): Promise<CallSources> {
  const of = (shares: ReadonlyMap<OperationName, number>) => {
    const next = callSource(sessions, random, shares);
    return (): MixedCall => {
      const { operation, call } = next();
      return { kind: operation === 'confirm' ? 'confirmations' : 'reads', text: textOf(call) };
    };
  };
  const nextSignIn = await signInSource(http, random, { users: sessions.length, from: addresses });
  const signIn = (): MixedCall => ({ kind: 'sign-ins', text: nextSignIn() });
  const signedIn = of(mix);
  const confirm: OperationName = 'confirm';
  return {
    mixed: () => (random() * 1000 < signInsOfThousand ? signIn() : signedIn()),
    alone: {
      reads: of(new Map([...mix].filter(([operation]) => operation !== confirm))),
      confirmations: of(new Map([[confirm, 100]])),
      'sign-ins': signIn,
    },
  };
}

/** A read of one order of a seller. */
export function detailText(session: SellerSession): string {
  const path = apiBase + api.orders.detail.path.replace(':orderId', session.known[0]?.id ?? '');
  return textOf({ method: 'GET', path, headers: { cookie: session.cookie } });
}

/** The first page of a seller's list. */
export function listText(session: SellerSession): string {
  const path = `${apiBase}${api.orders.list.path}?tab=managed`;
  return textOf({ method: 'GET', path, headers: { cookie: session.cookie, 'accept-encoding': 'gzip, br' } });
}
