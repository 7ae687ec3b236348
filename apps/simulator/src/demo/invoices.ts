import type { InvoiceParty, InvoiceRecord } from '@offizin/contract/marketplace-invoices';
import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { addDays } from '@offizin/domain/calendar/zoned-time';
import { invoiceTotals } from '@offizin/domain/invoices/invoice-totals';
import { vatNumberOf } from './companies.ts';
import { invoiceWords } from './invoice-words.ts';
import { plainPdf } from './plain-pdf.ts';
import { type DemoSeller, sellersOf } from './sellers.ts';

export interface DemoInvoice {
  readonly seller: DemoSeller;
  readonly record: InvoiceRecord;
  /** Whether it corrects the document before it. */
  readonly isCorrection: boolean;
}

/** Shops that sell less are not billed in a demo, which is to be there soon. */
const leastOrders = 9;
const home = { de: 'DE', ch: 'CH', es: 'ES' } as const;
const rates = { de: 1900, ch: 810, es: 2100 } as const;
const places = {
  de: ['Kaiser-Joseph-Straße 201', '79098', 'Freiburg'],
  ch: ['Pilatusstrasse 20', '6003', 'Luzern'],
  es: ['Calle de Colón, 30', '46004', 'Valencia'],
} as const;

function marketplaceParty(brand: BrandId): InvoiceParty {
  const { company, support } = brands[brand];
  const [street, postalCode, city] = places[brand];
  const contact = { name: 'Service', phone: support.phone, email: support.email };
  const vatNumber = vatNumberOf(home[brand], '73105264');
  return {
    name: company.split(',')[0] ?? company,
    street,
    postalCode,
    city,
    countryCode: home[brand],
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

/** The month so many before that of a day, `YYYY-MM`. */
function monthBefore(day: string, back: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - back;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

function documentsOf(seller: DemoSeller, month: string): DemoInvoice[] {
  const { brand, country, record: shop, ordersPerDay } = seller;
  const words = invoiceWords[shop.locale];
  const orders = Math.max(1, Math.round(ordersPerDay * (26 + (Number(month.slice(5)) % 4))));
  const sales = orders * 4_155;
  const [market, own] = [marketplaceParty(brand), shopParty(seller)];
  const reverseCharge = country !== home[brand];
  const vatRate = reverseCharge ? 0 : rates[brand];
  const issuedOn = `${monthBefore(`${month}-01`, -1)}-02`;
  const base = {
    month,
    issuedOn,
    dueOn: addDays(issuedOn, 24),
    currency: brands[brand].currency,
    reverseCharge,
    corrects: null,
  };
  const toShop = { ...base, kind: 'ISSUED', supplier: market, customer: own } as const;
  const line = (text: string, unitPrice: number, quantity = 1) => ({ text, quantity, unitPrice, vatRate });
  const report: InvoiceRecord = {
    ...toShop,
    type: 'report',
    dueOn: null,
    lines: [],
    pdf: plainPdf(`${words.report} ${month}`, [
      shop.name,
      `${words.orders}: ${orders}`,
      `${words.sales}: ${(sales / 100).toFixed(2)} ${base.currency}`,
      `${words.cancelled}: ${Math.round(orders * seller.cancelled)}`,
    ]).toString('base64'),
  };
  const invoices: InvoiceRecord[] = [
    {
      ...toShop,
      type: 'commission',
      lines: [line(words.commission(orders), Math.round(sales * 0.164)), line(words.fee, 3900)],
    },
    { ...toShop, type: 'shipping_vat', lines: [line(words.shipping, orders * 182)] },
    {
      ...base,
      kind: 'RECEIVED',
      supplier: own,
      customer: market,
      type: 'vouchers',
      lines: [line(words.vouchers, orders * 53)],
    },
    report,
  ];
  const correction: InvoiceRecord = {
    ...toShop,
    type: 'credit_note',
    lines: [line(words.correction, 1860, -1)],
    // The number of the commission's invoice is known once that is handed over.
    corrects: 'LI-2000-000001',
  };
  const isCorrected = Number(month.slice(5)) % 3 === 0;
  return [...(isCorrected ? [invoices[0], correction, ...invoices.slice(1)] : invoices)].flatMap((record) =>
    record === undefined ? [] : [{ seller, record, isCorrection: record.type === 'credit_note' }],
  );
}

/** What a brand has issued in the year of a day until then, in its order: each day's list begins with that of the day before. */
export function invoicesOf(brand: BrandId, today: string): DemoInvoice[] {
  const months = Array.from({ length: 12 }, (_, at) => monthBefore(`${today.slice(0, 4)}-12`, 12 - at));
  const shops = sellersOf(brand).filter(({ ordersPerDay }) => ordersPerDay >= leastOrders);
  return months
    .flatMap((month) => shops.flatMap((seller) => documentsOf(seller, month)))
    .filter(({ record }) => record.issuedOn <= today);
}

/** Whether the demo has settled a document: all but those of the last month, and there the commission. */
export function paidOn({ record }: DemoInvoice, today: string): string | null {
  if (record.type === 'report') return null;
  const settled = addDays(record.issuedOn, 5);
  const isRecent = monthBefore(today, 1) === record.month;
  if (settled > today || (isRecent && record.type !== 'commission')) return null;
  return invoiceTotals(record.lines).gross === 0 ? null : settled;
}
