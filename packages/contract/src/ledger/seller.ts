import { ledgerScreens } from '@offizin/domain/access/twin-screens';
import { ledgerFilters } from '@offizin/domain/ledger/ledger-filters';
import { filterQuery } from '../filter-query.ts';
import { holdReasons, ledgerKindNames, ledgerStates, ledgerWords } from '@offizin/domain/ledger/ledger';
import { collectingTypes } from '@offizin/domain/ledger/chain';
import { postingKinds } from '@offizin/domain/ledger/postings';
import { limits } from '@offizin/domain/limits';
import { currencies } from '@offizin/domain/money';
import { orderStatuses } from '@offizin/domain/orders/statuses';
import { payoutStateNames } from '@offizin/domain/payout/payout-account';
import { payoutHoldReasons } from '@offizin/domain/payout/payout-hold';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors } from '../errors.ts';
import { calendarDay, calendarMonth, instant, line } from '../scalars.ts';

/** Minor units; what takes money away is negative. */
const sums = { sold: z.int(), refunded: z.int(), kept: z.int(), forYou: z.int() };

export const ledgerItem = z.strictObject({
  orderNumber: z.string(),
  /** Null once the portal has let go of the order. */
  orderId: z.string().nullable(),
  status: z.enum(orderStatuses).nullable(),
  /** Whether the marketplace's warehouse ships it. */
  warehouse: z.boolean(),
  orderedAt: instant,
  currency: z.enum(currencies),
  ...sums,
  /** What of it is still to come; negative where the shop owes. */
  open: z.int(),
  state: z.enum(ledgerStates),
  /** Why it is not paid yet, or that nothing is missing. */
  word: z.enum(ledgerWords),
  paidOn: calendarDay.nullable(),
  payableOn: calendarDay.nullable(),
});
export type LedgerItem = z.infer<typeof ledgerItem>;

/** A posting as the shop sees it. */
export const shopPosting = z.strictObject({
  postingNo: z.string(),
  kind: z.enum(postingKinds),
  amount: z.int(),
  bookedOn: calendarDay,
  text: z.string().nullable(),
  documentNo: z.string().nullable(),
});
export type ShopPosting = z.infer<typeof shopPosting>;

const balance = z.strictObject({ orders: z.int(), amount: z.int() });

export const ledgerMonth = z.strictObject({
  month: z.string(),
  currency: z.enum(currencies),
  orders: z.int(),
  ...sums,
  states: z.strictObject({ pending: balance, payable: balance, paid: balance, held: balance }),
});
export type LedgerMonth = z.infer<typeof ledgerMonth>;

export const ledgerTotals = z.strictObject({
  orders: z.int(),
  currency: z.enum(currencies),
  ...sums,
  /** What is still to come of all of them; negative where the shop owes. */
  open: z.int(),
});
export type LedgerTotals = z.infer<typeof ledgerTotals>;

const payoutHold = z
  .strictObject({ reason: z.enum(payoutHoldReasons), /** When it ends by itself. */ until: instant.nullable() })
  .nullable();

/** What was posted to the shop beside orders and no payout has taken up yet: all of it, and the newest of it. */
const besideOrders = z.strictObject({
  currency: z.enum(currencies),
  count: z.int(),
  amount: z.int(),
  postings: z.array(shopPosting).max(limits.openPostingsShown),
});
export type BesideOrders = z.infer<typeof besideOrders>;

export const ledgerSummary = z.strictObject({
  /** Newest first. */
  months: z.array(ledgerMonth),
  beside: besideOrders,
  /** Of the payout account; null where the shop has none. */
  account: z.enum(payoutStateNames).nullable(),
  /** What every payout waits for now; null where the next one is paid. */
  payoutHold,
  /** When the next payout is planned. */
  nextPayoutAt: instant.nullable(),
  /** The months in which something was booked, newest first: each has a statement of what the shop is owed. */
  statements: z.array(calendarMonth),
});
export type LedgerSummary = z.infer<typeof ledgerSummary>;

export const ledgerDetail = z.strictObject({
  ...ledgerItem.shape,
  dispatchBy: instant.nullable(),
  dispatchedAt: instant.nullable(),
  deliveredAt: instant.nullable(),
  account: z.enum(payoutStateNames).nullable(),
  payoutHold,
  nextPayoutAt: instant.nullable(),
  hold: z.strictObject({ reason: z.enum(holdReasons), since: calendarDay.nullable() }).nullable(),
  lines: z.array(
    z.strictObject({
      kind: z.enum(ledgerKindNames),
      amount: z.int(),
      bookedOn: calendarDay,
      rate: z.int().nullable(),
      text: z.string().nullable(),
      payoutNo: z.string().nullable(),
    }),
  ),
  /** The documents of its lines; without a number where that of a month is not there yet. */
  documents: z.array(
    z.strictObject({ type: z.enum(collectingTypes), month: z.string(), invoiceNo: z.string().nullable() }),
  ),
});
export type LedgerDetail = z.infer<typeof ledgerDetail>;

/** What the rows of the ledger are narrowed to. */
export const ledgerFilter = z.strictObject(filterQuery(ledgerFilters));
export type LedgerFilter = z.infer<typeof ledgerFilter>;

const access = { kind: 'screens', anyOf: ledgerScreens } as const;

/** What each order brought, what was kept of it and what is paid (INV-05). */
export const ledgerApi = {
  list: endpoint({
    method: 'GET',
    path: '/ledger',
    token: 'money:read',
    summary: 'The orders with what was sold, refunded, kept and paid, newest first',
    access,
    rate: { as: 'search', typed: 'number' },
    query: z.strictObject({
      ...ledgerFilter.shape,
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(limits.ledgerPageMax).optional(),
    }),
    response: z.strictObject({ items: z.array(ledgerItem), nextCursor: z.string().nullable() }),
    errors: screenReadErrors,
  }),
  totals: endpoint({
    method: 'GET',
    path: '/ledger/totals',
    summary: 'What the orders of a filter come to together, and what of it is still to come',
    access,
    rate: { as: 'search', typed: 'number' },
    query: ledgerFilter,
    response: ledgerTotals,
    errors: screenReadErrors,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/ledger/summary',
    summary: 'What each month comes to, and how much of it is pending, payable, paid and held',
    access,
    response: ledgerSummary,
    errors: screenReadErrors,
  }),
  order: endpoint({
    method: 'GET',
    path: '/ledger/orders/:orderNumber',
    token: 'money:read',
    summary: 'The lines of an order, and the one thing that its money waits for',
    access,
    params: z.strictObject({ orderNumber: line(20) }),
    ownedIds: { params: ['orderNumber'] },
    response: ledgerDetail,
    errors: [...screenReadErrors, 'not_found'],
  }),
} as const;
