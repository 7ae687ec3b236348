import { limits } from '@offizin/domain/limits';
import { proposalReasons, proposalStates, removalReasons } from '@offizin/domain/price-proposals/proposal';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { externalId, machine, readErrors, writeErrors } from '../machine-endpoint.ts';
import { instant, minorUnits } from '../scalars.ts';

const newPrice = minorUnits.min(1).max(limits.offerPriceMax);

export const priceProposalRecord = z.strictObject({
  reason: z.enum(proposalReasons),
  expiresAt: instant.optional().describe('In fourteen days where it is left out'),
  products: z
    .array(z.strictObject({ productId: externalId, newPrice }))
    .min(1)
    .max(limits.priceProposalProducts)
    .refine((products) => new Set(products.map(({ productId }) => productId)).size === products.length),
});
export type PriceProposalRecord = z.infer<typeof priceProposalRecord>;

const params = z.strictObject({ externalId, proposalNo: externalId });
const response = z.strictObject({ proposalNo: z.string(), state: z.enum(proposalStates) });

/** What the marketplace proposes to charge for products that it keeps for sellers (MKT-01, PRI-01). */
export const priceProposalMachineApi = {
  priceProposal: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/price-proposals/:proposalNo',
    summary: 'A proposal with its prices, and what became of it',
    description: 'Changes nothing. Read it after `price_proposal.accepted` or `price_proposal.rejected`.',
    access: machine('catalogue'),
    params,
    response: z.strictObject({
      ...response.shape,
      reason: z.enum(proposalReasons),
      createdAt: instant,
      expiresAt: instant,
      decidedAt: instant.nullable(),
      rejection: z.string().nullable().describe('Why the seller rejected it'),
      removal: z.string().nullable().describe('Why the marketplace took it back'),
      products: z.array(z.strictObject({ productId: z.string(), newPrice: z.int() })),
    }),
    errors: [...readErrors, 'not_found'],
  }),
  putPriceProposal: endpoint({
    method: 'PUT',
    path: '/sellers/:externalId/price-proposals/:proposalNo',
    summary: 'Propose prices for products that a seller offers; one that is already there is left unchanged',
    description:
      'The shop finds the proposal on its screen and accepts or rejects it, which sends `price_proposal.accepted` or `price_proposal.rejected`. Refused with `price_proposal.too_many` while as many as there may be are open.',
    access: machine('catalogue'),
    idempotency: 'required',
    params,
    body: priceProposalRecord,
    response,
    errors: [...writeErrors, 'not_found', 'price_proposal.too_many'],
  }),
  removePriceProposal: endpoint({
    method: 'POST',
    path: '/sellers/:externalId/price-proposals/:proposalNo/remove',
    summary: 'Take an open proposal back; the seller reads why',
    description: 'Refused with `price_proposal.invalid_state` once the shop has answered or the time is over.',
    access: machine('catalogue'),
    idempotency: 'required',
    params,
    body: z.strictObject({ reason: z.enum(removalReasons) }),
    response,
    errors: [...writeErrors, 'not_found', 'price_proposal.invalid_state'],
  }),
} as const;
