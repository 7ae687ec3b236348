import { type EndpointSpec } from '@offizin/contract/endpoint';
import { marketplaceApi, marketplaceBase } from '@offizin/contract/marketplace-api';
import { shopBase, shopEndpoints } from '@offizin/contract/shop-api';
import { tokenScopes } from '@offizin/domain/own-systems/token-scopes';
import { expect, test } from 'vitest';
import { machineReads } from '../testing/machine-reads.ts';
import { machineSamples, openMarket } from '../testing/machine-samples.ts';
import type { TestPortal } from '../testing/portal.ts';
import { makeReady } from '../testing/ready-for-write.ts';
import { recordCall } from '../testing/recorded-call.ts';
import { stableValues } from '../testing/stable-values.ts';
import { openWritingShop, writtenRequest } from '../testing/writing-shops.ts';
import { type ApiName, describeApi } from './document.ts';
import type { Example } from './examples.ts';

type Recorded = Record<string, Example>;
type MachineName = keyof typeof marketplaceApi;

const systems: readonly ApiName[] = ['marketplace', 'shop'];
const idempotencyKey = { 'idempotency-key': 'the-only-key' };

/** The ids of a document's operations by method and path. */
function idsOf(name: ApiName): ReadonlyMap<string, string> {
  const paths = Object.entries(describeApi(name).paths);
  const ids = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]): [string, string] => [
      `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      operationId,
    ]),
  );
  return new Map(ids);
}

const nameOf = ({ method, path }: EndpointSpec) => `${method} ${path}`;

async function machineExamples(portal: TestPortal): Promise<Recorded> {
  const recorded: Recorded = {};
  const reads = Object.entries(machineReads);
  const keep = async (name: string, call: { path: string; body?: object; contentType?: string; brand?: 'es' }) => {
    const endpoint: EndpointSpec = marketplaceApi[name as MachineName];
    const { path, body, contentType = Array.isArray(body) ? 'application/x-ndjson' : undefined, brand = 'de' } = call;
    const headers = {
      authorization: `Bearer ${portal.keys[brand]}`,
      ...(contentType !== undefined && { 'content-type': contentType }),
      ...(endpoint.method !== 'GET' && idempotencyKey),
    };
    recorded[`marketplace.${name}`] = await recordCall(portal, {
      endpoint,
      base: marketplaceBase,
      path,
      headers,
      body,
    });
  };
  for (const [name, { before, ...call }] of Object.entries(machineSamples)) {
    await before?.(portal);
    for (const [read, { before: write, path }] of reads) if (write === name) await keep(read, { path });
    await keep(name, call);
  }
  for (const [read, { before, path }] of reads)
    if (before === undefined) await keep(read, { path, ...(path.includes('montseny') && { brand: 'es' }) });
  return recorded;
}

/** What needs more than things of every kind: an act before it that is held, a booked sale, files that were sent, another market, a sandbox. */
const unrecorded = new Set([
  'orders.undo',
  'returnDecisions.open',
  'returnDecisions.withdrawProposal',
  'returnDecisions.giveIn',
  'returnDecisions.sendEvidence',
  'returnDecisions.appeal',
  'reports.read',
  'sandbox.placeOrder',
  'sandbox.playOrder',
  'sandbox.beginReturn',
  'sandbox.playReturn',
  'sandbox.writeMessage',
  'uploads.correct',
  'uploads.nameColumns',
]);
/** Its reply is the document itself. */
const reference = 'apiTokens.reference';

/** More than a hundred calls, one after the other: milliseconds on a busy machine. */
const longStory = 400_000;

/** An order that is rejected takes no other step. */
const isLast = (id: string) => id === 'orders.reject';

async function shopExamples(portal: TestPortal): Promise<Recorded> {
  const shop = await openWritingShop(portal, 'shop', 7);
  const scopes = [...tokenScopes];
  const { secret } = await shop.browser.ask('POST /api-tokens', { body: { name: 'Till', scopes, days: 90 } });
  const recorded: Recorded = {};
  const ids = idsOf('shop');
  const operations = shopEndpoints
    .map((endpoint: EndpointSpec) => ({ endpoint, id: ids.get(nameOf(endpoint)) ?? '' }))
    .filter(({ endpoint, id }) => endpoint.file === undefined && !unrecorded.has(id) && id !== reference)
    .toSorted((one, other) => Number(isLast(one.id)) - Number(isLast(other.id)));
  for (const { endpoint, id } of operations) {
    await makeReady(portal, shop, nameOf(endpoint));
    await portal.ask('delete from rate_window');
    const { path, body, headers } = writtenRequest(shop, endpoint);
    const sent = { host: 'de.localhost', authorization: `Bearer ${secret}`, ...idempotencyKey, ...headers };
    recorded[id] = await recordCall(portal, { endpoint, base: shopBase, path, headers: sent, body });
  }
  return recorded;
}

test(
  'MKT-03 the examples of the documents are what was asked and answered; `npm test -- api examples -u` writes them',
  async () => {
    const portal = await openMarket();
    const stable = stableValues();
    const recorded = { marketplace: stable(await machineExamples(portal)), shop: stable(await shopExamples(portal)) };
    await expect(`${JSON.stringify(recorded, null, 2)}\n`).toMatchFileSnapshot('examples.json');
  },
  longStory,
);

/** Operations of own systems whose replies are JSON. */
const answering = systems.flatMap((name) =>
  Object.values(describeApi(name).paths)
    .flatMap((path) => Object.values(path))
    .filter(({ responses }) => responses['200']?.content['application/json'] !== undefined)
    .map(({ operationId, responses }) => ({
      name,
      operationId,
      content: responses['200']?.content['application/json'],
    })),
);

test('MKT-03 every operation of own systems shows what it was answered, but for those that are named here', () => {
  const without = answering.filter(({ content }) => content?.example === undefined);
  expect(without.map(({ operationId }) => operationId).toSorted()).toEqual(
    [...unrecorded, reference, 'marketplace.handover', 'marketplace.readMessage'].toSorted(),
  );
});

test('no example shows a token or key', () => {
  const text = JSON.stringify(systems.map(describeApi));
  expect(text).not.toMatch(/Bearer [A-Za-z0-9_-]{20}/);
  expect(
    [...text.matchAll(/whsec_[A-Za-z0-9+/=]{20,}/g)]
      .map(([secret]) => secret)
      .filter((secret) => !secret.startsWith('whsec_YW4gZXhhbXBsZWFu')),
  ).toEqual([]);
});
