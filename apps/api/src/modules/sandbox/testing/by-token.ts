import type { TokenScope } from '@offizin/domain/own-systems/token-scopes';
import { randomUUID } from 'node:crypto';
import { signedIn } from '../../../testing/browser.ts';
import type { TestPortal } from '../../../testing/portal.ts';

const scopes: TokenScope[] = [
  'orders:process',
  'offers:write',
  'events:read',
  'uploads:write',
  'returns:decide',
  'messages:write',
];

interface Maker {
  readonly user: string;
  readonly host?: string;
  /** Whether the token acts in the sandbox. */
  readonly isTest: boolean;
}

/** A token of a shop, made by one of its owners. */
export async function tokenOf(portal: TestPortal, { user, host = 'de.localhost', isTest }: Maker): Promise<string> {
  const browser = await signedIn(portal, user, host);
  const body = { name: 'Till', scopes, days: 365, isTest } as const;
  return (await browser.ask('POST /api-tokens', { body })).secret;
}

/** Calls as a system of the shop does, by its token. */
export const callerWith =
  ({ server }: TestPortal, secret: string, host = 'de.localhost') =>
  async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const response = await server.inject({
      method,
      url: `/api/shop/v1${path}`,
      headers: {
        host,
        authorization: `Bearer ${secret}`,
        ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
      },
      ...(body !== undefined && { payload: body }),
    });
    return { status: response.statusCode, sandbox: response.headers['offizin-sandbox'], body: response.json() };
  };
