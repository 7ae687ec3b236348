import { invoiceKinds, invoicePayments, invoiceTypes } from '@offizin/domain/invoices/invoice-kinds';
import { invoiceNumberPattern } from '@offizin/domain/invoices/invoice-number';
import { isSetOffFairly, postingKinds } from '@offizin/domain/ledger/postings';
import { documentFault } from '@offizin/domain/invoices/invoice-totals';
import { vatCategories, vatReasonCodes } from '@offizin/domain/invoices/vat-category';
import { limits } from '@offizin/domain/limits';
import { currencies } from '@offizin/domain/money';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { externalId, machine, readErrors, writeErrors } from '../machine-endpoint.ts';
import { calendarMonth, calendarDay, countryCode, instant, largestAmount, line, minorUnits } from '../scalars.ts';

export const invoiceNo = z.string().regex(invoiceNumberPattern);

/** A party as the document names it, with whom to ask. */
export const invoiceParty = z.strictObject({
  name: line(200),
  street: line(200),
  postalCode: line(20),
  city: line(100),
  countryCode,
  vatNumber: z
    .string()
    .regex(/^[A-Z]{2}[A-Z0-9]{2,13}$/)
    .optional(),
  taxNumber: line(30).optional().describe('Of somebody without a VAT number, as its tax office writes it'),
  contact: z.strictObject({ name: line(100), phone: line(30), email: z.email().max(200) }),
});
export type InvoiceParty = z.infer<typeof invoiceParty>;

const invoiceLine = z.strictObject({
  text: line(200),
  quantity: z
    .int()
    .min(-limits.invoiceQuantity)
    .max(limits.invoiceQuantity)
    .refine((quantity) => quantity !== 0),
  unitPrice: minorUnits.max(limits.invoicePrice),
  vatRate: z.int().min(0).max(3000),
  vatCategory: z
    .enum(vatCategories)
    .optional()
    .describe(
      'What it falls under (UNTDID 5305); without it what follows from its rate and from where the two parties are',
    ),
});

/** Why nothing is charged in a category (BT-120, BT-121); without it the usual words and code. */
const vatReason = z.strictObject({
  category: z.enum(vatCategories),
  code: z.enum(vatReasonCodes).optional(),
  text: line(200).optional(),
});

/** `%PDF-` in base64, as far as the next characters leave it alone. */
const pdfBegins = 'JVBER';

/** A document as it is issued: once it is here, no part of it changes. */
export const invoiceRecord = z
  .strictObject({
    kind: z.enum(invoiceKinds),
    type: z.enum(invoiceTypes),
    issuedOn: calendarDay,
    month: calendarMonth.describe('The month it is about'),
    dueOn: calendarDay.nullable(),
    currency: z.enum(currencies),
    supplier: invoiceParty,
    customer: invoiceParty,
    reverseCharge: z
      .boolean()
      .describe('The customer owes the VAT of a line: by the law of the Union (AE), or by that of its own country'),
    lines: z.array(invoiceLine).max(limits.invoiceLines),
    vatReasons: z.array(vatReason).max(vatCategories.length).optional(),
    chargedVat: z
      .array(
        z.strictObject({ vatRate: invoiceLine.shape.vatRate, vat: z.int().min(-largestAmount).max(largestAmount) }),
      )
      .max(limits.invoiceLines)
      .optional()
      .describe('By rate: VAT that was charged order by order, in minor units, where the document shall show its sum'),
    setOff: z
      .strictObject({
        postings: z
          .array(
            z.strictObject({
              postingNo: externalId,
              kind: z.enum(postingKinds).exclude(['correction']),
              amount: z
                .int()
                .min(-largestAmount)
                .max(largestAmount)
                .describe('Minor units, signed as the shop sees them'),
              text: line(120).nullable(),
            }),
          )
          .max(limits.documentPostings),
      })
      .optional()
      .describe(
        'Where nobody transfers it: it is settled with payouts, so it is never due. What was booked for orders in its month (commission with its VAT, vouchers that the marketplace replaces) and these postings come to it',
      ),
    corrects: invoiceNo.nullable().describe("The number of the seller's invoice that a credit note corrects"),
    pdf: z
      .base64()
      .startsWith(pdfBegins)
      .max(limits.invoicePdfText)
      .optional()
      .describe('The document itself, in base64; the portal draws one where there is none. A report has one'),
  })
  .superRefine((record, context) => {
    const fault = documentFault(record);
    if (fault !== null) context.addIssue({ code: 'custom', path: [fault] });
    if (!isSetOffFairly(record)) context.addIssue({ code: 'custom', path: ['setOff'] });
    if (record.type === 'report' && record.pdf === undefined) context.addIssue({ code: 'custom', path: ['pdf'] });
  });
export type InvoiceRecord = z.infer<typeof invoiceRecord>;

/** What of a document is data. */
const { pdf: _, ...invoiceContent } = invoiceRecord.shape;

const params = z.strictObject({ externalId, invoiceNo });

/** What the marketplace bills, and what sellers bill through it (MKT-01, INV-01). */
export const invoiceMachineApi = {
  putInvoice: endpoint({
    method: 'PUT',
    path: '/sellers/:externalId/invoices/:invoiceNo',
    summary:
      'Hand over a document with the next number of the brand’s series of its year, not dated before the one before it nor after today where the brand is, in the shop’s currency; what its VAT falls under follows from the parties’ countries where no line says it; a credit note takes back at most what is left of its document; a repeat changes nothing, another content is refused; one that is set off comes to what was booked, to the cent',
    description:
      'The portal draws the document where `pdf` is left out, and makes its e-invoice. Once it is here no part of it changes: the same content again answers `created: false`, another one is refused with `invoice.immutable`. Numbers have no gaps: any but the next one of the series is refused with `invoice.number`.',
    access: machine('sellers'),
    idempotency: 'required',
    params,
    body: invoiceRecord,
    response: z.strictObject({ invoiceNo: z.string(), created: z.boolean() }),
    errors: [
      ...writeErrors,
      'not_found',
      'invoice.number',
      'invoice.date',
      'invoice.future',
      'invoice.vat',
      'invoice.immutable',
      'invoice.corrects',
      'invoice.credit_too_large',
      'invoice.currency',
      'invoice.unprintable',
      'invoice.lines_differ',
      'invoice.collected',
      'ledger.posting_taken',
    ],
  }),
  invoice: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/invoices/:invoiceNo',
    summary:
      'A document as the portal has it, with its sums in minor units and whether it is paid; its PDF is not in it',
    description: "Changes nothing. `not_found` for a number that is not the seller's.",
    access: machine('sellers'),
    params,
    response: z.strictObject({
      invoiceNo: z.string(),
      receivedAt: instant,
      paidOn: calendarDay.nullable().describe('Null while it is not paid; of a report always'),
      net: z.int(),
      vat: z.int(),
      gross: z.int(),
      ...invoiceContent,
    }),
    errors: [...readErrors, 'not_found'],
  }),
  putInvoicePayment: endpoint({
    method: 'PUT',
    path: '/sellers/:externalId/invoices/:invoiceNo/payment',
    summary: 'Say that a document is paid, or that it is not; one that is set off is settled by its payouts alone',
    description:
      'May be said again and taken back. Refused with `invoice.paid_before_issued` for a day before the document, and with `invoice.set_off` for one that payouts settle.',
    access: machine('sellers'),
    idempotency: 'required',
    params,
    body: z
      .strictObject({ payment: z.enum(invoicePayments), paidOn: calendarDay.nullable() })
      .refine(({ payment, paidOn }) => (payment === 'PAID') === (paidOn !== null), { path: ['paidOn'] }),
    response: z.strictObject({ invoiceNo: z.string() }),
    errors: [...writeErrors, 'not_found', 'invoice.paid_before_issued', 'invoice.set_off'],
  }),
  lastInvoice: endpoint({
    method: 'GET',
    path: '/invoice-series/:year',
    summary: 'How many documents the portal has of a year: the next number is one higher',
    description:
      'Changes nothing. Ask before the first document of a run, for `putInvoice` takes only the next number.',
    access: machine('sellers'),
    params: z.strictObject({ year: z.coerce.number().int().min(2000).max(2999) }),
    response: z.strictObject({ last: z.int() }),
    errors: ['api_key.invalid', 'api_key.scope'],
  }),
} as const;
