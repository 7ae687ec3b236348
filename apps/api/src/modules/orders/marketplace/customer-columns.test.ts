import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import type { Emptied } from '../../column-words.ts';
import { columnsThatAre, customerColumns, tableNames } from '../../columns-by-word.ts';
import { signedIn } from '../../../testing/browser.ts';
import { placesOf } from '../../../testing/places-of.ts';
import { askMachine, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { prepareExport } from '../../../jobs.ts';
import { eraseMessages } from '../../messages/jobs/erase-messages.job.ts';
import { retention } from '../../retention/jobs/retention.job.ts';
import { erasePrepared } from '../jobs/erase-prepared.job.ts';
import { prepareNewOrdersDownload } from '../jobs/prepare-new-orders-download.job.ts';

const columns = customerColumns('seller_order');
const mark = 'Annabellina';

const address = { name: '', street: '', postalCode: '', city: '', region: null, countryCode: 'AT', phone: null };

/** What a customer's column holds before and after the erasure. */
const filled = (left: Emptied) =>
  left === 'only country' ? JSON.stringify({ ...address, name: mark, street: mark, city: mark, phone: mark }) : mark;
const emptied = (left: Emptied) => (left === 'only country' ? address : left);

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putProducts(portal, 'de', [aProduct()]);
await putOrders(portal, 'de', [anOrder({ number: 'ASKED' }), anOrder({ number: 'EXPIRED' })]);
for (const orderNumber of ['ASKED', 'EXPIRED'])
  await askMachine(portal, marketplaceApi.putMessage, {
    params: { orderNumber, messageNo: `M-${orderNumber}` },
    body: { subject: 'other', text: `Ihre ${mark}`, writtenAt: '2026-11-24T08:30:00.000Z' },
  });
const values = columns.map(([, left]) => filled(left));
await portal.ask(
  `update seller_order set ${columns.map(([column], at) => `${column} = $${at + 1}`).join(', ')}`,
  values,
);

async function copyOrders(): Promise<void> {
  const seller = await signedIn(portal, 'linden');
  await seller.call('POST', '/new-orders-download', { body: { format: 'csv' } });
  const [download] = await portal.ask<{ id: string }>('select id from new_orders_download');
  await prepareNewOrdersDownload.run(portal.jobContext(), { sellerId, downloadId: download?.id });
  const { id } = await seller.ask('POST /exports', { body: { question: { kind: 'seller_data' }, format: 'zip' } });
  await prepareExport.run(portal.jobContext(), { sellerId, exportId: id });
  const [order] = await portal.ask<{ id: string }>(`select id from seller_order where number = 'ASKED'`);
  await seller.ask('POST /orders/:orderId/confirm', { params: { orderId: order?.id ?? '' }, body: { version: 1 } });
}

async function customerOf(number: string): Promise<[string, unknown][]> {
  const [order] = await portal.ask<Record<string, unknown>>('select * from seller_order where number = $1', [number]);
  return columns.map(([column]) => [column, order?.[column]]);
}
const nobody = columns.map(([column, left]) => [column, emptied(left)]);

describe('OPS-04 the columns of a customer', () => {
  test('are of orders and of what is written about them alone, and only tables that the erasure reaches hold copies of them', async () => {
    expect(tableNames.filter((table) => columnsThatAre('customer', table).length > 0)).toEqual([
      'message',
      'order_return',
      'seller_order',
    ]);
    await copyOrders();
    const reached = tableNames.filter((table) =>
      (['customer', 'copied'] as const).some((word) => columnsThatAre(word, table).length > 0),
    );
    const places = await placesOf(portal, mark);
    expect(places).toEqual(expect.arrayContaining(['seller_order', 'new_orders_download', 'idempotency']));
    expect(places.filter((table) => !reached.some((name) => name === table))).toEqual([]);
  });

  test('are empty after the term', async () => {
    await portal.ask(
      `update seller_order set status = 'finalised', created_at = now() - interval '181 days' where number = 'EXPIRED'`,
    );
    await retention.run(portal.jobContext(), {});
    await eraseMessages.run(portal.jobContext(), {});
    expect(await customerOf('EXPIRED')).toEqual(nobody);
  });

  test('are empty after the marketplace has asked, and the customer is nowhere in the database', async () => {
    await portal.ask(`update seller_order set status = 'finalised' where number = 'ASKED'`);
    await askMachine(portal, marketplaceApi.eraseCustomers, { body: { orderNumbers: ['ASKED'] } });
    const [order] = await portal.ask<{ id: string }>(`select id from seller_order where number = 'ASKED'`);
    await erasePrepared.run(portal.jobContext(), { sellerId, orderIds: [order?.id] });
    expect(await customerOf('ASKED')).toEqual(nobody);
    expect(await placesOf(portal, mark)).toEqual([]);
  });
});
