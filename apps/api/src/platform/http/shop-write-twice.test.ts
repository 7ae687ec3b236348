import type { EndpointSpec } from '@offizin/contract/endpoint';
import { shopBase, shopEndpoints } from '@offizin/contract/shop-api';
import { tokenScopes } from '@offizin/domain/own-systems/token-scopes';
import { describe, expect, test } from 'vitest';
import { portalForFile } from '../../testing/portal.ts';
import { answerOf, openWritingShop, type Shop, shopRows, writtenRequest } from '../../testing/writing-shops.ts';

const writes = shopEndpoints.filter(({ method }) => method !== 'GET');
const portal = await portalForFile();
const rowsOf = await shopRows(portal, 'count');

/** A shop with a token of every scope that its own systems hold. */
async function openWithToken(name: string, place: number) {
  const shop = await openWritingShop(portal, name, place);
  const made = await shop.browser.ask('POST /api-tokens', {
    body: { name: 'Till', scopes: [...tokenScopes], days: 90 },
  });
  return { shop, token: made.secret };
}

type Caller = Awaited<ReturnType<typeof openWithToken>>;

async function send({ shop, token }: Caller, endpoint: EndpointSpec) {
  await portal.ask('delete from rate_window');
  const { method, path, body, headers } = writtenRequest(shop, endpoint);
  const reply = await portal.server.inject({
    method,
    url: shopBase + path,
    headers: { host: 'de.localhost', authorization: `Bearer ${token}`, 'idempotency-key': 'the-only-key', ...headers },
    ...(body !== undefined && { payload: body }),
  });
  const isJson = String(reply.headers['content-type']).includes('json');
  return { status: reply.statusCode, json: isJson ? (reply.json() as unknown) : null };
}

/** What an act added to the tables of a shop; each refused try is in the audit. */
async function effectOf(shop: Shop, act: () => Promise<number>): Promise<Record<string, number>> {
  const before = await rowsOf<number>(shop);
  const status = await act();
  const after = await rowsOf<number>(shop);
  const grown = Object.entries(after).map(([name, rows]) => [name, rows - (before[name] ?? 0)] as const);
  return Object.fromEntries(grown.filter(([name, rows]) => rows !== 0 && !(status !== 200 && name === 'audit')));
}

const once = await openWithToken('once', 1);
const often = await openWithToken('often', 2);
const done = new Set<string>();

describe(`security 46: ${writes.length} writes of own systems, five times at once and again, with one key`, () => {
  test.each(writes.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (name, endpoint) => {
      const wanted = await effectOf(once.shop, async () => {
        const { status } = await send(once, endpoint);
        if (status === 200) done.add(name);
        return status;
      });
      const replies: Awaited<ReturnType<typeof send>>[] = [];
      const found = await effectOf(often.shop, async () => {
        replies.push(...(await Promise.all([1, 2, 3, 4, 5].map(() => send(often, endpoint)))));
        replies.push(await send(often, endpoint));
        return replies[0]?.status ?? 0;
      });
      expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
      expect(found).toEqual(wanted);
      const [first] = replies.map(answerOf);
      expect(replies.map(answerOf)).toEqual(replies.map(() => first));
    },
  );

  test('the token reaches them: no call was refused for what it lacks', async () => {
    expect(await portal.ask(`select detail from audit where kind = 'access.denied'`)).toEqual([]);
    expect([...done]).toContain('POST /orders/:orderId/confirm');
  });
});
