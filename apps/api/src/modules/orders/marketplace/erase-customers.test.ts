import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { erasePrepared } from '../jobs/erase-prepared.job.ts';
import { prepareNewOrdersDownload } from '../jobs/prepare-new-orders-download.job.ts';
import { signedIn } from '../../../testing/browser.ts';
import { askMachine, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { placesOf } from '../../../testing/places-of.ts';

const anna = {
  customerFirstName: 'Annabellina',
  deliveryAddress: {
    ...anOrder().deliveryAddress,
    name: 'Annabellina Vergissmein',
    street: 'Erinnerungsgasse 77',
    city: 'Vergessenhausen',
    phone: '+49 761 5550123',
  },
  waybill: 'WAYBILL-4711',
  labelUrl: 'https://labels.example/LABEL-0815',
};
const secrets = [
  'Annabellina',
  'Vergissmein',
  'Erinnerungsgasse',
  'Vergessenhausen',
  '5550123',
  'WAYBILL-4711',
  'LABEL-0815',
  '003404340001',
];

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putProducts(portal, 'de', [aProduct()]);
await putOrders(portal, 'de', [
  anOrder({ ...anna, number: 'ANNA-1' }),
  anOrder({ ...anna, number: 'ANNA-2' }),
  anOrder({ number: 'OTHER-1' }),
]);
const seller = await signedIn(portal, 'linden');

/** Runs the jobs that the erasure asked for, as a worker does. */
async function runErasures(): Promise<void> {
  const waiting = await portal.ask<{ payload: unknown }>(
    `with done as (
       delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'erase_prepared' returning j.payload
     ) select payload from done`,
  );
  for (const { payload } of waiting) await erasePrepared.run(portal.jobContext(), payload);
}

const ask = (orderNumbers: string[], brand: 'de' | 'es' = 'de') =>
  askMachine(portal, marketplaceApi.eraseCustomers, { brand, body: { orderNumbers } });

async function dispatch(number: string): Promise<void> {
  const { items } = await seller.ask('GET /orders', { query: { tab: 'to-manage', q: number } });
  const [order] = items;
  if (order === undefined) throw new Error(`${number} is not there`);
  const params = { orderId: order.id };
  const { version } = await seller.ask('POST /orders/:orderId/confirm', { params, body: { version: order.version } });
  await seller.ask('POST /orders/:orderId/process', {
    params,
    body: { version, courier: 'dhl', trackingNumber: '003404340001' },
  });
}

describe('OPS-04 erasure of a customer', () => {
  test('reaches orders, files, replies and events: no table of the database holds the customer any more', async () => {
    await seller.call('POST', '/new-orders-download', { body: { format: 'csv' } });
    const [download] = await portal.ask<{ id: string }>('select id from new_orders_download');
    await prepareNewOrdersDownload.run(portal.jobContext(), { sellerId, downloadId: download?.id });
    await dispatch('ANNA-1');
    await dispatch('ANNA-2');
    // The search finds what it looks for: otherwise finding nothing later would prove nothing.
    expect(await placesOf(portal, 'Erinnerungsgasse')).toEqual(
      expect.arrayContaining(['seller_order', 'new_orders_download', 'idempotency']),
    );
    expect(await placesOf(portal, '003404340001')).toEqual(
      expect.arrayContaining(['seller_order', 'marketplace_event']),
    );
    expect(await ask(['ANNA-1', 'ANNA-2'])).toEqual({
      erased: ['ANNA-1', 'ANNA-2'],
      open: [],
      unknown: [],
      errors: [],
    });
    await runErasures();
    for (const secret of secrets) expect([secret, await placesOf(portal, secret)]).toEqual([secret, []]);
  });

  test('the seller still sees the order, its lines and amounts', async () => {
    const [row] = await portal.ask<{ id: string }>(`select id from seller_order where number = 'ANNA-1'`);
    const order = await seller.ask('GET /orders/:orderId', { params: { orderId: row?.id ?? '' } });
    expect(order).toMatchObject({ number: 'ANNA-1', status: 'processed', trackingNumber: null, customer: null });
    expect(order.deliveryAddress).toEqual({
      name: '',
      street: '',
      postalCode: '',
      city: '',
      region: null,
      countryCode: anna.deliveryAddress.countryCode,
      phone: null,
    });
    expect(order.lines).not.toEqual([]);
    expect(order.total.amount).toBeGreaterThan(0);
  });

  test('leaves open orders and other brands alone and says so; the same order handed over again stays erased', async () => {
    expect(await ask(['OTHER-1', 'NOBODY-1', 'ANNA-1'])).toEqual({
      erased: ['ANNA-1'],
      open: ['OTHER-1'],
      unknown: ['NOBODY-1'],
      errors: [],
    });
    expect(await ask(['ANNA-1'], 'es')).toEqual({ erased: [], open: [], unknown: ['ANNA-1'], errors: [] });
    await putOrders(portal, 'de', [anOrder({ ...anna, number: 'ANNA-1' })]);
    expect(await placesOf(portal, 'Erinnerungsgasse')).toEqual([]);
    const [other] = await portal.ask<{ name: string }>(
      `select delivery_address->>'name' as name from seller_order where number = 'OTHER-1'`,
    );
    expect(other?.name).toBe(anOrder().deliveryAddress.name);
  });
});
