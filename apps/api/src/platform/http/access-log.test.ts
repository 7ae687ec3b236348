import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { routes } from '../../routes.ts';
import { openBrowser } from '../../testing/browser.ts';
import { keepLog } from '../../testing/log-lines.ts';
import { askMachine, portalForFile, putOrders, putProducts, putSeller } from '../../testing/portal.ts';
import { buildServer } from '../server.ts';

const { lines, log } = keepLog();

const base = await portalForFile();
await putSeller(base, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putProducts(base, 'de', [aProduct()]);
await putOrders(base, 'de', [anOrder()]);
/** The same portal with a server whose log is kept. */
const portal = { ...base, server: await buildServer({ ...base.app, log }, routes) };
await portal.server.ready();
afterAll(() => portal.server.close());

const requests = () => lines.filter((line) => line['msg'] === 'request');

describe('OPS-03 one line for each request', () => {
  test('names route, status, time, brand and kind of caller, and nothing of the caller itself', async () => {
    const seller = openBrowser(portal, 'de.localhost', '203.0.113.99');
    await seller.signIn('linden');
    const { items } = await seller.ask('GET /orders', { query: { tab: 'to-manage' } });
    const orderId = items[0]?.id ?? '';
    lines.length = 0;
    await seller.call('GET', `/orders/${orderId}?searched=Anna`);
    expect(requests()).toEqual([
      {
        level: 30,
        method: 'GET',
        route: '/api/orders/:orderId',
        status: expect.any(Number),
        milliseconds: expect.any(Number),
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        brand: 'de',
        caller: 'seller',
        msg: 'request',
      },
    ]);
    for (const secret of [orderId, 'Anna', '203.0.113.99', 'linden'])
      expect(JSON.stringify(lines)).not.toContain(secret);
  });

  test('tells operators, machines and everybody else apart; health is worth no line', async () => {
    lines.length = 0;
    const tokens = await askMachine(portal, marketplaceApi.mintImpersonation, {
      body: { seller: 'linden', operator: 'Olga Operator' },
    });
    const operator = openBrowser(portal, 'de.localhost');
    await portal.server.inject({ url: '/health/live' });
    await operator.ask('POST /impersonate', { body: tokens });
    await operator.call('GET', '/orders/counts');
    const seen = requests().map(({ route, brand, caller }) => `${String(brand)} ${String(caller)} ${String(route)}`);
    expect(seen[0]).toBe('de machine /api/marketplace/v1/impersonation-tokens');
    expect(seen.at(-1)).toBe('de operator /api/orders/counts');
    expect(seen.join()).not.toContain('health');
    expect(JSON.stringify(lines)).not.toContain('Olga');
  });
});

test('OPS-03 refusals from overload are summed up in one line, with no line for each', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  lines.length = 0;
  const { pool } = base.app;
  const connect = vi.spyOn(pool, 'connect').mockRejectedValue(new Error('timeout exceeded when trying to connect'));
  for (let call = 0; call < 30; call++) {
    const { statusCode } = await portal.server.inject({
      url: '/api/marketplace/v1/overview',
      headers: { authorization: `Bearer ${portal.keys.de}` },
    });
    expect(statusCode).toBe(503);
  }
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(10_000);
  connect.mockRestore();
  vi.useRealTimers();
  expect(lines).toEqual([
    {
      level: 40,
      cause: 'database',
      refusals: 30,
      routes: { '/api/marketplace/v1/overview': 30 },
      reason: 'timeout exceeded when trying to connect',
      msg: 'overloaded',
    },
  ]);
});
