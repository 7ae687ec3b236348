import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, openBrowser } from '../../../testing/browser.ts';
import { askMachine, machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { erasePrepared } from '../../orders/jobs/erase-prepared.job.ts';
import { png } from '../testing/sent-sale.ts';
import { retention } from '../../retention/jobs/retention.job.ts';

const portal = await portalForFile();
const sellerId = await putSeller(portal, 'es', 'montseny', aSeller({ users: [aUser('nuria')] }));
await putProducts(portal, 'es', [aProduct()]);
let seller: Browser;
let number = 48_800_000;

/** What a customer complains about, of an order that was sent; under the number of the order. */
async function hand(): Promise<{ returnNo: string; orderNumber: string }> {
  const orderNumber = String((number += 1));
  await putOrders(portal, 'es', [
    anOrder({
      number: orderNumber,
      seller: 'montseny',
      past: {
        status: 'processed',
        processedAt: '2026-11-24T08:30:00.000Z',
        courier: 'correos',
        trackingNumber: 'PX123456789',
        shipment: [{ status: 'delivered', at: '2026-11-24T08:40:00.000Z' }],
      },
    }),
  ]);
  await askMachine(portal, marketplaceApi.putReturn, {
    brand: 'es',
    params: { externalId: 'montseny', returnNo: orderNumber },
    body: {
      orderNumber,
      kind: 'damaged',
      items: [{ productId: 'P-1', units: 1 }],
      words: 'La crema no me convence.',
      requestedAt: '2026-11-24T08:50:00.000Z',
      deliveredAt: '2026-11-24T08:40:00.000Z',
    },
  });
  return { returnNo: orderNumber, orderNumber };
}

const idOf = async (no: string) => {
  const [row] = await portal.ask<{ id: string }>('select id from order_return where return_no = $1', [no]);
  return row?.id ?? '';
};
const read = async (no: string) => seller.ask('GET /returns/:returnId', { params: { returnId: await idOf(no) } });

beforeEach(async () => {
  for (const table of ['order_return', 'stored_file']) await portal.ask(`delete from ${table}`);
  seller = openBrowser(portal, 'es.localhost');
  await seller.signIn('nuria');
});

test('ORD-22 pictures of the customer and the shop’s files are shown to the shop, and five at most are kept', async () => {
  const { returnNo: no } = await hand();
  const path = `/sellers/montseny/returns/${no}/pictures?fileName=cream.png`;
  for (const pictures of [1, 2, 3, 4, 5, 5])
    expect(
      await machineCall(portal, { brand: 'es', method: 'POST', path, body: png, contentType: 'image/png' }),
    ).toMatchObject({ status: 200, body: { pictures } });
  const { returnId, caseFiles } = await read(no);
  expect(caseFiles).toHaveLength(5);
  expect(caseFiles[0]).toMatchObject({ of: 'customer', place: 1, fileName: 'cream.png', mediaType: 'image/webp' });
  const shown = await seller.call('GET', `/returns/${returnId}/files/customer/1`);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await seller.call('GET', `/returns/${returnId}/files/shop/1`)).status).toBe(404);
});

describe('OPS-04 the words of a customer go with the customer', () => {
  const words = () =>
    portal.ask('select customer_words, objection_words, shop_words, tracking_number from order_return');
  const none = { customer_words: null, objection_words: null, shop_words: null, tracking_number: null };

  test('when the marketplace erases one', async () => {
    const { orderNumber } = await hand();
    const [order] = await portal.ask<{ id: string }>('select id from seller_order where number = $1', [orderNumber]);
    await askMachine(portal, marketplaceApi.eraseCustomers, { brand: 'es', body: { orderNumbers: [orderNumber] } });
    await erasePrepared.run(portal.jobContext(), { sellerId, orderIds: [order?.id] });
    expect(await words()).toEqual([none]);
  });

  test('and by themselves half a year after they were asked for, once the case is over', async () => {
    const { returnNo: no } = await hand();
    await askMachine(portal, marketplaceApi.moveReturn, {
      brand: 'es',
      params: { externalId: 'montseny', returnNo: no },
      body: { step: 'withdraw' },
    });
    await retention.run(portal.jobContext(), {});
    expect(await words()).toMatchObject([{ customer_words: 'La crema no me convence.' }]);
    await portal.ask(`update order_return set requested_at = now() - interval '181 days'`);
    await retention.run(portal.jobContext(), {});
    expect(await words()).toEqual([none]);
  });
});
