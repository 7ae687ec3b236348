import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import type { LedgerKind } from '@offizin/domain/ledger/ledger';
import type { LedgerEntry, LedgerLine, OrderRecord } from '@offizin/marketplace-client/api.gen';
import { catalogueOf } from './catalogue.ts';
import { arrived } from './order-facts.ts';
import { payoutAfter } from './payouts.ts';
import type { DemoSeller } from './sellers.ts';
import { billedVatRate, vatRateOf } from './vat-rates.ts';

interface Terms {
  readonly name: string;
  /** Basis points. */
  readonly commissionRate: number;
}

const termsOf = new Map<BrandId, ReadonlyMap<string, Terms>>();

function termsIn(brand: BrandId): ReadonlyMap<string, Terms> {
  const known =
    termsOf.get(brand) ?? new Map(catalogueOf(brand).map((product) => [product.productId, product] as const));
  termsOf.set(brand, known);
  return known;
}

interface Booked extends Partial<LedgerLine> {
  readonly kind: LedgerKind;
  readonly amount: number;
  readonly at: string;
}

/** Collects the lines of an order under the next numbers. */
class Book {
  readonly lines: LedgerLine[] = [];
  readonly #brand: BrandId;

  constructor(brand: BrandId) {
    this.#brand = brand;
  }

  add({ at, ...line }: Booked): void {
    const bookedOn = wallClockAt(new Date(at), brands[this.#brand].timeZone).date;
    this.lines.push({ lineNo: this.lines.length + 1, bookedOn, rate: null, text: null, payoutNo: null, ...line });
  }
}

/** What a line is sold for, and the commission on a number of its units. */
function lineAmounts(brand: BrandId, line: OrderRecord['lines'][number], units: number) {
  const terms = termsIn(brand).get(line.productId);
  const amount = line.unitPrice * units;
  return {
    amount,
    commission: Math.round((amount * (terms?.commissionRate ?? 0)) / 10_000),
    name: terms?.name ?? null,
  };
}

/** Takes the commission, or gives it back, with the VAT on it. */
function addCommission(
  book: Book,
  { brand, country }: DemoSeller,
  { commission, at }: { commission: number; at: string },
): void {
  if (commission === 0) return;
  book.add({ kind: 'commission', amount: -commission, at });
  const rate = billedVatRate(brand, country);
  if (rate === 0) return;
  // What is given back is rounded as what was taken.
  const vat = Math.sign(commission) * Math.round((Math.abs(commission) * rate) / 10_000);
  book.add({ kind: 'commission_vat', amount: -vat, at, rate });
}

function addSale(book: Book, seller: DemoSeller, order: OrderRecord): void {
  const { brand } = seller;
  const { createdAt, lines, shipping, discount } = order;
  const sold = lines.map((line) => lineAmounts(brand, line, line.quantity));
  book.add({ kind: 'sale', amount: sold.reduce((sum, { amount }) => sum + amount, 0), at: createdAt });
  const rate = vatRateOf(order.deliveryAddress.countryCode);
  if (shipping > 0) book.add({ kind: 'shipping', amount: shipping, at: createdAt, rate });
  if (discount.amount > 0) {
    // The customer pays less, and the marketplace makes up for it.
    book.add({ kind: 'voucher', amount: -discount.amount, at: createdAt, text: discount.label });
    book.add({ kind: 'voucher', amount: discount.amount, at: createdAt, text: brands[brand].name });
  }
  addCommission(book, seller, { commission: sold.reduce((sum, { commission }) => sum + commission, 0), at: createdAt });
}

/** Gives back what was cancelled of an order, or all of it. */
function addRefunds(book: Book, seller: DemoSeller, order: OrderRecord): void {
  const { past, lines, shipping } = order;
  const shipment = past?.shipment.at(-1);
  const whole = past?.cancellation?.at ?? (shipment?.status === 'returned' ? shipment.at : undefined);
  const at = whole ?? past?.processedAt;
  if (at === undefined) return;
  let commission = 0;
  for (const line of lines) {
    const units = whole === undefined ? (line.cancelledQuantity ?? 0) : line.quantity;
    if (units === 0) continue;
    const { amount, commission: back, name } = lineAmounts(seller.brand, line, units);
    book.add({ kind: 'refund', amount: -amount, at, text: name });
    commission -= back;
  }
  const rate = vatRateOf(order.deliveryAddress.countryCode);
  if (whole !== undefined && shipping > 0) book.add({ kind: 'shipping_refund', amount: -shipping, at, rate });
  addCommission(book, seller, { commission, at });
}

const day = 86_400_000;
const dateAfter = (at: string, days: number) => new Date(Date.parse(at) + days * day).toISOString().slice(0, 10);

interface Latest {
  readonly day: string;
  readonly payableOn: string | null;
}

/** When the money of an order counts that nobody said has arrived: two weeks after it was sent. */
function latestOf(seller: DemoSeller, { past }: OrderRecord): Latest | null {
  if (past?.processedAt === undefined) return null;
  const day = dateAfter(past.processedAt, 14);
  return { day, payableOn: payoutAfter(seller, new Date(`${day}T12:00:00Z`))?.dueAt.slice(0, 10) ?? null };
}

/** Where the money of an order stands that is not settled yet. */
function standingOf(
  { past }: OrderRecord,
  { payableOn, latest, now }: { payableOn: string | null; latest: Latest | null; now: Date },
): NonNullable<LedgerEntry['standing']> {
  const shipment = past?.shipment.at(-1);
  const since = shipment === undefined ? null : shipment.at.slice(0, 10);
  if (shipment?.status === 'incident') return { state: 'held', reason: 'incident', since, payableOn };
  const hasArrived = past?.shipment.some(({ status }) => arrived.has(status)) ?? false;
  if (hasArrived || past?.cancellation !== undefined) return { state: 'payable', reason: null, since: null, payableOn };
  if (latest !== null && latest.day <= now.toISOString().slice(0, 10))
    return { state: 'payable', reason: null, since: null, payableOn: latest.payableOn };
  return { state: 'pending', reason: null, since: null, payableOn: latest?.day ?? null };
}

/** What the marketplace has booked for an order before it pays it: sold, kept, refunded. */
export function ledgerOf(seller: DemoSeller, order: OrderRecord, now: Date): LedgerEntry {
  const book = new Book(seller.brand);
  addSale(book, seller, order);
  addRefunds(book, seller, order);
  const arrival = order.past?.shipment.find(({ status }) => arrived.has(status));
  const payout = arrival === undefined ? null : payoutAfter(seller, new Date(arrival.at));
  const payableOn = payout?.dueAt.slice(0, 10) ?? null;
  const standing = standingOf(order, { payableOn, latest: latestOf(seller, order), now });
  return { orderNumber: order.number, lines: book.lines, standing };
}
