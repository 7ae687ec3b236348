import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { defaultBrandLimits } from '@offizin/domain/performance/brand-limits';
import { anInvoice, aLedgerLine, anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { sealAnswers } from '../modules/registrations/write/registration-answers.ts';
import { giveOffers } from './offers.ts';
import { plainPicture } from './plain-picture.ts';
import { portalForFile, putOrders, putProducts, putSeller, testNow, type TestPortal } from './portal.ts';
import { company, contact, shop } from './registration-answers.ts';

/** What a call says, and its own part of the address. */
export interface MachineSample {
  readonly path: string;
  readonly brand?: 'es';
  readonly body?: object;
  /** Of a body that is a file. */
  readonly contentType?: string;
  /** What it is answered; 200 where it is left out. */
  readonly status?: number;
  /** What a repeat may be answered of an operation that takes no key. */
  readonly again?: number;
  /** Makes what the call is about. */
  readonly before?: (portal: TestPortal) => Promise<unknown>;
}

/** Ids that are the same in both markets. */
const idAt = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;

/** A registration that somebody has handed in. */
async function handedIn(portal: TestPortal, place: number): Promise<void> {
  const name = `birke-${place}`;
  const sellerId = await putSeller(portal, 'de', name, aSeller({ status: 'pending', users: [aUser(name)] }));
  const answers = sealAnswers(portal.app.sealKeys, idAt(place), { ...shop, ...company, ...contact });
  await portal.ask(
    `insert into registration (id, brand, email, locale, state, sealed_answers, seller_id, created_at, saved_at, submitted_at)
     values ($1, 'de', $2, 'de_DE', 'submitted', $3, $4, $5, $5, $5)`,
    [idAt(place), `${name}@shop.example`, answers, sellerId, testNow],
  );
}

/** A dispute about an order that waits for its decision. */
async function disputed(portal: TestPortal): Promise<void> {
  const own = `select seller_id, id, brand from seller_order where number = '10000001'`;
  await portal.ask(
    `insert into metric_week (seller_id, first_day, brand, orders, cancelled_by_seller, cancelled_by_customer,
       cancelled_by_marketplace, late, partly, limits, published_at)
     select seller_id, '2026-11-11', brand, 10, 0, 0, 0, 1, 0, $1, $2 from (${own}) own`,
    [JSON.stringify(defaultBrandLimits), testNow],
  );
  await portal.ask(
    `insert into metric_incident (seller_id, first_day, figure, order_id, brand, dispatch_by)
     select seller_id, '2026-11-11', 'late', id, brand, $1 from (${own}) own`,
    [testNow],
  );
  await portal.ask(
    `insert into metric_dispute (seller_id, id, brand, first_day, figure, order_id, reason, files, state, sent_at, sent_by)
     select seller_id, $1, brand, '2026-11-11', 'late', id, 'force_majeure', '[]', 'pending', $2, 'somebody' from (${own}) own`,
    [idAt(4), testNow],
  );
}

/** A replacement of an order that its shop has asked for. */
const replacing = (portal: TestPortal) =>
  portal.ask(
    `insert into order_replacement (seller_id, id, brand, order_id, conversation_id, items, requested_at, requested_by)
     select seller_id, $1, brand, order_id, id, '[]', $2, 'somebody' from conversation limit 1`,
    [idAt(6), testNow],
  );

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A delivery of the marketplace's own address that was given up. */
const givenUp = (portal: TestPortal) =>
  portal.ask(
    `insert into webhook_delivery (id, webhook_id, brand, seller_id, type, body, state, attempts, created_at)
     select $1, id, brand, null, 'order.created', '{}', 'given_up', 8, $2 from webhook where name = 'erp'`,
    [idAt(5), testNow],
  );

/** A call of each operation that writes, in an order in which each finds what it needs. */
export const machineSamples: Readonly<Partial<Record<keyof typeof marketplaceApi, MachineSample>>> = {
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
  bulkPostings: {
    path: '/sellers/linden/postings/bulk',
    body: {
      postings: [
        {
          postingNo: 'C-1',
          kind: 'correction',
          amount: 100,
          bookedOn: '2026-11-21',
          text: null,
          documentNo: null,
          payoutNo: null,
        },
      ],
    },
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
  resendWebhookDelivery: { path: `/webhooks/erp/deliveries/${idAt(5)}/resend`, body: {}, before: givenUp },
  removeWebhook: { path: '/webhooks/erp', again: 404 },
  bulkOrders: { path: '/orders/bulk', body: { orders: [anOrder({ number: '10000009' })] } },
  putMessage: {
    path: '/orders/10000001/messages/M-1',
    body: { subject: 'delivery', text: 'Where is it?', writtenAt: '2026-11-24T08:30:00.000Z' },
  },
  putMessageFile: {
    path: '/orders/10000001/messages/M-1/files/1?fileName=photo.png',
    body: await plainPicture(),
    contentType: 'image/png',
  },
  declineReplacement: {
    path: `/orders/10000001/replacements/${idAt(6)}/decline`,
    body: { reason: 'No longer sold' },
    before: replacing,
  },
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
    path: `/registrations/${idAt(1)}/approve`,
    body: { marketplaceConfiguration: { id: 'c', type: 'pure' }, goldPartner: false, services: [] },
    before: (portal) => handedIn(portal, 1),
  },
  requestRegistrationChanges: {
    path: `/registrations/${idAt(2)}/request-changes`,
    body: { notes: [{ field: null, reason: 'More' }] },
    before: (portal) => handedIn(portal, 2),
  },
  rejectRegistration: {
    path: `/registrations/${idAt(3)}/reject`,
    body: { reason: 'No licence' },
    before: (portal) => handedIn(portal, 3),
  },
  decideDispute: { path: `/disputes/${idAt(4)}/decide`, body: { accepted: true, answer: null }, before: disputed },
  putReturn: {
    path: '/sellers/linden/returns/R-1',
    body: {
      orderNumber: '10000003',
      kind: 'damaged',
      items: [{ productId: 'P-1', units: 1 }],
      words: null,
      requestedAt: '2026-11-24T08:00:00.000Z',
      deliveredAt: '2026-11-20T08:00:00.000Z',
    },
    before: (portal) => portal.ask(`update seller_order set status = 'processed' where number = '10000003'`),
  },
  putReturnPicture: {
    path: '/sellers/linden/returns/R-1/pictures?fileName=seal.png',
    body: png,
    contentType: 'image/png',
  },
  moveReturn: { path: '/sellers/linden/returns/R-1/steps', body: { step: 'withdraw' } },
  bulkProducts: { path: '/products/bulk', body: [aProduct({ productId: 'P-7', nationalCode: null, gtin: null })] },
  bulkMarketOffers: {
    path: '/market-offers/bulk',
    body: [{ productId: 'P-1', seller: 'linden', label: 'Pharmacy in Kassel', price: 800 }],
  },
  bulkWarehouseStock: {
    path: '/warehouse-stock/bulk',
    body: [
      {
        seller: 'linden',
        productId: 'P-1',
        stock: { onHand: 3, reserved: 0, incoming: 0, price: null, storedSince: null, nextExpiry: null },
      },
    ],
  },
};

/** A portal with a shop and orders for them. */
export async function openMarket(): Promise<TestPortal> {
  const portal = await portalForFile();
  const paid = [{ code: 'adyen', status: 'subscribed' }] as const;
  await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')], services: [...paid] }));
  await putProducts(portal, 'de', [aProduct()]);
  await putOrders(portal, 'de', [
    anOrder({ number: '10000001' }),
    anOrder({ number: '10000002', fulfilledByMarketplace: true }),
    anOrder({ number: '10000003' }),
  ]);
  const services = [{ code: 'fulfillment', status: 'subscribed' }] as const;
  const montseny = aSeller({ services: [...services], users: [aUser('montseny')] });
  const sellerId = await putSeller(portal, 'es', 'montseny', montseny);
  await putProducts(portal, 'es', [aProduct()]);
  await giveOffers(portal, sellerId, [{ productId: 'P-1', price: 800 }]);
  return portal;
}
