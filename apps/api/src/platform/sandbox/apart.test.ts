import { browserEndpoints } from '@offizin/contract/api';
import { type EndpointSpec, sandboxHeader } from '@offizin/contract/endpoint';
import { shopBase, shopEndpoints } from '@offizin/contract/shop-api';
import { tokenScopes } from '@offizin/domain/own-systems/token-scopes';
import { aSeller, aUser } from '@offizin/testkit/records';
import { expect, test } from 'vitest';
import { signedIn } from '../../testing/browser.ts';
import { forThisFile } from '../../testing/for-this-file.ts';
import { portalForFile, portalOn, putSeller, type TestPortal } from '../../testing/portal.ts';
import { openWritingShop, type Shop, writtenRequest } from '../../testing/writing-shops.ts';
import { sandboxJobs } from '../../sandbox-jobs.ts';

const portal = await portalForFile({ hasSandbox: true });
const { sandbox } = portal.app.config;
const ground = { databaseUrl: '', databaseOwnerUrl: '', ...sandbox, files: null };
const inside = forThisFile(await portalOn(ground));

/** A shop that has a thing of every kind in the sandbox, and is the same shop in the portal, where it has none of them. */
async function openTwins(name: string, place: number): Promise<Shop> {
  const shop = await openWritingShop(inside, name, place);
  const [row] = await inside.ask('select to_jsonb(s) as row from seller s where id = $1', [shop.sellerId]);
  await portal.ask('insert into seller select * from jsonb_populate_record(null::seller, $1)', [row?.['row']]);
  const services = row?.['row'].services;
  await putSeller(portal, 'de', name, aSeller({ users: [aUser(name)], services }));
  return { ...shop, browser: await signedIn(portal, name) };
}

const shop = await openTwins('linden', 1);

async function tokenOf(isTest: boolean): Promise<string> {
  const body = { name: 'Till', scopes: [...tokenScopes], days: 90, isTest };
  return (await shop.browser.ask('POST /api-tokens', { body })).secret;
}
const tokens = { test: await tokenOf(true), live: await tokenOf(false) };

/** What notes that somebody calls, whatever the call is about: the portal's own. */
const ofCalling = ['rate_window', 'api_token', 'session'];

/** A digest of every table, past all policies. */
async function contentOf({ ask }: TestPortal): Promise<Record<string, string>> {
  const tables = await ask<{ name: string }>(`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`);
  const parts = tables
    .filter(({ name }) => !ofCalling.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as said from "${name}" t`,
    );
  const found = await ask<{ name: string; said: string }>(parts.join(' union all '));
  return Object.fromEntries(found.map(({ name, said }) => [name, said]));
}

async function sendAll(token: string): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const endpoint of shopEndpoints) {
    await portal.ask('delete from rate_window');
    const { method, path, body, headers } = writtenRequest(shop, endpoint);
    const reply = await portal.server.inject({
      method,
      url: shopBase + path,
      headers: { host: 'de.localhost', authorization: `Bearer ${token}`, 'idempotency-key': endpoint.path, ...headers },
      ...(body !== undefined && { payload: body }),
    });
    statuses[`${method} ${endpoint.path}`] = reply.statusCode;
  }
  return statuses;
}

const isFine = (status: number) => status < 300;

test('decision 0097: whatever a test token calls, the portal stays as it is', async () => {
  const [before, sandboxBefore] = [await contentOf(portal), await contentOf(inside)];
  const statuses = await sendAll(tokens.test);
  expect(await contentOf(portal)).toEqual(before);
  expect(await contentOf(inside)).not.toEqual(sandboxBefore);
  expect(Object.values(statuses).filter(isFine).length).toBeGreaterThan(shopEndpoints.length / 2);
});

test('decision 0097: whatever another token calls, the sandbox stays as it is', async () => {
  const before = await contentOf(inside);
  const statuses = await sendAll(tokens.live);
  expect(await contentOf(inside)).toEqual(before);
  // It has nothing in the portal: by no id does it come upon what is made up.
  const found = Object.entries(statuses).filter(([name, status]) => isFine(status) && name.includes('/:'));
  expect(found.map(([name]) => name)).toEqual([]);
});

const sandboxed: readonly EndpointSpec[] = browserEndpoints.filter(
  (endpoint: EndpointSpec) => endpoint.sandbox === true,
);

test('decision 0097: what a page asks for in the sandbox leaves the portal as it is', async () => {
  const before = await contentOf(portal);
  const statuses: number[] = [];
  for (const endpoint of sandboxed) {
    const { method, path, body, headers } = writtenRequest(shop, endpoint);
    const reply = await shop.browser.call(method, path, { body, headers: { ...headers, [sandboxHeader]: 'true' } });
    expect(reply.headers[sandboxHeader]).toBe('true');
    statuses.push(reply.status);
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(await contentOf(portal)).toEqual(before);
});

test('decision 0097: no other page reaches the sandbox', async () => {
  const others: readonly EndpointSpec[] = browserEndpoints.filter(
    ({ method, access, sandbox: of }: EndpointSpec) => method === 'GET' && access.kind !== 'public' && of !== true,
  );
  for (const endpoint of others.filter(({ stream }) => stream === undefined)) {
    const { method, path, headers } = writtenRequest(shop, endpoint);
    const reply = await shop.browser.call(method, path, { headers: { ...headers, [sandboxHeader]: 'true' } });
    expect([path, reply.headers[sandboxHeader]]).toEqual([path, undefined]);
  }
});

test('decision 0097: what the sandbox works through by itself leaves the portal as it is', async () => {
  const before = await contentOf(portal);
  const context = { ...portal.jobContext(), app: portal.app.sandbox?.app ?? portal.app };
  for (const { crontab, run } of sandboxJobs) if (crontab.length > 0) await run(context, {});
  expect(await contentOf(portal)).toEqual(before);
});
