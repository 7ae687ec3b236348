import { invoiceFilters } from '@offizin/domain/invoices/invoice-filters';
import { filterQuery } from '../filter-query.ts';
import { invoiceFormats, invoiceKinds, invoiceTypes } from '@offizin/domain/invoices/invoice-kinds';
import { limits } from '@offizin/domain/limits';
import { currencies } from '@offizin/domain/money';
import { paymentStateNames } from '@offizin/domain/payout/payouts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors } from '../errors.ts';
import { invoiceNo } from './marketplace.ts';
import { calendarDay, instant } from '../scalars.ts';

export const invoiceItem = z.strictObject({
  invoiceNo: z.string(),
  kind: z.enum(invoiceKinds),
  type: z.enum(invoiceTypes),
  issuedOn: calendarDay,
  month: z.string(),
  /** Amounts in minor units, negative in a credit note; null in a report, as its payment is. */
  amounts: z.strictObject({ net: z.int(), vat: z.int(), gross: z.int(), currency: z.enum(currencies) }).nullable(),
  dueOn: calendarDay.nullable(),
  paidOn: calendarDay.nullable(),
  corrects: z.string().nullable(),
  /** Settled with payouts, so it is never due: which ones is another question. */
  isSetOff: z.boolean(),
  /** What can be downloaded; a file that is still being made is missing. */
  files: z.array(z.enum(invoiceFormats)),
});
export type InvoiceItem = z.infer<typeof invoiceItem>;

const count = z.int().min(0);

/** How a document that is set off was settled; amounts in minor units, signed as the shop sees them. */
export const settlement = z.strictObject({
  invoiceNo: z.string(),
  type: z.enum(invoiceTypes),
  currency: z.enum(currencies),
  amount: z.int(),
  payouts: z.array(
    z.strictObject({
      payoutNo: z.string(),
      state: z.enum(paymentStateNames),
      /** When it was paid, or is due. */
      at: instant,
      amount: z.int(),
    }),
  ),
  /** Settled by other lines of the same orders: what was cancelled before it was paid. */
  inOrders: z.int(),
  /** What no payout has yet. */
  open: z.int(),
});
export type Settlement = z.infer<typeof settlement>;

export const invoiceSummary = z.strictObject({
  /** Newest first. */
  months: z.array(
    z.strictObject({
      month: z.string(),
      total: count,
      issued: count,
      received: count,
      pending: count,
      /** What the shop gets less what it owes, in minor units. */
      balance: z.int(),
      currency: z.enum(currencies),
    }),
  ),
  /** Whether the shop has the service of electronic invoices. */
  electronic: z.boolean(),
});
export type InvoiceSummary = z.infer<typeof invoiceSummary>;

const access = { kind: 'screens', anyOf: ['invoices'] } as const;

/** Invoices and reports of a shop (INV-01, INV-04). */
export const invoicesApi = {
  list: endpoint({
    method: 'GET',
    path: '/invoices',
    token: 'money:read',
    summary: 'Invoices, credit notes and reports, newest first; a month or a year is the one they are about',
    access,
    rate: { as: 'search', typed: 'number' },
    query: z.strictObject({
      ...filterQuery(invoiceFilters),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(limits.invoicePageMax).optional(),
    }),
    response: z.strictObject({ items: z.array(invoiceItem), nextCursor: z.string().nullable() }),
    errors: screenReadErrors,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/invoices/summary',
    summary: 'How many documents each month has, how many are unpaid, and its balance',
    access,
    response: invoiceSummary,
    errors: screenReadErrors,
  }),
  settlement: endpoint({
    method: 'GET',
    path: '/invoices/:invoiceNo/settlement',
    token: 'money:read',
    summary: 'With which payouts a document was set off, and what of it is open',
    access,
    params: z.strictObject({ invoiceNo }),
    ownedIds: { params: ['invoiceNo'] },
    response: settlement,
    errors: [...screenReadErrors, 'not_found'],
  }),
  file: endpoint({
    method: 'GET',
    path: '/invoices/:invoiceNo/files/:format',
    token: 'money:read',
    summary: 'The document as PDF, or its data as XRechnung for shops with electronic invoices',
    access,
    params: z.strictObject({ invoiceNo, format: z.enum(invoiceFormats) }),
    ownedIds: { params: ['invoiceNo'] },
    response: z.unknown(),
    file: { mediaType: 'application/octet-stream', description: 'A PDF or an XML file' },
    errors: [...screenReadErrors, 'not_found', 'download.not_ready'],
  }),
} as const;
