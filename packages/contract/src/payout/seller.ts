import { payoutScreens } from '@offizin/domain/access/twin-screens';
import { payoutFaults, askedSteps } from '@offizin/domain/payout/requirements';
import { payoutProviders, payoutStateNames, validations } from '@offizin/domain/payout/payout-account';
import { payoutHoldReasons } from '@offizin/domain/payout/payout-hold';
import { paymentStateNames, payoutLineKinds } from '@offizin/domain/payout/payouts';
import { invoiceTypes } from '@offizin/domain/invoices/invoice-kinds';
import { ledgerKindNames } from '@offizin/domain/ledger/ledger';
import { z } from 'zod';
import { endpoint, type EndpointSpec } from '../endpoint.ts';
import { reauthenticatedErrors, screenReadErrors } from '../errors.ts';
import { shopPosting } from '../ledger/seller.ts';
import { externalId } from '../machine-endpoint.ts';
import { instant, largestAmount, largestInteger, money } from '../scalars.ts';

const requirement = z.strictObject({
  step: z.enum(askedSteps),
  fault: z.enum(payoutFaults),
  /** The provider's own code, for its support. */
  code: z.string().regex(/^[A-Za-z0-9_.-]{1,60}$/),
});
export const requirements = z.array(requirement).max(50);

export const payoutLines = z
  .array(
    z.strictObject({
      kind: z.enum(payoutLineKinds),
      amount: z.int().min(-largestAmount).max(largestAmount),
      count: z.int().min(0).max(largestInteger).nullable(),
    }),
  )
  .max(20);

const payment = z.strictObject({
  payoutNo: z.string(),
  state: z.enum(paymentStateNames),
  amount: money,
  dueAt: instant,
  paidAt: instant.nullable(),
  returnedAt: instant.nullable(),
  /** The last characters of the account that it went to; null until it is paid. */
  accountEnd: z.string().nullable(),
  lines: payoutLines,
});
export type PayoutPayment = z.infer<typeof payment>;

/** What a payout is made of, to the cent: amounts in minor units, signed as the shop sees them. */
export const madePayout = z.strictObject({
  payment,
  /** What of orders was settled with it, kind by kind. */
  parts: z.array(
    z.strictObject({ kind: z.enum(ledgerKindNames).exclude(['payout']), lines: z.int(), amount: z.int() }),
  ),
  /** What orders were paid here beside what was settled here: a part in one payout, the rest in another. */
  carried: z.int(),
  /** How many orders, and what they come to. */
  orders: z.strictObject({ count: z.int(), amount: z.int() }),
  postings: z.array(shopPosting),
  /** What of which documents was settled with it. */
  documents: z.array(
    z.strictObject({ invoiceNo: z.string(), type: z.enum(invoiceTypes), month: z.string(), amount: z.int() }),
  ),
  /** What of the amount nothing names; 0 where it adds up. */
  missing: z.int(),
});
export type MadePayout = z.infer<typeof madePayout>;

export const payoutOrder = z.strictObject({ orderNumber: z.string(), orderedAt: instant, amount: z.int() });
export type PayoutOrder = z.infer<typeof payoutOrder>;

export const payoutView = z.strictObject({
  provider: z.enum(payoutProviders),
  state: z.enum(payoutStateNames),
  validation: z.enum(validations),
  requirements,
  /** When the provider or the shop last changed the state. */
  stateAt: instant.nullable(),
  /** What payouts wait for, the strongest first. */
  holds: z.array(z.strictObject({ reason: z.enum(payoutHoldReasons), until: instant.nullable() })),
  holdHours: z.int(),
  /** Whether the provider can be reached from here. */
  isConnected: z.boolean(),
  bank: z.strictObject({
    /** By its country and end only. */
    iban: z.string().nullable(),
    holder: z.string().nullable(),
    changedAt: instant.nullable(),
    changedBy: z.string().nullable(),
  }),
  next: payment.nullable(),
  last: z.array(payment),
});
export type PayoutView = z.infer<typeof payoutView>;

const made = {
  access: { kind: 'screens', anyOf: payoutScreens },
} as const satisfies Partial<EndpointSpec>;

const common = { access: { kind: 'screens', anyOf: ['payment_provider'] } } as const satisfies Partial<EndpointSpec>;

/** The account that a shop is paid to: its validation by the provider, and what is paid next (PRO-08). */
export const payoutApi = {
  read: endpoint({
    ...common,
    method: 'GET',
    path: '/payout',
    summary: 'State of the payout account, what it lacks, what payouts wait for, the next payout and the last ones',
    response: payoutView,
    errors: screenReadErrors,
  }),
  list: endpoint({
    ...made,
    method: 'GET',
    path: '/payouts',
    token: 'money:read',
    summary: 'The payouts of the shop, planned ones among them, newest first',
    query: z.strictObject({ cursor: z.string().max(200).optional() }),
    response: z.strictObject({ items: z.array(payment), nextCursor: z.string().nullable() }),
    errors: screenReadErrors,
  }),
  made: endpoint({
    ...made,
    method: 'GET',
    path: '/payouts/:payoutNo',
    token: 'money:read',
    summary:
      'What a payout is made of: orders by kind, what was posted beside them, its documents, and what is missing',
    params: z.strictObject({ payoutNo: externalId }),
    ownedIds: { params: ['payoutNo'] },
    response: madePayout,
    errors: [...screenReadErrors, 'not_found'],
  }),
  orders: endpoint({
    ...made,
    method: 'GET',
    path: '/payouts/:payoutNo/orders',
    token: 'money:read',
    summary: 'The orders of a payout with what each was paid, by number',
    params: z.strictObject({ payoutNo: externalId }),
    ownedIds: { params: ['payoutNo'] },
    query: z.strictObject({ cursor: z.string().max(200).optional() }),
    response: z.strictObject({ items: z.array(payoutOrder), nextCursor: z.string().nullable() }),
    errors: [...screenReadErrors, 'not_found'],
  }),
  openOnboarding: endpoint({
    ...common,
    method: 'POST',
    path: '/payout/onboarding',
    summary: 'Make a link, which works once, to the provider’s page where what is missing is brought',
    reauthenticated: true,
    locked: 'impersonation',
    idempotency: 'none',
    rate: { as: 'payout_onboarding' },
    transactions: 'own',
    response: z.strictObject({ url: z.url({ protocol: /^https?$/ }) }),
    errors: [...screenReadErrors, ...reauthenticatedErrors, 'csrf.invalid', 'payout.provider_unavailable'],
  }),
  block: endpoint({
    ...common,
    method: 'POST',
    path: '/payout/block',
    summary: 'Stop all payouts while the account is another one, until the marketplace releases them',
    level: 'read',
    locked: 'impersonation',
    idempotency: 'none',
    audited: 'payout.blocked',
    response: z.strictObject({ blockedAt: instant }),
    errors: [...screenReadErrors, 'csrf.invalid', 'access.impersonation', 'not_found', 'payout.nothing_to_stop'],
  }),
} as const;
