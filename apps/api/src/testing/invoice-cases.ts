import type { InvoiceParty, InvoiceRecord } from '@offizin/contract/invoices/marketplace';
import type { VatCategory } from '@offizin/domain/invoices/vat-category';
import { anInvoice } from '@offizin/testkit/records';
import type { InvoiceFilesTask } from '../modules/invoices/seller/files-task.ts';

/** A document with what its data must say. */
export interface InvoiceCase {
  readonly record: InvoiceRecord;
  /** UNTDID 1001 */
  readonly code: string;
  readonly title: string;
  /** By rate from the highest. */
  readonly categories: readonly VatCategory[];
}

export const taskOf = (record: InvoiceRecord): InvoiceFilesTask => ({
  invoiceNo: 'LI-2026-000001',
  brand: 'de',
  locale: 'de_DE',
  content: record,
  wanted: ['pdf', 'cii', 'ubl'],
  electronic: true,
});

const { supplier, customer } = anInvoice();
const spanish: InvoiceParty = {
  ...customer,
  name: 'Farmacia Alameda S.L.',
  street: 'Paseo de la Alameda, 14',
  postalCode: '46010',
  city: 'Valencia',
  countryCode: 'ES',
  vatNumber: 'ESB58378431',
};
const british: InvoiceParty = {
  ...spanish,
  postalCode: 'BS1 4ST',
  city: 'Bristol',
  countryCode: 'GB',
  vatNumber: 'GB980780684',
};
const swiss: InvoiceParty = {
  ...spanish,
  postalCode: '8400',
  city: 'Winterthur',
  countryCode: 'CH',
  vatNumber: 'CHE107310525',
};
/** A small business: it has no VAT number. */
const { vatNumber: _, ...unnumbered } = customer;

const lines = [
  { text: 'Provision & Gebühr <Oktober>', quantity: 3, unitPrice: 3_333, vatRate: 1900 },
  { text: 'Bücher', quantity: 1, unitPrice: 999, vatRate: 700 },
];
const untaxed = { text: 'Commission', quantity: 1, unitPrice: 500, vatRate: 0 } as const;
const invoice = { code: '380', title: 'Rechnung: Provision' } as const;

/** Documents of every category and kind that the portal writes. */
export const invoiceCases: Readonly<Record<string, InvoiceCase>> = {
  'an invoice of two rates': { ...invoice, record: anInvoice({ lines }), categories: ['S', 'S'] },
  'VAT that was charged order by order': {
    ...invoice,
    record: anInvoice({ lines, chargedVat: [{ vatRate: 1900, vat: 1_903 }] }),
    categories: ['S', 'S'],
  },
  'a self-billed one': {
    record: anInvoice({ kind: 'RECEIVED', type: 'vouchers' }),
    code: '389',
    title: 'Gutschrift',
    categories: ['S'],
  },
  'a correction': {
    record: anInvoice({
      type: 'credit_note',
      corrects: 'LI-2026-000009',
      lines: [{ text: 'Provision', quantity: -2, unitPrice: 1860, vatRate: 1900 }],
    }),
    code: '384',
    title: 'Rechnungskorrektur',
    categories: ['S'],
  },
  'reverse charge at home': {
    ...invoice,
    record: anInvoice({ reverseCharge: true, lines: [untaxed] }),
    categories: ['AE'],
  },
  'reverse charge to another member state': {
    ...invoice,
    record: anInvoice({ customer: spanish, reverseCharge: true, lines: [untaxed] }),
    categories: ['AE'],
  },
  'a rate, reverse charge and an exemption with its code': {
    ...invoice,
    record: anInvoice({
      customer: spanish,
      reverseCharge: true,
      lines: [...lines, untaxed, { ...untaxed, text: 'Porto', unitPrice: 85, vatCategory: 'E' }],
      vatReasons: [{ category: 'E', code: 'VATEX-EU-132-1A', text: 'Post, § 4 Nr. 11b UStG' }],
    }),
    categories: ['S', 'S', 'E', 'AE'],
  },
  'a rate and an exemption, with a discount': {
    ...invoice,
    record: anInvoice({
      lines: [
        ...lines,
        { text: 'Rabatt', quantity: -1, unitPrice: 1_000, vatRate: 1900 },
        { ...untaxed, text: 'Briefmarken' },
      ],
    }),
    categories: ['S', 'S', 'E'],
  },
  'a discount taken back': {
    record: anInvoice({
      type: 'credit_note',
      corrects: 'LI-2026-000009',
      lines: [
        { text: 'Provision', quantity: -1, unitPrice: 10_000, vatRate: 1900 },
        { text: 'Rabatt', quantity: 1, unitPrice: 1_000, vatRate: 1900 },
      ],
    }),
    code: '384',
    title: 'Rechnungskorrektur',
    categories: ['S'],
  },
  'to Great Britain': {
    ...invoice,
    record: anInvoice({ customer: british, reverseCharge: true, lines: [untaxed] }),
    categories: ['O'],
  },
  'to Switzerland': { ...invoice, record: anInvoice({ customer: swiss, lines: [untaxed] }), categories: ['O'] },
  'within Switzerland': {
    ...invoice,
    record: anInvoice({
      currency: 'CHF',
      supplier: { ...swiss, name: 'Enziana Marktplatz AG' },
      customer: swiss,
      lines: [
        { ...untaxed, vatRate: 810 },
        { ...untaxed, vatRate: 260 },
      ],
    }),
    categories: ['S', 'S'],
  },
  'goods to another member state': {
    ...invoice,
    record: anInvoice({ customer: spanish, lines: [{ ...untaxed, vatCategory: 'K' }] }),
    categories: ['K'],
  },
  'goods out of the Union': {
    ...invoice,
    record: anInvoice({ customer: british, lines: [{ ...untaxed, vatCategory: 'G' }] }),
    categories: ['G'],
  },
  'a zero rate': { ...invoice, record: anInvoice({ lines: [{ ...untaxed, vatCategory: 'Z' }] }), categories: ['Z'] },
  'a small business without a VAT number': {
    record: anInvoice({
      kind: 'RECEIVED',
      type: 'shipping_vat',
      supplier: { ...unnumbered, taxNumber: '06/123/45678' },
      customer: supplier,
      lines: [untaxed],
      vatReasons: [{ category: 'E', text: 'Steuerfrei nach § 19 UStG.' }],
    }),
    code: '389',
    title: 'Gutschrift',
    categories: ['E'],
  },
  'a customer without a VAT number': {
    ...invoice,
    record: anInvoice({ customer: unnumbered }),
    categories: ['S'],
  },
};
