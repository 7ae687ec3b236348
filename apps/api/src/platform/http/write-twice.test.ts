import { browserEndpoints } from '@offizin/contract/api';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { type Browser, type BrowserReply, openBrowser } from '../../testing/browser.ts';
import { idsOf } from '../../testing/owned-rows.ts';
import { portalForFile, putOrders, putProducts, putSeller } from '../../testing/portal.ts';
import { sampleRequest } from '../../testing/sample-request.ts';

const endpoints: readonly EndpointSpec[] = browserEndpoints;
const writes = endpoints.filter(({ access, method }) => access.kind !== 'public' && method !== 'GET');

/** Writes that act each time that they are sent without a key, and why that is right. */
const actsEachTime: Readonly<Record<string, string>> = {};

const portal = await portalForFile();
const services = (['marketplace', 'fulfillment', 'stockhub', 'adyen'] as const).map((code) => ({
  code,
  status: 'subscribed' as const,
}));

interface Shop {
  readonly sellerId: string;
  readonly browser: Browser;
  readonly ids: Readonly<Record<string, string>>;
}

async function openShop(name: string, number: string, productId: string): Promise<Shop> {
  const sellerId = await putSeller(portal, 'de', name, aSeller({ users: [aUser(name)], services }));
  await putProducts(portal, 'de', [aProduct({ productId, nationalCode: null, gtin: null })]);
  await putOrders(portal, 'de', [anOrder({ number, seller: name })]);
  const browser = openBrowser(portal, 'de.localhost', `198.51.100.${number.slice(-1)}`);
  await browser.signIn(name);
  return { sellerId, browser, ids: await idsOf(portal, { sellerId, number, productId }) };
}

const once = await openShop('once', '10000001', 'P-1');
const often = await openShop('often', '10000002', 'P-2');

const counted = await portal.ask<{ name: string }>(
  `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'seller_id'
   where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace`,
);
const countAll = counted
  .map(({ name }) => `select '${name}' as name, count(*)::integer as rows from ${name} where seller_id = $1`)
  .join(' union all ');

/** How many rows of each table a shop has. */
async function rowsOf({ sellerId }: Shop): Promise<Record<string, number>> {
  const found = await portal.ask<{ name: string; rows: number }>(countAll, [sellerId]);
  return Object.fromEntries(found.map(({ name, rows }) => [name, rows]));
}

/** What an act added to the tables of a shop. */
async function effectOf(shop: Shop, act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await rowsOf(shop);
  await act();
  const after = await rowsOf(shop);
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, rows]) => [name, rows - (before[name] ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  );
}

async function send({ browser, ids }: Shop, endpoint: EndpointSpec, key: string): Promise<BrowserReply> {
  await portal.ask('delete from rate_window');
  const { method, path, body, headers } = sampleRequest(endpoint, ids);
  return browser.call(method, path, { body, headers, idempotencyKey: key });
}

const withoutRequestId = ({ status, text }: BrowserReply) => `${status} ${text.replace(/"requestId":"[^"]+"/, '')}`;

describe('security 46, ERR-02: every write may come five times at once and again after a lost reply', () => {
  test.each(writes.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (name, endpoint) => {
      let single: BrowserReply | undefined;
      const wanted = await effectOf(once, async () => {
        single = await send(once, endpoint, 'the-only-key');
      });
      const replies: BrowserReply[] = [];
      const found = await effectOf(often, async () => {
        const atOnce = await Promise.all([1, 2, 3, 4, 5].map(() => send(often, endpoint, 'the-only-key')));
        replies.push(...atOnce, await send(often, endpoint, 'the-only-key'));
      });
      console.log(name, single?.status, JSON.stringify(wanted), replies.map(({ status }) => status).join());
      expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      if (!(name in actsEachTime)) expect(found).toEqual(wanted);
      if (endpoint.idempotency !== 'none') expect(new Set(replies.map(withoutRequestId)).size).toBe(1);
    },
  );
});
