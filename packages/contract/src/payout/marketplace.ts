import { currencies } from '@offizin/domain/money';
import { payoutProviders, payoutStateNames, validations } from '@offizin/domain/payout/payout-account';
import { addsUp, paymentStateNames } from '@offizin/domain/payout/payouts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { externalId, machine, readErrors, writeErrors } from '../machine-endpoint.ts';
import { payoutLines, requirements } from './seller.ts';
import { instant, largestAmount } from '../scalars.ts';

const status = z.strictObject({
  provider: z.enum(payoutProviders),
  state: z.enum(payoutStateNames),
  validation: z.enum(validations),
  requirements,
  heldUntil: instant.nullable().describe('Nothing may be paid before; null where nothing is held'),
  blockedAt: instant
    .nullable()
    .describe('Since when the shop has stopped its payouts; nothing may be paid until they are released'),
});
export type PayoutStatus = z.infer<typeof status>;

export const payoutRecord = z
  .strictObject({
    state: z.enum(paymentStateNames),
    amount: z.int().min(-largestAmount).max(largestAmount),
    currency: z.enum(currencies),
    dueAt: instant,
    paidAt: instant.nullable(),
    returnedAt: instant.nullable(),
    accountEnd: z
      .string()
      .regex(/^[0-9A-Z]{4}$/)
      .nullable(),
    lines: payoutLines,
  })
  .refine(({ amount, lines }) => lines.length === 0 || addsUp(amount, lines), { path: ['lines'] })
  .refine(({ state, paidAt }) => state !== 'paid' || paidAt !== null, { path: ['paidAt'] })
  .refine(({ state, returnedAt }) => state !== 'returned' || returnedAt !== null, { path: ['returnedAt'] });
export type PayoutRecord = z.infer<typeof payoutRecord>;

/** What the marketplace knows and decides about what sellers are paid (MKT-01). */
export const payoutMachineApi = {
  sellerPayout: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/payout',
    summary: 'Whether a seller may be paid, and what a payout waits for; no account number',
    description:
      'Changes nothing. Read it before a payout is made: nothing may be paid while `heldUntil` is ahead or `blockedAt` is set.',
    access: machine('sellers'),
    params: z.strictObject({ externalId }),
    response: status,
    errors: [...readErrors, 'not_found'],
  }),
  putSellerPayout: endpoint({
    method: 'PUT',
    path: '/sellers/:externalId/payout',
    summary: "Set the state of a seller's payout account; `blocked: false` releases payouts that the shop has stopped",
    description:
      'Replaces state and requirements; `blocked` stays as it is where it is left out. The shop is notified, and `seller.payout_changed` says what holds now.',
    access: machine('sellers'),
    idempotency: 'required',
    params: z.strictObject({ externalId }),
    body: z.strictObject({
      state: z.enum(payoutStateNames),
      requirements,
      blocked: z.boolean().optional().describe('Left out: as it is'),
    }),
    response: status,
    errors: [...writeErrors, 'not_found'],
  }),
  payout: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/payouts/:payoutNo',
    summary: 'A payout of a seller as the portal has it',
    description: 'Changes nothing. `not_found` for a payout that was never handed over.',
    access: machine('sellers'),
    params: z.strictObject({ externalId, payoutNo: externalId }),
    response: z.strictObject({ payoutNo: z.string(), ...payoutRecord.shape }),
    errors: [...readErrors, 'not_found'],
  }),
  putPayout: endpoint({
    method: 'PUT',
    path: '/sellers/:externalId/payouts/:payoutNo',
    summary:
      'Create a payout of a seller or replace it: amount, what it is made of, due, paid, returned; once it was paid only that it came back, or was paid once more; it is paid when the lines that name it come to its amount',
    description:
      "A payout that was made keeps amount, currency, lines and day: another content is refused with `payout.settled`. It is refused with `payout.currency` in another currency than the shop's, and with `payout.lines_differ` as paid while the ledger's lines that name it do not come to its amount.",
    access: machine('sellers'),
    idempotency: 'required',
    params: z.strictObject({ externalId, payoutNo: externalId }),
    body: payoutRecord,
    response: z.strictObject({ payoutNo: z.string() }),
    errors: [...writeErrors, 'not_found', 'payout.currency', 'payout.settled', 'payout.lines_differ'],
  }),
} as const;
