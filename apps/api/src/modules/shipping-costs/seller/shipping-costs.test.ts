import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { codeOf, openBrowser, signedIn } from '../../../testing/browser.ts';
import { askMachine, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { send } from '../../../testing/teams.ts';

const portal = await portalForFile();
await putSeller(portal, 'ch', 'bahnhof', aSeller({ users: [aUser('reto')] }));
const reto = await signedIn(portal, 'reto', 'ch.localhost', '203.0.113.1');

const save = (body: object) => send(reto, 'PUT /shipping-costs', { body });

describe('PRO-07 shipping costs', () => {
  test('are saved once for each state that was seen, and the history says what they were', async () => {
    expect((await send(reto, 'GET /shipping-costs')).json).toMatchObject({ saved: null, orders: [] });
    expect((await save({ version: 0, cost: 690, freeAbove: 9_000 })).json).toMatchObject({
      saved: { cost: 690, freeAbove: 9_000, version: 1 },
    });
    expect((await save({ version: 1, cost: 790, freeAbove: null })).status).toBe(200);
    for (const version of [0, 1])
      expect(codeOf(await save({ version, cost: 500, freeAbove: null }))).toBe('settings.version_conflict');
    const rows = await portal.ask<{ changes: unknown }>(
      `select changes from audit where kind = 'shipping_costs.changed' order by id`,
    );
    expect(rows.map(({ changes }) => changes)).toEqual([
      [
        { field: 'shipping_cost', old: null, new: '6.90' },
        { field: 'free_shipping_above', old: null, new: '90.00' },
      ],
      [
        { field: 'shipping_cost', old: '6.90', new: '7.90' },
        { field: 'free_shipping_above', old: '90.00', new: null },
      ],
    ]);
  });

  test('the marketplace hears of a change and reads what is charged now', async () => {
    const events = await askMachine(portal, marketplaceApi.events, { brand: 'ch', query: {} });
    expect(events.events.map(({ kind }) => kind)).toContain('seller.shipping_costs_changed');
    const params = { externalId: 'bahnhof' };
    expect(await askMachine(portal, marketplaceApi.sellerShippingCosts, { brand: 'ch', params })).toEqual({
      shippingCosts: { cost: 790, freeAbove: null },
    });
  });

  test.each([
    { cost: 791, freeAbove: null },
    { cost: -5, freeAbove: null },
    { cost: 10_000, freeAbove: null },
    { cost: 790, freeAbove: 100_000 },
    { cost: 790 },
  ])('%j is refused', async (costs) => {
    const { json } = await send(reto, 'GET /shipping-costs');
    const version = (json as { saved: { version: number } | null }).saved?.version ?? 0;
    expect((await save({ ...costs, version })).status).toBe(400);
  });

  test('orders of twelve weeks are counted by value; cancelled and older ones are not', async () => {
    await putSeller(portal, 'ch', 'linde', aSeller({ users: [aUser('ueli')] }));
    const days = (count: number) => new Date(portal.app.clock().getTime() - count * 86_400_000).toISOString();
    const placed = (number: string, createdAt: string, unitPrice: number) =>
      anOrder({
        number,
        seller: 'linde',
        createdAt,
        lines: [{ productId: 'P-1', quantity: 1, unitPrice, stockOrigin: 'own' }],
      });
    await putProducts(portal, 'ch', [aProduct()]);
    await putOrders(portal, 'ch', [
      placed('48109901', days(1), 6_821),
      placed('48109902', days(83), 6_825),
      placed('48109903', days(85), 6_825),
      placed('48109904', days(2), 9_000),
    ]);
    await portal.ask(`update seller_order set status = 'cancelled' where number = '48109904'`);
    const ueli = openBrowser(portal, 'ch.localhost', '203.0.113.2');
    await ueli.signIn('ueli');
    expect((await send(ueli, 'GET /shipping-costs')).json).toMatchObject({ orders: [{ value: 6_825, orders: 2 }] });
  });

  test('elsewhere there are none to set', async () => {
    await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('sabine')] }));
    const sabine = openBrowser(portal, 'de.localhost', '203.0.113.3');
    await sabine.signIn('sabine');
    expect(codeOf(await send(sabine, 'GET /shipping-costs'))).toBe('access.brand');
  });
});
