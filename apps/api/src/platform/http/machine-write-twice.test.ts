import type { EndpointSpec } from '@offizin/contract/endpoint';
import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { defaultBrandLimits } from '@offizin/domain/performance/brand-limits';
import { anInvoice, aLedgerLine, anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { expect, test } from 'vitest';
import { giveOffers } from '../../testing/offers.ts';
import {
  machineCall,
  type MachineReply,
  portalForFile,
  putOrders,
  putProducts,
  putSeller,
  type TestPortal,
} from '../../testing/portal.ts';

/** What a call says, and its own part of the address. */
interface Sample {
  readonly path: string;
  readonly brand?: 'es';
  readonly body?: object;
  /** What it is answered; 200 where it is left out. */
  readonly status?: number;
  /** What a repeat may be answered of an operation that takes no key. */
  readonly again?: number;
}

const unknown = '00000000-0000-4000-8000-000000000000';
const endpoints = Object.entries(marketplaceApi) as [keyof typeof marketplaceApi, EndpointSpec][];
/** Streams of lines have no key: each line says by itself what is, and a repeat changes nothing. */
const writes = endpoints.filter(([, { method, bodyStream }]) => method !== 'GET' && bodyStream === undefined);

/** A call of each operation that writes, in an order in which each finds what it needs. */
const samples: Readonly<Partial<Record<keyof typeof marketplaceApi, Sample>>> = {
  putSeller: { path: '/sellers/neu', body: aSeller({ users: [aUser('neu')] }) },
  putPermissions: { path: '/sellers/linden/permissions', body: { certificates: [], contracts: ['Avene'] } },
  mintImpersonation: { path: '/impersonation-tokens', body: { seller: 'linden', operator: 'Anna' } },
  putSellerPayout: { path: '/sellers/linden/payout', body: { state: 'approved', requirements: [] } },
  putPayout: {
    path: '/sellers/linden/payouts/P-1',
    body: {
      state: 'planned',
      amount: 1000,
      currency: 'EUR',
      dueAt: '2026-12-01T09:00:00.000Z',
      paidAt: null,
      returnedAt: null,
      accountEnd: null,
      lines: [],
    },
  },
  putPriceProposal: {
    brand: 'es',
    path: '/sellers/montseny/price-proposals/PP-1',
    body: { reason: 'market', products: [{ productId: 'P-1', newPrice: 900 }] },
  },
  removePriceProposal: {
    brand: 'es',
    path: '/sellers/montseny/price-proposals/PP-1/remove',
    body: { reason: 'market_moved' },
  },
  putMetricLimits: { path: '/metric-limits', body: defaultBrandLimits },
  putInvoice: { path: '/sellers/linden/invoices/LI-2026-000001', body: anInvoice() },
  putInvoicePayment: {
    path: '/sellers/linden/invoices/LI-2026-000001/payment',
    body: { payment: 'PAID', paidOn: '2026-11-21' },
  },
  bulkLedger: { path: '/ledger/bulk', body: { entries: [{ orderNumber: '10000001', lines: [aLedgerLine()] }] } },
  putSalesBefore: { path: '/sellers/linden/sales-before', body: { months: [] } },
  putSellerService: { path: '/sellers/linden/services/stockhub', body: { status: 'subscribed' } },
  handOverOffers: {
    path: '/sellers/linden/offers/bulk',
    body: { offers: [{ productId: 'P-1', price: 900, stock: 3, origin: 'own' }] },
  },
  putWebhook: {
    path: '/webhooks/erp',
    body: { address: 'https://erp.example/hooks' },
  },
  changeWebhookSecret: { path: '/webhooks/erp/secrets', body: {} },
  resendWebhookDelivery: { path: `/webhooks/erp/deliveries/${unknown}/resend`, body: {}, status: 404 },
  removeWebhook: { path: '/webhooks/erp', again: 404 },
  bulkOrders: { path: '/orders/bulk', body: { orders: [anOrder({ number: '10000009' })] } },
  bulkShipments: {
    path: '/shipments/bulk',
    body: { updates: [{ orderNumber: '10000001', status: 'paid', at: '2026-11-24T08:30:00.000Z' }] },
  },
  processWarehouseOrder: {
    path: '/orders/10000002/process',
    body: { courier: 'dhl', trackingNumber: '003404341234' },
  },
  cancelOrder: { path: '/orders/10000001/cancel', body: { reason: 'cancelled_by_customer' } },
  eraseCustomers: { path: '/orders/erase-customers', body: { orderNumbers: ['10000001'] } },
  resetSecondFactor: { path: '/sellers/linden/users/linden/second-factor' },
  approveRegistration: {
    path: `/registrations/${unknown}/approve`,
    body: { marketplaceConfiguration: { id: 'c', type: 'pure' }, goldPartner: false, services: [] },
    status: 404,
  },
  requestRegistrationChanges: {
    path: `/registrations/${unknown}/request-changes`,
    body: { notes: [{ field: null, reason: 'More' }] },
    status: 404,
  },
  rejectRegistration: { path: `/registrations/${unknown}/reject`, body: { reason: 'No licence' }, status: 404 },
  decideDispute: { path: `/disputes/${unknown}/decide`, body: { accepted: true, answer: null }, status: 404 },
};

async function openMarket(): Promise<TestPortal> {
  const portal = await portalForFile();
  const paid = [{ code: 'adyen', status: 'subscribed' }] as const;
  await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')], services: [...paid] }));
  await putProducts(portal, 'de', [aProduct()]);
  await putOrders(portal, 'de', [
    anOrder({ number: '10000001' }),
    anOrder({ number: '10000002', fulfilledByMarketplace: true }),
  ]);
  const services = [{ code: 'fulfillment', status: 'subscribed' }] as const;
  const montseny = aSeller({ services: [...services], users: [aUser('montseny')] });
  const sellerId = await putSeller(portal, 'es', 'montseny', montseny);
  await putProducts(portal, 'es', [aProduct()]);
  await giveOffers(portal, sellerId, [{ productId: 'P-1', price: 800 }]);
  return portal;
}

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

const said = ({ status, body }: MachineReply) => ({ status, body: { ...body, requestId: null } });

test('MKT-01 every operation that writes has a sample', () => {
  expect(writes.map(([name]) => name).filter((name) => samples[name] === undefined)).toEqual([]);
});

test.each(Object.entries(samples).map(([name, sample]) => [name, sample] as const))(
  'security 46: %s five times at once and again, with one key: one effect, one answer',
  async (name, { brand, path, body, status = 200, again = status }) => {
    const { method } = marketplaceApi[name as keyof typeof marketplaceApi];
    const send = (portal: TestPortal) =>
      machineCall(portal, { ...(brand && { brand }), method, path, body, idempotencyKey: `key-of-${name}` });
    const single = await send(once);
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => send(often)));
    replies.push(await send(often));
    expect([single.status, single.body]).toEqual([status, expect.anything()]);
    expect(replies.filter((reply) => reply.status !== status && reply.status !== again)).toEqual([]);
    const first = replies.filter((reply) => reply.status === status);
    for (const reply of first) expect(said(reply)).toEqual(said(first[0] ?? reply));
    expect(await rowsOf(often)).toEqual(await rowsOf(once));
  },
);
