import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { addDays } from '@offizin/domain/calendar/zoned-time';
import type { InvoiceType } from '@offizin/domain/invoices/invoice-kinds';
import { invoiceTotals } from '@offizin/domain/invoices/invoice-totals';
import { vatIn } from '@offizin/domain/ledger/charged-shipping';
import type { InvoiceParty, InvoiceRecord } from '@offizin/marketplace-client/api.gen';
import { vatNumberOf } from './companies.ts';
import { invoiceWords } from './invoice-words.ts';
import { plainPdf } from './plain-pdf.ts';
import type { BilledPart, MonthFigures } from './month-figures.ts';
import { type DemoSeller, sellersOf } from './sellers.ts';
import { billedVatRate, marketCountry } from './vat-rates.ts';

/** A document that the marketplace issues in a demo. */
export interface DemoInvoice {
  readonly seller: DemoSeller;
  /** The month it is about, `YYYY-MM`. */
  readonly month: string;
  readonly type: Exclude<InvoiceType, 'fulfilment'>;
}

/** Shops that sell less are not billed in a demo, so that it is there soon. */
const leastOrders = 9;
/** In these months the fee has a discount, stamps are passed on at home, and shops abroad are billed that sell less: so a demo has every kind of VAT. */
const isShownMonth = (month: string): boolean => Number(month.slice(5)) % 10 === 0;
const leastOrdersAbroad = 2;
const monthlyFee = 3900;
const feeGivenBack = 1860;
const feeDiscount = 390;
const stamps = { quantity: 12, unitPrice: 85 } as const;
const places = {
  de: ['Kaiser-Joseph-Straße 201', '79098', 'Freiburg'],
  ch: ['Pilatusstrasse 20', '6003', 'Luzern'],
  es: ['Calle de Colón, 30', '46004', 'Valencia'],
} as const;

function marketplaceParty(brand: BrandId): InvoiceParty {
  const { company, support } = brands[brand];
  const [street, postalCode, city] = places[brand];
  const contact = { name: 'Service', phone: support.phone, email: support.email };
  const vatNumber = vatNumberOf(marketCountry[brand], '73105264');
  return {
    name: company.split(',')[0] ?? company,
    street,
    postalCode,
    city,
    countryCode: marketCountry[brand],
    vatNumber,
    contact,
  };
}

function shopParty({ record, country, externalId }: DemoSeller): InvoiceParty {
  const { street, postalCode, city } = record.address;
  const person = record.users[0];
  return {
    name: record.company?.legalName ?? record.name,
    street,
    postalCode,
    city,
    countryCode: country,
    vatNumber: record.company?.vatNumber ?? vatNumberOf(country, externalId),
    contact: {
      name: person?.name ?? record.name,
      phone: '+34 900 555 010',
      email: person?.email ?? 'shop@shop.example',
    },
  };
}

/** The month a number of months before that of a day, `YYYY-MM`. */
function monthBefore(day: string, back: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - back;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

function reportPdf({ brand, record: shop }: DemoSeller, month: string, figures: MonthFigures): string {
  const { orders, sales, refunded } = figures;
  const words = invoiceWords[shop.locale];
  const { currency } = brands[brand];
  const money = (amount: number) => `${(amount / 100).toFixed(2)} ${currency}`;
  return plainPdf(`${words.report} ${month}`, [
    shop.name,
    `${words.orders}: ${orders}`,
    `${words.sales}: ${money(sales)}`,
    `${words.refunded}: ${money(refunded)}`,
  ]).toString('base64');
}

/** The months in which a part of the fee is given back. */
const isCorrected = (month: string): boolean => Number(month.slice(5)) % 3 === 0;

const issuedOn = (month: string): string => `${monthBefore(`${month}-01`, -1)}-02`;

/** What a brand has issued in the year of a day until then, in its order: each day's list begins with that of the day before. */
export function invoicesOf(brand: BrandId, today: string): DemoInvoice[] {
  const months = Array.from({ length: 12 }, (_, at) => monthBefore(`${today.slice(0, 4)}-12`, 12 - at));
  const sellers = sellersOf(brand);
  const shops = sellers.filter(({ ordersPerDay }) => ordersPerDay >= leastOrders);
  const abroad = sellers.filter(
    ({ ordersPerDay, country }) =>
      ordersPerDay >= leastOrdersAbroad && ordersPerDay < leastOrders && country !== marketCountry[brand],
  );
  return months
    .filter((month) => issuedOn(month) <= today)
    .flatMap((month) => {
      const correction = isCorrected(month) ? (['credit_note'] as const) : [];
      const types = ['commission', ...correction, 'shipping_vat', 'vouchers', 'report'] as const;
      const billedAbroad = isShownMonth(month) ? abroad : [];
      return [...shops, ...billedAbroad].flatMap((seller) => types.map((type) => ({ seller, month, type })));
    });
}

/** What the fee comes to in a month, with what is given off it. */
function feeLines({ seller, month }: DemoInvoice, vatRate: number): InvoiceRecord['lines'] {
  const words = invoiceWords[seller.record.locale];
  const fee = { text: words.fee, quantity: 1, unitPrice: monthlyFee, vatRate };
  const discount = { text: words.discount, quantity: -1, unitPrice: feeDiscount, vatRate };
  return isShownMonth(month) ? [fee, discount] : [fee];
}

/** Stamps that the marketplace has bought for a shop at home, free of VAT as the post sells them. */
function stampLines({ seller, month }: DemoInvoice): InvoiceRecord['lines'] {
  const isAtHome = seller.country === marketCountry[seller.brand];
  if (!isAtHome || !isShownMonth(month)) return [];
  const { text } = invoiceWords[seller.record.locale].stamps;
  return [{ ...stamps, text, vatRate: 0, vatCategory: 'E' }];
}

const sumOf = (parts: readonly BilledPart[]): number => parts.reduce((sum, { gross }) => sum + gross, 0);

/** What was paid with VAT, a line for each rate; all of it is net where the shop owes the VAT. */
function billed(text: string, parts: readonly BilledPart[], { reverseCharge }: { reverseCharge: boolean }) {
  const taxed = reverseCharge ? [{ rate: 0, gross: sumOf(parts) }] : parts;
  const billedParts = taxed.map(({ rate, gross }) => ({ vatRate: rate, vat: vatIn(gross, rate), gross }));
  return {
    lines: billedParts.map(({ vatRate, vat, gross }) => ({ text, quantity: 1, unitPrice: gross - vat, vatRate })),
    chargedVat: billedParts.map(({ vatRate, vat }) => ({ vatRate, vat })),
  };
}

/** The document as it is issued, made of what the month brought; `before` is the number of the document before it. */
export function invoiceOf(invoice: DemoInvoice, figures: MonthFigures, before: string): InvoiceRecord {
  const { seller, month, type } = invoice;
  const { brand, country, record: shop } = seller;
  const words = invoiceWords[shop.locale];
  const [market, own] = [marketplaceParty(brand), shopParty(seller)];
  const vatRate = billedVatRate(brand, country);
  const base = {
    type,
    month,
    issuedOn: issuedOn(month),
    dueOn: addDays(issuedOn(month), 24),
    currency: brands[brand].currency,
    reverseCharge: vatRate === 0,
    corrects: null,
    kind: 'ISSUED',
    supplier: market,
    customer: own,
  } as const;
  const line = (text: string, unitPrice: number, quantity = 1) => ({ text, quantity, unitPrice, vatRate });
  switch (type) {
    case 'commission': {
      const { orders, commission, commissionVat } = figures;
      const fees = feeLines(invoice, vatRate);
      const extras = stampLines(invoice);
      return {
        ...base,
        lines: [line(words.commission(orders), commission), ...fees, ...extras],
        chargedVat: [{ vatRate, vat: commissionVat + invoiceTotals({ lines: fees }).vat }],
        ...(extras.length > 0 && { vatReasons: [{ category: 'E', text: words.stamps.reason }] }),
      };
    }
    case 'credit_note':
      return { ...base, corrects: before, lines: [line(words.correction, feeGivenBack, -1)] };
    case 'shipping_vat':
      return { ...base, ...billed(words.shipping, figures.shipping, base) };
    case 'vouchers': {
      const parts = [{ rate: vatRate, gross: figures.vouchers }];
      return { ...base, kind: 'RECEIVED', supplier: own, customer: market, ...billed(words.vouchers, parts, base) };
    }
    case 'report':
      return { ...base, dueOn: null, lines: [], pdf: reportPdf(seller, month, figures) };
  }
}

const postingKinds = {
  commission: 'fee',
  credit_note: 'credit',
  shipping_vat: 'shipping',
  fulfilment: 'fulfilment',
} as const;

/** The document as one that is settled with payouts: what it has beside orders is posted with it. */
export function setOff(record: InvoiceRecord, figures: MonthFigures, invoiceNo: string): InvoiceRecord {
  const { type, kind } = record;
  if (type === 'report') return record;
  const taken = type === 'commission' ? figures.commission + figures.commissionVat : 0;
  const amount = taken - invoiceTotals(record).gross;
  const postings =
    type === 'vouchers' || kind === 'RECEIVED'
      ? []
      : [{ postingNo: invoiceNo, kind: postingKinds[type], amount, text: record.lines.at(-1)?.text ?? null }];
  return { ...record, dueOn: null, setOff: { postings } };
}

/** Whether the demo has settled a document that is not set off: all but those of the last month, and there the commission. */
export function paidOn(record: InvoiceRecord, today: string): string | null {
  if (record.type === 'report') return null;
  const settled = addDays(record.issuedOn, 5);
  const isRecent = monthBefore(today, 1) === record.month;
  if (settled > today || (isRecent && record.type !== 'commission')) return null;
  return invoiceTotals(record).gross === 0 ? null : settled;
}
