import { browserEndpoints } from '@offizin/contract/api';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { shopEndpoints } from '@offizin/contract/shop-api';
import { describe, expect, test } from 'vitest';
import type { BrowserReply } from '../../testing/browser.ts';
import { portalForFile } from '../../testing/portal.ts';
import { answerOf, openWritingShop, sendWrite, type Shop, shopRows } from '../../testing/writing-shops.ts';

const endpoints: readonly EndpointSpec[] = browserEndpoints;
const isDeletion = ({ method }: EndpointSpec) => method === 'DELETE';
/** What removes something comes last: the others still find it. */
const writes = endpoints
  .filter(({ access, method }) => access.kind !== 'public' && method !== 'GET')
  .toSorted((one, other) => Number(isDeletion(one)) - Number(isDeletion(other)));
const unkeyed = writes.filter(({ idempotency }) => idempotency !== 'required');

const looksAgain = 'pages are told to look again, once more than needed';
const isAnotherSecret = 'without a key nobody knows that it is the same one';

/** Writes that have more effects than one when they come again, with what grows, and why that is right. */
const growing: Readonly<Record<string, readonly [tables: readonly string[], because: string]>> = {
  'PUT /notifications/:notificationId/read': [['live_event'], looksAgain],
  'PUT /notifications/read': [['live_event'], looksAgain],
  'POST /access/password-code': [['audit'], 'each mail that was asked for is in the history, and few are sent'],
  'POST /shops/:sellerId/open': [['audit'], 'whoever comes back opens the shop again'],
};
const growingWithoutKey: typeof growing = {
  ...growing,
  'PUT /legal-documents/:type/drafts/:language/file': [['stored_file'], 'the file takes the place of the one before'],
  'POST /returns/evidence': [['stored_file'], 'a file that no decision is sent with goes again within a day'],
  'POST /metrics/evidence': [['stored_file'], 'a file that no dispute is sent with goes again within a day'],
  'POST /messages/files': [['stored_file'], 'a file that no reply is sent with goes again within a day'],
  'PUT /shop-profile/images/:kind': [
    ['stored_file', 'audit', 'live_event', 'marketplace_event'],
    'the picture takes the place of the one before, whose file goes',
  ],
  'POST /shop-profile/images/:kind/crop': [
    ['stored_file', 'audit', 'live_event', 'marketplace_event'],
    'the picture takes the place of the one before, whose file goes',
  ],
  'PUT /notification-preferences': [['audit'], 'who saves at the same moment changes what both have read'],
  'POST /api-tokens': [['api_token', 'audit'], isAnotherSecret],
  'POST /webhooks': [['webhook', 'webhook_secret', 'audit'], isAnotherSecret],
  'POST /webhooks/:webhookId/secrets': [['webhook_secret', 'audit'], isAnotherSecret],
};

const portal = await portalForFile({ smtpUrl: 'smtp://127.0.0.1:9' });
const rowsOf = await shopRows(portal, 'count');

/** What an act added to the tables of a shop. */
async function effectOf(shop: Shop, act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await rowsOf<number>(shop);
  await act();
  const after = await rowsOf<number>(shop);
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, rows]) => [name, rows - (before[name] ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  );
}

const send = (shop: Shop, endpoint: EndpointSpec, key: string | null) => sendWrite(portal, shop, endpoint, key);
const named = (list: readonly EndpointSpec[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** What one shop sends once and the other one five times at once and then again: what each did and what the first and all others answered. */
async function sendBoth(endpoint: EndpointSpec, [once, often]: readonly [Shop, Shop], key: string | null) {
  // A file takes the place of no draft.
  if (endpoint.bodyFile !== undefined) await portal.ask('delete from legal_draft');
  const single: BrowserReply[] = [];
  const wanted = await effectOf(once, async () => single.push(await send(once, endpoint, key)));
  const replies: BrowserReply[] = [];
  const found = await effectOf(often, async () => {
    replies.push(...(await Promise.all([1, 2, 3, 4, 5].map(() => send(often, endpoint, key)))));
    replies.push(await send(often, endpoint, key));
  });
  return { single: single.map(({ status }) => status), wanted, replies, found };
}

/** The same without what may grow; each refused try is in the audit. */
function without(effect: Record<string, number>, tables: readonly string[], status: number | undefined) {
  const gone = new Set([...tables, ...(status === 200 ? [] : ['audit'])]);
  return Object.fromEntries(Object.entries(effect).filter(([table]) => !gone.has(table)));
}

const statusesOf = (replies: readonly BrowserReply[]) => replies.map(({ status }) => status);

const keyedShops = [await openWritingShop(portal, 'once', 1), await openWritingShop(portal, 'often', 2)] as const;
const bareShops = [
  await openWritingShop(portal, 'once-bare', 3),
  await openWritingShop(portal, 'often-bare', 4),
] as const;

describe(`security 46, ERR-02: ${writes.length} writes, five times at once and again after a lost reply`, () => {
  test.each(named(writes))('with one key: %s', async (name, endpoint) => {
    const { single, wanted, replies, found } = await sendBoth(endpoint, keyedShops, 'the-only-key');
    const [grows = []] = growing[name] ?? [];
    expect(statusesOf(replies).filter((status) => status >= 500 && status !== single[0])).toEqual([]);
    expect(without(found, grows, single[0])).toEqual(without(wanted, grows, single[0]));
    const others = (endpoint.idempotency ?? 'none') === 'none' ? [] : replies.slice(1);
    const [first] = replies.map(answerOf);
    expect(others.map(answerOf)).toEqual(others.map(() => first));
  });
});

describe(`security 46, ERR-02: the ${unkeyed.length} of them that need no key, without one`, () => {
  test.each(named(unkeyed))('%s', async (name, endpoint) => {
    const { single, wanted, replies, found } = await sendBoth(endpoint, bareShops, null);
    const [grows = []] = growingWithoutKey[name] ?? [];
    expect(statusesOf(replies).filter((status) => status >= 500 && status !== single[0])).toEqual([]);
    expect(without(found, grows, single[0])).toEqual(without(wanted, grows, single[0]));
  });
});

/** In which test each write is sent, by who may call, and in how many ways: with one key, without, with a token. */
const groups = [
  { test: 'here, with one key', sent: writes },
  { test: 'here, without a key', sent: unkeyed },
  { test: 'shop-write-twice', sent: shopEndpoints.filter(({ method }) => method !== 'GET') },
  {
    test: 'public-write-twice',
    sent: endpoints.filter(({ access, method }) => access.kind === 'public' && method !== 'GET'),
  },
  {
    test: 'machine-write-twice',
    sent: Object.values(marketplaceApi).filter(
      ({ access, method }: EndpointSpec) => access.kind === 'machine' && method !== 'GET',
    ),
  },
] as const;

test('security 46: every write of the contracts is sent twice in one of the tests', () => {
  const all: readonly EndpointSpec[] = [...endpoints, ...Object.values(marketplaceApi)];
  const sent = new Set<EndpointSpec>(groups.flatMap((group) => group.sent));
  expect(all.filter((endpoint) => endpoint.method !== 'GET' && !sent.has(endpoint))).toEqual([]);
  expect(groups.filter((group) => group.sent.length === 0).map((group) => group.test)).toEqual([]);
});
