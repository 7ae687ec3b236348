import type { EndpointSpec } from '@offizin/contract/endpoint';
import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { expect, test } from 'vitest';
import { machineSamples, openMarket } from '../../testing/machine-samples.ts';
import { machineCall, type MachineReply, type TestPortal } from '../../testing/portal.ts';

const endpoints = Object.entries(marketplaceApi) as [keyof typeof marketplaceApi, EndpointSpec][];
const writes = endpoints.filter(([, { method }]) => method !== 'GET');

const [once, often] = [await openMarket(), await openMarket()];

const tables = await once.ask<{ name: string }>(
  `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition
     and relnamespace = 'public'::regnamespace order by 1`,
);
const countAll = tables.map(({ name }) => `select '${name}' as name, count(*)::integer as rows from ${name}`);

const rowsOf = async (portal: TestPortal) =>
  Object.fromEntries(
    (await portal.ask<{ name: string; rows: number }>(countAll.join(' union all '))).map(({ name, rows }) => [
      name,
      rows,
    ]),
  );

/** Streams of lines have no key: each line says by itself what is. */
async function sendLines(portal: TestPortal, path: string, records: readonly object[]): Promise<MachineReply> {
  const response = await portal.server.inject({
    method: 'POST',
    url: `/api/marketplace/v1${path}`,
    headers: { authorization: `Bearer ${portal.keys.de}`, 'content-type': 'application/x-ndjson' },
    payload: records.map((record) => JSON.stringify(record)).join('\n'),
  });
  return { status: response.statusCode, body: response.json() };
}

const said = ({ status, body }: MachineReply) => ({ status, body: { ...body, requestId: null } });

test('MKT-01 every operation that writes has a sample', () => {
  expect(writes.map(([name]) => name).filter((name) => machineSamples[name] === undefined)).toEqual([]);
});

test.each(Object.entries(machineSamples).map(([name, sample]) => [name, sample] as const))(
  'security 46: %s five times at once and again, with one key: one effect, one answer',
  async (name, { brand, path, body, contentType, status = 200, again = status, before }) => {
    for (const portal of [once, often]) await before?.(portal);
    const { method } = marketplaceApi[name as keyof typeof marketplaceApi];
    const send = (portal: TestPortal) =>
      Array.isArray(body)
        ? sendLines(portal, path, body)
        : machineCall(portal, {
            ...(brand && { brand }),
            ...(contentType && { contentType }),
            method,
            path,
            body,
            idempotencyKey: `key-of-${name}`,
          });
    const single = await send(once);
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => send(often)));
    replies.push(await send(often));
    expect([single.status, single.body]).toEqual([status, expect.anything()]);
    expect(replies.filter((reply) => reply.status !== status && reply.status !== again)).toEqual([]);
    const first = replies.filter((reply) => reply.status === status);
    // A stream says of each line whether it changed something: only one of them can.
    const compared = Array.isArray(body) ? [] : first;
    for (const reply of compared) expect(said(reply)).toEqual(said(first[0] ?? reply));
    expect(await rowsOf(often)).toEqual(await rowsOf(once));
  },
);
