import { holdReasons, ledgerKindNames, ledgerStates } from '@offizin/domain/ledger/ledger';
import { postingKinds } from '@offizin/domain/ledger/postings';
import { limits } from '@offizin/domain/limits';
import { currencies } from '@offizin/domain/money';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bulkResult, externalId, machine, readErrors, writeErrors } from '../machine-endpoint.ts';
import { orderNumber } from '../orders/marketplace.ts';
import { calendarMonth, calendarDay, largestAmount, line } from '../scalars.ts';

export const ledgerLine = z
  .strictObject({
    lineNo: z
      .int()
      .min(1)
      .max(limits.ledgerLines)
      .describe("The marketplace's own number of the line, once in an order"),
    kind: z.enum(ledgerKindNames),
    amount: z.int().min(-largestAmount).max(largestAmount).describe('Minor units, signed as the shop sees them'),
    bookedOn: calendarDay,
    rate: z
      .int()
      .min(0)
      .max(10_000)
      .nullable()
      .describe(
        'Basis points: of a commission, of the VAT on it, or of the VAT in shipping and in what of it is given back, which must say it',
      ),
    text: line(120).nullable().describe("What it is for, in the seller's language: a product, a voucher, a reason"),
    payoutNo: externalId.nullable().describe('Of the payout that a line of the kind `payout` is part of'),
  })
  .refine(({ kind, payoutNo }) => (kind === 'payout') === (payoutNo !== null), { path: ['payoutNo'] })
  .refine(({ kind, rate }) => (kind !== 'shipping' && kind !== 'shipping_refund') || rate !== null, { path: ['rate'] });
export type LedgerLine = z.infer<typeof ledgerLine>;

export const ledgerStanding = z
  .strictObject({
    state: z.enum(ledgerStates).exclude(['paid']),
    reason: z.enum(holdReasons).nullable(),
    since: calendarDay.nullable(),
    payableOn: calendarDay.nullable(),
  })
  .refine(({ state, reason }) => (state === 'held') === (reason !== null), { path: ['reason'] });

export const ledgerEntry = z.strictObject({
  orderNumber,
  lines: z
    .array(ledgerLine)
    .max(limits.ledgerLines)
    .describe('Those that are new; a line that is there already must be the same'),
  standing: ledgerStanding.optional().describe('Left out: as it was; of an order that is new here, pending'),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

/** What is posted to a shop beside its orders. */
export const ledgerPosting = z.strictObject({
  postingNo: externalId.describe("The marketplace's own number, once in a shop"),
  kind: z.enum(postingKinds),
  amount: z.int().min(-largestAmount).max(largestAmount).describe('Minor units, signed as the shop sees them'),
  bookedOn: calendarDay,
  text: line(120).nullable(),
  documentNo: z.string().max(20).nullable().describe('The document that it came with; those come with their documents'),
  payoutNo: externalId.nullable().describe('The payout that pays it or sets it off: may be named later, once'),
});
export type LedgerPosting = z.infer<typeof ledgerPosting>;

/** What the marketplace books for sellers' orders, and what it pays of it (MKT-01, INV-05). */
export const ledgerMachineApi = {
  bulkLedger: endpoint({
    method: 'POST',
    path: '/ledger/bulk',
    summary: `Book lines for at most ${limits.ledgerEntriesPerCall} orders and say where their money stands; a line never changes, what is wrong is corrected by another one, no order gives back more than it sold, a payout line names a payout that is not paid yet and never pays twice, and what a document of a month takes in is not booked in that month any more`,
    description:
      'Each entry is taken or refused by itself and reported by its index, counted from 0. A line that is there already must be the same; a standing that is left out stays.',
    access: machine('orders'),
    idempotency: 'required',
    list: 'entries',
    body: z.strictObject({ entries: z.array(ledgerEntry).min(1).max(limits.ledgerEntriesPerCall) }),
    response: bulkResult,
    errors: writeErrors,
  }),
  payableLedger: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/ledger/payable',
    summary:
      'The orders of a seller whose money is payable, by number, after a number: what the next payout pays or sets off',
    description: 'Changes nothing. For the next page pass `next` as `after`; null is the end.',
    access: machine('orders'),
    params: z.strictObject({ externalId }),
    query: z.strictObject({ after: orderNumber.optional() }),
    response: z.strictObject({
      items: z.array(
        z.strictObject({
          orderNumber: z.string(),
          open: z.int().describe('In minor units; negative where the seller owes'),
          payableOn: calendarDay.nullable(),
          lastLineNo: z.int().describe('The number of its last line'),
        }),
      ),
      next: z.string().nullable().describe('The number after which the next page begins; null at the end'),
    }),
    errors: [...readErrors, 'not_found'],
  }),
  bulkPostings: endpoint({
    method: 'POST',
    path: '/sellers/:externalId/postings/bulk',
    summary: `Post at most ${limits.postingsPerCall} corrections to a seller beside orders, or name the payout of postings that are there; nothing else of a posting changes`,
    description:
      'Each posting is taken or refused by itself and reported by its index, counted from 0. A posting that is there with another content is refused; only its payout may be named later, once.',
    access: machine('orders'),
    idempotency: 'required',
    params: z.strictObject({ externalId }),
    list: 'postings',
    body: z.strictObject({ postings: z.array(ledgerPosting).min(1).max(limits.postingsPerCall) }),
    response: bulkResult,
    errors: [...writeErrors, 'not_found'],
  }),
  openPostings: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/postings/open',
    summary: 'What was posted to a seller beside orders and has no payout yet, by number, after a number',
    description: 'Changes nothing. For the next page pass `next` as `after`; null is the end.',
    access: machine('orders'),
    params: z.strictObject({ externalId }),
    query: z.strictObject({ after: externalId.optional() }),
    response: z.strictObject({ items: z.array(ledgerPosting), next: z.string().nullable() }),
    errors: [...readErrors, 'not_found'],
  }),
  bookedLedger: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/ledger/booked/:month',
    summary: 'What was booked for a seller in a month, by kind and rate: what the documents of the month come to',
    description: 'Changes nothing. An invoice that is set off has to come to these sums, to the cent.',
    access: machine('orders'),
    params: z.strictObject({ externalId, month: calendarMonth }),
    response: z.strictObject({
      sums: z.array(
        z.strictObject({
          kind: z.enum(ledgerKindNames),
          rate: z.int().nullable().describe('Basis points, as the lines say it'),
          lines: z.int(),
          credit: z.int().describe('What was given to the shop, in minor units'),
          debit: z.int().describe('What was taken from it; negative'),
        }),
      ),
    }),
    errors: [...readErrors, 'not_found'],
  }),
  orderLedger: endpoint({
    method: 'GET',
    path: '/ledger/:orderNumber',
    summary: 'The lines of an order as the portal has them, and what they come to',
    description: 'Changes nothing. `open` is in minor units, and negative where the shop owes.',
    access: machine('orders'),
    params: z.strictObject({ orderNumber }),
    response: z.strictObject({
      orderNumber: z.string(),
      currency: z.enum(currencies),
      lines: z.array(ledgerLine),
      standing: ledgerStanding,
      state: z.enum(ledgerStates),
      open: z.int().describe('What is still to be paid, in minor units'),
    }),
    errors: [...readErrors, 'not_found'],
  }),
} as const;
