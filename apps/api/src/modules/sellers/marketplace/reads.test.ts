import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { aPayout, aProduct, aSeller, aUser, anInvoice, anOrder } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { giveOffers } from '../../../testing/offers.ts';
import {
  askMachine,
  machineCall,
  portalForFile,
  putMarketOffers,
  putOrders,
  putProducts,
  putSeller,
} from '../../../testing/portal.ts';

const portal = await portalForFile();
const paid = [{ code: 'adyen', status: 'subscribed' }] as const;
const sellerId = await putSeller(
  portal,
  'de',
  'linden',
  aSeller({ name: 'Linden-Apotheke', users: [aUser('anna')], services: [...paid] }),
);
await putSeller(portal, 'de', 'birke', aSeller({ status: 'pending', users: [aUser('birke')] }));
await putSeller(portal, 'de', 'ahorn', aSeller({ users: [aUser('ahorn')] }));
const services = [{ code: 'fulfillment', status: 'subscribed' }] as const;
const montseny = await putSeller(
  portal,
  'es',
  'montseny',
  aSeller({ services: [...services], users: [aUser('montseny')] }),
);
await putProducts(portal, 'de', [aProduct()]);
await putProducts(portal, 'es', [aProduct()]);
await putOrders(portal, 'de', [anOrder({ number: '10000001', seller: 'linden' })]);

const params = { externalId: 'linden' };
const put = async (path: string, body: object, brand: 'de' | 'es' = 'de') =>
  expect(await machineCall(portal, { brand, method: 'PUT', path, body })).toMatchObject({ status: 200 });

describe('MKT-01 the operator looks before it writes', () => {
  test('sellers, page by page, and those of a status', async () => {
    const page = (query: { status?: 'pending'; after?: string; limit?: number }) =>
      askMachine(portal, marketplaceApi.sellers, { query });
    const first = await page({ limit: 2 });
    expect(first.items.map(({ externalId }) => externalId)).toEqual(['ahorn', 'birke']);
    const rest = await page({ limit: 2, after: first.next ?? '' });
    expect([rest.items.map(({ externalId }) => externalId), rest.next]).toEqual([['linden'], null]);
    expect((await page({ status: 'pending' })).items).toMatchObject([{ externalId: 'birke', status: 'pending' }]);
  });

  test('one seller with its services and users, of its own brand only', async () => {
    const record = aSeller({ name: 'Linden-Apotheke', users: [aUser('anna')], services: [...paid] });
    expect(await askMachine(portal, marketplaceApi.seller, { params })).toMatchObject({
      externalId: 'linden',
      sellerId,
      name: 'Linden-Apotheke',
      status: 'active',
      services: [{ code: 'adyen', status: 'subscribed' }],
      marketplaceConfiguration: record.marketplaceConfiguration,
      address: record.address,
      users: [{ username: 'anna', role: 'owner', banned: false, endsAt: null }],
    });
    for (const path of ['', '/permissions', '/payouts/P-1', '/invoices/LI-2026-000001', '/sales-before'])
      expect(await machineCall(portal, { brand: 'es', method: 'GET', path: `/sellers/linden${path}` })).toMatchObject({
        status: 404,
      });
  });

  test('what it may sell', async () => {
    const body = { certificates: [{ certificate: 'rx', validUntil: '2027-01-31' }], contracts: ['Avene'] };
    await put('/sellers/linden/permissions', body);
    expect(await askMachine(portal, marketplaceApi.permissions, { params })).toEqual(body);
  });

  test('a payout and a document as they were handed over', async () => {
    const payout = aPayout();
    await put('/sellers/linden/payouts/P-1', payout);
    expect(await askMachine(portal, marketplaceApi.payout, { params: { ...params, payoutNo: 'P-1' } })).toEqual({
      payoutNo: 'P-1',
      ...payout,
    });
    const invoice = anInvoice();
    await put('/sellers/linden/invoices/LI-2026-000001', invoice);
    await put('/sellers/linden/invoices/LI-2026-000001/payment', { payment: 'PAID', paidOn: invoice.issuedOn });
    const invoiceNo = 'LI-2026-000001';
    expect(await askMachine(portal, marketplaceApi.invoice, { params: { ...params, invoiceNo } })).toMatchObject({
      invoiceNo,
      paidOn: invoice.issuedOn,
      type: invoice.type,
      supplier: invoice.supplier,
    });
  });

  test('what was said of the time before', async () => {
    const month = {
      month: '2025-12',
      currency: 'EUR',
      orders: 3,
      cancelled: 1,
      sales: 900,
      commission: -90,
      shipping: [],
    };
    await put('/sellers/linden/sales-before', { months: [month] });
    expect(await askMachine(portal, marketplaceApi.salesBefore, { params })).toEqual({ months: [month] });
  });

  test('a proposal of prices, and what became of it', async () => {
    await giveOffers(portal, montseny, [{ productId: 'P-1', price: 800 }]);
    const products = [{ productId: 'P-1', newPrice: 900 }];
    await put('/sellers/montseny/price-proposals/PP-1', { reason: 'market', products }, 'es');
    const asked = { brand: 'es', params: { externalId: 'montseny', proposalNo: 'PP-1' } } as const;
    expect(await askMachine(portal, marketplaceApi.priceProposal, asked)).toMatchObject({
      proposalNo: 'PP-1',
      state: 'open',
      reason: 'market',
      products,
      decidedAt: null,
    });
  });

  test('a product with its market', async () => {
    const offer = (seller: string, price: number) => ({ productId: 'P-1', seller, label: `Pharmacy ${seller}`, price });
    await putMarketOffers(portal, 'de', [offer('bonn', 900), offer('kiel', 800)]);
    expect(await askMachine(portal, marketplaceApi.product, { params: { productId: 'P-1' } })).toMatchObject({
      ...aProduct(),
      onMarket: {
        offers: 2,
        best: 800,
        secondBest: 900,
        highest: 900,
        lowest: [
          { seller: 'kiel', label: 'Pharmacy kiel', price: 800, delivery: 'standard' },
          { seller: 'bonn', price: 900 },
        ],
      },
    });
    expect(await machineCall(portal, { method: 'GET', path: '/products/P-none' })).toMatchObject({ status: 404 });
  });

  test('an order with its history, and nothing of its customer', async () => {
    await machineCall(portal, {
      method: 'POST',
      path: '/orders/10000001/cancel',
      body: { reason: 'cancelled_by_customer' },
    });
    const asked = { params: { orderNumber: '10000001' } };
    const read = await askMachine(portal, marketplaceApi.order, asked);
    expect(read).toMatchObject({
      number: '10000001',
      seller: 'linden',
      status: 'cancelled',
      cancelledBy: 'customer',
      customerErased: false,
      lines: [{ productId: 'P-1' }],
    });
    expect(read.history.map(({ kind }) => kind)).toContain('cancelled_by_customer');
    const { customerFirstName, deliveryAddress } = anOrder({ number: '10000001' });
    expect(JSON.stringify(read)).not.toContain(customerFirstName);
    expect(JSON.stringify(read)).not.toContain(deliveryAddress.street);
    expect(await machineCall(portal, { brand: 'es', method: 'GET', path: '/orders/10000001' })).toMatchObject({
      status: 404,
    });
  });
});
