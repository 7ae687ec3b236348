import { marketplaceBase } from '@offizin/contract/marketplace-api';
import type { InvoiceRecord } from '@offizin/contract/invoices/marketplace';
import type { LedgerEntry, LedgerPosting } from '@offizin/contract/ledger/marketplace';
import type { SentMarketOffer, ProductRecord } from '@offizin/contract/catalogue/marketplace';
import type { MarketplaceEvent } from '@offizin/contract/events/marketplace';
import type { CustomerMessage } from '@offizin/contract/messages/marketplace';
import type { OrderRecord, ShipmentUpdate } from '@offizin/contract/orders/marketplace';
import type { ReturnMove, ReturnRecord } from '@offizin/contract/returns/marketplace';
import type { SellerRecord } from '@offizin/contract/sellers/marketplace';
import type { SalesBefore } from '@offizin/contract/reports/marketplace';
import type { HandedOffer } from '@offizin/contract/offers/marketplace';
import type { PayoutRecord } from '@offizin/contract/payout/marketplace';
import type { PriceProposalRecord } from '@offizin/contract/price-proposals/marketplace';
import type { WarehouseStockRecord } from '@offizin/contract/warehouse/marketplace';
import type { ServiceCode, ServiceStatus } from '@offizin/domain/access/seller-kinds';
import type { BrandId } from '@offizin/domain/brand/brands';
import { invoiceNumber } from '@offizin/domain/invoices/invoice-number';
import type { PayoutState } from '@offizin/domain/payout/payout-account';
import type { Requirement } from '@offizin/domain/payout/requirements';
import { anInvoice, anOrder } from '@offizin/testkit/records';
import { type Call, type Reply, send } from './requests.ts';
import { runningPortal } from './running-portal.ts';

async function machineCall(brand: BrandId, call: Omit<Call, 'host'>): Promise<Reply> {
  const headers = { ...call.headers, authorization: `Bearer ${runningPortal().keys[brand]}` };
  const reply = await send({ ...call, path: `${marketplaceBase}${call.path}`, headers });
  if (reply.status !== 200) throw new Error(`${call.method} ${call.path}: ${reply.status} ${reply.text}`);
  return reply;
}

function refuseErrors(reply: Reply): void {
  const { errors }: { errors: readonly unknown[] } = JSON.parse(reply.text);
  if (errors.length > 0) throw new Error(`refused: ${reply.text}`);
}

export async function putSeller(brand: BrandId, externalId: string, record: SellerRecord): Promise<void> {
  await machineCall(brand, { method: 'PUT', path: `/sellers/${externalId}`, body: record });
}

/** What the marketplace says about the payout account of a shop. */
export async function putPayoutState(
  { brand, externalId }: { readonly brand: BrandId; readonly externalId: string },
  state: PayoutState,
  requirements: readonly Requirement[] = [],
): Promise<void> {
  await machineCall(brand, { method: 'PUT', path: `/sellers/${externalId}/payout`, body: { state, requirements } });
}

/** Tells a shop of a payout of its own. */
export async function putPayment(
  { brand, externalId }: { readonly brand: BrandId; readonly externalId: string },
  payoutNo: string,
  changes: Partial<PayoutRecord>,
): Promise<void> {
  const body: PayoutRecord = {
    state: 'planned',
    amount: 410_007,
    currency: 'EUR',
    dueAt: '2026-12-01T09:00:00.000Z',
    paidAt: null,
    returnedAt: null,
    accountEnd: '2208',
    lines: [],
    ...changes,
  };
  await machineCall(brand, { method: 'PUT', path: `/sellers/${externalId}/payouts/${payoutNo}`, body });
}

/** Posts a correction to a shop beside its orders. */
export async function putCorrection({ brand, externalId }: OfShop, postingNo: string, amount: number): Promise<void> {
  const posting: LedgerPosting = {
    postingNo,
    kind: 'correction',
    amount,
    text: 'Correction of shipping',
    bookedOn: '2026-11-20',
    documentNo: null,
    payoutNo: null,
  };
  const body = { postings: [posting] };
  await machineCall(brand, { method: 'POST', path: `/sellers/${externalId}/postings/bulk`, body });
}

interface OfShop {
  readonly brand: BrandId;
  readonly externalId: string;
}

/** Hands over what a customer of the shop returns. */
export async function putReturn({ brand, externalId }: OfShop, returnNo: string, body: ReturnRecord): Promise<void> {
  await machineCall(brand, { method: 'PUT', path: `/sellers/${externalId}/returns/${returnNo}`, body });
}

/** What the customer, the carrier or the marketplace does with it. */
export async function moveReturn({ brand, externalId }: OfShop, returnNo: string, body: ReturnMove): Promise<void> {
  await machineCall(brand, { method: 'POST', path: `/sellers/${externalId}/returns/${returnNo}/steps`, body });
}

interface Proposed {
  readonly brand: BrandId;
  readonly externalId: string;
  readonly proposalNo: string;
}

/** Proposes prices to a shop. */
export async function putPriceProposal(
  { brand, externalId, proposalNo }: Proposed,
  body: PriceProposalRecord,
): Promise<void> {
  await machineCall(brand, { method: 'PUT', path: `/sellers/${externalId}/price-proposals/${proposalNo}`, body });
}

/** Takes a proposal back while the seller looks at it. */
export async function removePriceProposal({ brand, externalId, proposalNo }: Proposed): Promise<void> {
  const path = `/sellers/${externalId}/price-proposals/${proposalNo}/remove`;
  await machineCall(brand, { method: 'POST', path, body: { reason: 'market_moved' } });
}

const reportPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n',
);

/** The next number is anybody's who comes first: shops of other journeys get theirs beside. */
async function putNextInvoice({ brand, externalId }: Billed, body: InvoiceRecord): Promise<string> {
  const headers = { authorization: `Bearer ${runningPortal().keys[brand]}` };
  for (;;) {
    const series = await machineCall(brand, { method: 'GET', path: '/invoice-series/2026' });
    const { last }: { last: number } = JSON.parse(series.text);
    const invoiceNo = invoiceNumber(brand, { year: 2026, place: last + 1 });
    const path = `${marketplaceBase}/sellers/${externalId}/invoices/${invoiceNo}`;
    const reply = await send({ method: 'PUT', path, body, headers });
    if (reply.status === 200) return invoiceNo;
    if (!reply.text.includes('"invoice.number"')) throw new Error(`${path}: ${reply.status} ${reply.text}`);
  }
}

interface Billed {
  readonly brand: BrandId;
  readonly externalId: string;
}

/** An unpaid commission, unpaid vouchers of the shop, and a report; returns their numbers. */
export async function putInvoices(shop: Billed): Promise<readonly string[]> {
  const records = [
    anInvoice(),
    anInvoice({ kind: 'RECEIVED', type: 'vouchers' }),
    anInvoice({ type: 'report', lines: [], dueOn: null, pdf: reportPdf.toString('base64') }),
  ];
  const numbers: string[] = [];
  for (const record of records) numbers.push(await putNextInvoice(shop, record));
  return numbers;
}

/** Books lines for orders of the brand, and says where their money stands. */
export async function putLedger(brand: BrandId, entries: readonly LedgerEntry[]): Promise<void> {
  refuseErrors(await machineCall(brand, { method: 'POST', path: '/ledger/bulk', body: { entries } }));
}

/** Says what a shop sold before the portal. */
export async function putSalesBefore(
  brand: BrandId,
  externalId: string,
  months: readonly SalesBefore[],
): Promise<void> {
  const path = `/sellers/${externalId}/sales-before`;
  await machineCall(brand, { method: 'PUT', path, body: { months } });
}

async function putLines(brand: BrandId, path: string, records: readonly object[]): Promise<void> {
  const body = records.map((record) => JSON.stringify(record)).join('\n');
  refuseErrors(
    await machineCall(brand, { method: 'POST', path, body, headers: { 'content-type': 'application/x-ndjson' } }),
  );
}

export interface WrittenBy {
  readonly brand: BrandId;
  readonly orderNumber: string;
  readonly messageNo: string;
}

/** What a customer writes about an order. */
export async function putMessage({ brand, orderNumber, messageNo }: WrittenBy, body: CustomerMessage): Promise<void> {
  await machineCall(brand, { method: 'PUT', path: `/orders/${orderNumber}/messages/${messageNo}`, body });
}

interface Replacing {
  readonly brand: BrandId;
  readonly externalId: string;
  readonly orderNumber: string;
}

/** What was asked to be sent once more of an order, by the feed. */
async function replacementOf({ brand, orderNumber }: Replacing): Promise<string> {
  for (let after = '0'; ;) {
    const reply = await machineCall(brand, { method: 'GET', path: `/events?after=${after}&limit=500` });
    const { events, nextCursor }: { events: readonly MarketplaceEvent[]; nextCursor: string } = JSON.parse(reply.text);
    const found = events.find(({ replacement, orderNumber: of }) => replacement !== null && of === orderNumber);
    if (found?.replacement) return found.replacement.replacementId;
    if (events.length === 0) throw new Error(`nobody asked for a replacement of ${orderNumber}`);
    after = nextCursor;
  }
}

/** Makes the order that a shop asks for. */
export async function putReplacement(of: Replacing, record: Partial<OrderRecord>): Promise<void> {
  const { brand, externalId: seller, orderNumber } = of;
  const replacementFor = { orderNumber, replacementId: await replacementOf(of) };
  const free = { shipping: 0, discount: { amount: 0, label: null }, paymentStatus: 'paid' } as const;
  await putOrders(brand, [anOrder({ seller, origin: 'replacement', ...free, ...record, replacementFor })]);
}

/** Makes none. */
export async function declineReplacement(of: Replacing, reason: string): Promise<void> {
  const path = `/orders/${of.orderNumber}/replacements/${await replacementOf(of)}/decline`;
  await machineCall(of.brand, { method: 'POST', path, body: { reason } });
}

export async function putProducts(brand: BrandId, products: readonly ProductRecord[]): Promise<void> {
  await putLines(brand, '/products/bulk', products);
}

export async function putMarketOffers(brand: BrandId, offers: readonly SentMarketOffer[]): Promise<void> {
  if (offers.length > 0) await putLines(brand, '/market-offers/bulk', offers);
}

export async function putWarehouseStock(brand: BrandId, records: readonly WarehouseStockRecord[]): Promise<void> {
  await putLines(brand, '/warehouse-stock/bulk', records);
}

/** Hands a seller's offers over; they are taken over in the background. */
export async function handOverOffers(
  brand: BrandId,
  externalId: string,
  offers: readonly HandedOffer[],
): Promise<void> {
  refuseErrors(
    await machineCall(brand, { method: 'POST', path: `/sellers/${externalId}/offers/bulk`, body: { offers } }),
  );
}

const ordersPerCall = 150;

export async function putOrders(brand: BrandId, orders: readonly OrderRecord[]): Promise<void> {
  for (let at = 0; at < orders.length; at += ordersPerCall) {
    const body = { orders: orders.slice(at, at + ordersPerCall) };
    refuseErrors(await machineCall(brand, { method: 'POST', path: '/orders/bulk', body }));
  }
}

export async function putShipments(brand: BrandId, updates: readonly ShipmentUpdate[]): Promise<void> {
  refuseErrors(await machineCall(brand, { method: 'POST', path: '/shipments/bulk', body: { updates } }));
}

/** The customer calls an order off while the seller looks at it. */
export async function cancelOrder(brand: BrandId, orderNumber: string): Promise<void> {
  await machineCall(brand, {
    method: 'POST',
    path: `/orders/${orderNumber}/cancel`,
    body: { reason: 'cancelled_by_customer' },
  });
}

/** The path and query of a fresh impersonation link for a seller. */
export async function impersonationPath(brand: BrandId, seller: string, operator: string): Promise<string> {
  const { text } = await machineCall(brand, {
    method: 'POST',
    path: '/impersonation-tokens',
    body: { seller, operator },
  });
  const tokens: Record<
    'accessToken' | 'refreshToken' | 'accessTokenExpiresIn' | 'refreshTokenExpiresIn',
    string | number
  > = JSON.parse(text);
  const query = new URLSearchParams({
    access_token: String(tokens.accessToken),
    refresh_token: String(tokens.refreshToken),
    access_expires_in: String(tokens.accessTokenExpiresIn),
    refresh_expires_in: String(tokens.refreshTokenExpiresIn),
  });
  return `/login/impersonate?${query}`;
}

/** The id of the registration that a seller with this address handed in. */
export async function registrationOf(brand: BrandId, email: string): Promise<string> {
  const { text } = await machineCall(brand, { method: 'GET', path: '/registrations?state=submitted' });
  const { items }: { items: readonly { registrationId: string }[] } = JSON.parse(text);
  for (const { registrationId } of items) {
    const read = await machineCall(brand, { method: 'GET', path: `/registrations/${registrationId}` });
    if (JSON.parse(read.text).email === email) return registrationId;
  }
  throw new Error(`nobody registered as ${email}`);
}

/** What the marketplace decides about a registration. */
export async function decideRegistration(
  brand: BrandId,
  id: string,
  decision: { kind: 'approve' | 'request-changes' | 'reject'; body: object },
): Promise<void> {
  await machineCall(brand, { method: 'POST', path: `/registrations/${id}/${decision.kind}`, body: decision.body });
}

/** Decides about one service of the shop, as the marketplace does. */
export async function putService(
  { brand, externalId }: { readonly brand: BrandId; readonly externalId: string },
  code: ServiceCode,
  body: { readonly status: ServiceStatus; readonly reason?: string },
): Promise<void> {
  await machineCall(brand, { method: 'PUT', path: `/sellers/${externalId}/services/${code}`, body });
}
