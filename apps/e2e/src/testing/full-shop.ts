import type { OrderRecord } from '@offizin/contract/orders/marketplace';
import type { SellerRecord } from '@offizin/contract/sellers/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import { brands } from '@offizin/domain/brand/brands';
import { instantAt } from '@offizin/domain/calendar/zoned-time';
import { lastWeek } from '@offizin/domain/performance/weeks';
import { aLedgerLine, anOrder, aSeller, inValencia } from '@offizin/testkit/records';
import { askDatabase } from './ask-database.ts';
import { hasScreen } from './every-screen.ts';
import {
  putCorrection,
  putInvoices,
  putLedger,
  putMessage,
  putPayment,
  putPayoutState,
  putPriceProposal,
  putReturn,
  putSalesBefore,
  putSeller,
} from './marketplace.ts';
import { openOfferShop, type OfferShop, type RequestedOffer } from './offers.ts';
import { inHours, openShop } from './shop.ts';
import { hold } from './warehouse.ts';

const day = 24;

/** Where the shop of each brand is, and on which host. */
const places = {
  es: { host: 'localhost', address: inValencia },
  de: { host: 'de.localhost', address: aSeller().address },
  ch: {
    host: 'ch.localhost',
    address: { street: 'Pilatusstrasse 1', postalCode: '6003', city: 'Luzern', region: 'LU', countryCode: 'CH' },
  },
} as const satisfies Record<BrandId, { host: string; address: SellerRecord['address'] }>;

const services = (['marketplace', 'stockhub', 'fulfillment', 'adyen'] as const).map((code) => ({
  code,
  status: 'subscribed' as const,
}));

/** Two packs of one name, as a shop has them, and two more. */
const offers: readonly RequestedOffer[] = [
  { name: 'Solvanta Fluid', price: 1000, others: [950, 1100], product: { pack: '40 ml', recommendedPrice: 1500 } },
  { name: 'Solvanta Fluid', price: 1900, others: [1850], product: { pack: '150 ml', recommendedPrice: 2500 } },
  { name: 'Capilume Shampoo', price: 2000, stock: 2, product: { pack: '200 ml', recommendedPrice: 2500 } },
  { name: 'Capilume Shampoo', price: 800, status: 'out_of_stock', stock: 0, product: { pack: '50 ml' } },
];

const lineOf = (productId: string) =>
  ({ productId, quantity: 2, unitPrice: 2490, stockOrigin: 'own' }) as const satisfies OrderRecord['lines'][number];
const lines = [lineOf('P-1'), lineOf('P-2')];

const delivered = {
  createdAt: inHours(-8 * day),
  dispatchBy: inHours(-7 * day),
  lines,
  past: {
    status: 'processed',
    processedAt: inHours(-7.5 * day),
    courier: 'dhl',
    trackingNumber: '00340434161061651720',
    shipment: [{ status: 'delivered', at: inHours(-5 * day) }],
  },
} as const satisfies Partial<OrderRecord>;

const prepared = {
  createdAt: inHours(-2 * day),
  waybill: '8842-17-0099123',
  past: {
    status: 'processed',
    processedAt: inHours(-3),
    courier: 'dhl',
    trackingNumber: 'JJD000390007890123456789',
    shipment: [{ status: 'prepared', at: inHours(-2) }],
  },
} as const satisfies Partial<OrderRecord>;

const cancelled = {
  createdAt: inHours(-9 * day),
  dispatchBy: inHours(-8 * day),
  past: { status: 'cancelled', cancellation: { reason: 'not_available', at: inHours(-8.5 * day) }, shipment: [] },
} as const satisfies Partial<OrderRecord>;

const inWarehouse = { fulfilledByMarketplace: true, createdAt: inHours(-2) } as const;

/** Two of each kind: the first four are to be managed, the next two were delivered. */
const orders: readonly Partial<OrderRecord>[] = [
  { lines, dispatchBy: inHours(-2), discount: { amount: 100, label: 'HERBST' } },
  { lines, deliveryType: 'same_day_slot', slot: { from: inHours(3), to: inHours(5) }, dispatchBy: inHours(1) },
  { deliveryType: 'next_day', paymentType: 'invoice', paymentStatus: 'pending' },
  { customerFirstName: 'Bernd' },
  delivered,
  delivered,
  prepared,
  prepared,
  cancelled,
  cancelled,
  inWarehouse,
  inWarehouse,
];

const sold = [
  aLedgerLine({ amount: 4980 }),
  aLedgerLine({ lineNo: 2, kind: 'refund', amount: -1290, text: 'Vitaldor D3' }),
  aLedgerLine({ lineNo: 3, kind: 'commission', amount: -696 }),
  aLedgerLine({ lineNo: 4, kind: 'commission_vat', amount: -132, rate: 1900 }),
  aLedgerLine({ lineNo: 5, kind: 'shipping', amount: 395, rate: 1900 }),
];
const payable = { state: 'payable', reason: null, since: null, payableOn: null } as const;

/** Money that came in for the delivered orders and where it is, invoices, and two payouts, one of which came back. */
async function fillMoney(shop: OfferShop): Promise<void> {
  const { currency } = brands[shop.brand];
  const paidAt = inHours(-3 * day);
  await putPayoutState(shop, 'approved');
  const back = { state: 'paid', dueAt: inHours(-10 * day), paidAt: inHours(-9 * day), returnedAt: paidAt } as const;
  await putPayment(shop, 'P-1', { state: 'paid', dueAt: paidAt, paidAt, currency });
  await putPayment(shop, 'P-2', { ...back, currency });
  await putPayment(shop, 'P-3', { currency });
  const entries = shop.numbers.slice(4, 6).map((orderNumber) => ({ orderNumber, lines: sold, standing: payable }));
  await putLedger(shop.brand, entries);
  await putCorrection(shop, 'C-1', -250);
  await putCorrection(shop, 'C-2', 300);
  if (hasScreen(shop.brand, 'invoices')) await putInvoices(shop);
  if (!hasScreen(shop.brand, 'reports')) return;
  const shipping = [{ country: 'ES', rate: 2100, orders: 200, gross: 80_000, vat: 13_884 }];
  const month = { currency, orders: 400, cancelled: 9, sales: 1_900_000, commission: -310_000, shipping } as const;
  await putSalesBefore(shop.brand, shop.externalId, [{ ...month, month: '2025-10', shipping: [...shipping] }]);
}

/** What customers of the delivered orders write and bring back. */
async function fillAfterSale(shop: OfferShop): Promise<void> {
  const { brand } = shop;
  for (const [at, orderNumber] of shop.numbers.slice(4, 6).entries()) {
    const text = 'One of the two bottles has leaked. Can you send me another one?';
    const writtenAt = inHours(-0.2 - at);
    await putMessage({ brand, orderNumber, messageNo: `M-${orderNumber}` }, { subject: 'damaged', text, writtenAt });
    await putReturn(shop, `R-${at}`, {
      orderNumber,
      kind: 'damaged',
      items: [
        { productId: 'P-1', units: 1 },
        { productId: 'P-2', units: 1 },
      ],
      words: 'One of the bottles leaked.',
      requestedAt: inHours(-2 - at),
      deliveredAt: inHours(-5 * day),
    });
  }
}

/** What the marketplace's warehouse holds, and what its prices are to be. */
async function fillWarehouse(shop: OfferShop): Promise<void> {
  await hold(shop, [{ onHand: 20 }, { onHand: 8, reserved: 2 }, { onHand: 3, incoming: 6 }]);
  if (!hasScreen(shop.brand, 'price_updates')) return;
  const products = shop.productIds.slice(0, 2).map((productId) => ({ productId, newPrice: 890 }));
  const proposal = { reason: 'market', expiresAt: inHours(30), products } as const;
  await putPriceProposal({ ...shop, proposalNo: 'PP-1' }, proposal);
  const [, , third = ''] = shop.productIds;
  const other = { ...proposal, products: [{ productId: third, newPrice: 1890 }] };
  await putPriceProposal({ ...shop, proposalNo: 'PP-2' }, other);
}

/** The newest week of the performance, with the two cancelled orders, as the weekly job would have written it. */
async function fillWeek({ brand, externalId }: OfferShop): Promise<void> {
  const { timeZone } = brands[brand];
  const { firstDay } = lastWeek(new Date(), timeZone);
  await askDatabase(
    `with s as (select id from seller where external_id = $1), due as (
      update seller_order o set dispatch_by = $3 from s where o.seller_id = s.id and o.status = 'cancelled'
    ), week as (
      insert into metric_week select id, $2::date, $4, 40, 2, 0, 0, 0, 0,
        '{"cancelled":{"atRisk":200,"exceeded":300},"late":{"atRisk":200,"exceeded":300},"counted":"all"}', now() from s
    ), published as (
      insert into metric_publication values ($4, $2::date, now()) on conflict do nothing
    ) insert into metric_incident select o.seller_id, $2::date, 'cancelled', o.id, $4, $3, 'seller'
      from seller_order o join s on s.id = o.seller_id where o.status = 'cancelled'`,
    [externalId, firstDay, instantAt({ date: firstDay, minute: 720 }, timeZone).toISOString(), brand],
  );
}

/** Makes the shop's user an accountant of a second shop. */
async function openSecondShop(first: OfferShop): Promise<void> {
  const [user] = first.record.users;
  if (user === undefined) throw new Error('the shop has a user');
  const { host, record } = first;
  const second = await openShop({ host, seller: { locale: record.locale, address: record.address, name: 'Zweite' } });
  const users = [...second.record.users, { ...user, role: 'accounting' as const }];
  await putSeller(second.brand, second.externalId, aSeller({ ...second.record, users }));
}

/** A shop of a brand that has two of everything that the marketplace gives it. */
export async function openFullShop(brand: BrandId, locale: SellerRecord['locale'] = 'en_GB'): Promise<OfferShop> {
  const { host, address } = places[brand];
  const colleagues = [
    { name: 'Jonas Berg', role: 'orders' },
    { name: 'Clara Seidel', role: 'accounting' },
  ] as const;
  const ofBrand = { ...anOrder().deliveryAddress, countryCode: address.countryCode, city: address.city };
  const shop = await openOfferShop(offers, {
    host,
    seller: { locale, services, address },
    colleagues,
    orders: orders.map((order) => ({ deliveryAddress: ofBrand, ...order })),
  });
  await fillMoney(shop);
  await fillAfterSale(shop);
  await fillWarehouse(shop);
  await fillWeek(shop);
  await openSecondShop(shop);
  return shop;
}
