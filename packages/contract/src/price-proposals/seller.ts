import { limits } from '@offizin/domain/limits';
import {
  proposalReasons,
  proposalStates,
  rejectionReasons,
  removalReasons,
} from '@offizin/domain/price-proposals/proposal';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors, screenWriteErrors } from '../errors.ts';
import { listedProduct, priceRank, productId } from '../offers/seller.ts';
import { id, instant, money, version } from '../scalars.ts';

const summaryFields = {
  proposalId: id,
  reason: z.enum(proposalReasons),
  state: z.enum(proposalStates),
  products: z.int(),
  /** Units of them that can be sold from the warehouse. */
  units: z.int(),
  /** By which share all prices together change: −0.08 is eight per cent less. */
  change: z.number(),
  createdAt: instant,
  expiresAt: instant,
  /** When it was accepted, rejected or removed. */
  decidedAt: instant.nullable(),
  /** Who of the shop decided; null while nobody has, and where the marketplace took it back. */
  decidedBy: z.string().nullable(),
};

const summary = z.strictObject(summaryFields);
export type ProposalSummary = z.infer<typeof summary>;

const kept = z.strictObject({ before: money, after: money });

/** A product as it is while the proposal is open, and as it was when it was decided. */
const proposedProduct = z.strictObject({
  ...listedProduct,
  oldPrice: money,
  newPrice: money,
  best: money.nullable(),
  recommended: money.nullable(),
  units: z.int(),
  /** Basis points. */
  commissionRate: z.int(),
  vatRate: z.int(),
  /** What is left of a unit's price after VAT and commission. */
  kept,
  /** Among the offers of all; null once the proposal is decided. */
  rank: z.strictObject({ before: priceRank, after: priceRank }).nullable(),
});
export type ProposedProduct = z.infer<typeof proposedProduct>;

const detail = z.strictObject({
  ...summaryFields,
  version,
  rejection: z.enum(rejectionReasons).nullable(),
  removal: z.enum(removalReasons).nullable(),
  /** When every unit in the warehouse is sold. */
  kept,
  items: z.array(proposedProduct),
});
export type ProposalDetail = z.infer<typeof detail>;

const common = {
  access: { kind: 'screens', anyOf: ['price_updates'] },
} as const;
const one = { params: z.strictObject({ proposalId: id }), ownedIds: { params: ['proposalId'] } } as const;
const decision = {
  ...common,
  ...one,
  method: 'POST',
  idempotency: 'required',
  // The marketplace's staff would decide about what the marketplace proposes.
  locked: 'impersonation',
  response: detail,
} as const;
const decisionErrors = [
  ...screenWriteErrors,
  'access.impersonation',
  'not_found',
  'price_proposal.invalid_state',
] as const;

/** What the marketplace proposes to charge for products in its warehouse, and what the seller says to it (PRI-01, PRI-02). */
export const priceProposalsApi = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/price-proposals',
    summary: 'The open proposals, which end first come first, and the last ones that were decided or have expired',
    response: z.strictObject({ open: z.array(summary), closed: z.array(summary) }),
    errors: screenReadErrors,
  }),
  counts: endpoint({
    ...common,
    method: 'GET',
    path: '/price-proposals/counts',
    summary: 'How many proposals are open',
    response: z.strictObject({ open: z.int() }),
    errors: screenReadErrors,
  }),
  detail: endpoint({
    ...common,
    ...one,
    method: 'GET',
    path: '/price-proposals/:proposalId',
    summary: 'One proposal with its products: prices, places and what is kept, before and after',
    response: detail,
    errors: [...screenReadErrors, 'not_found'],
  }),
  accept: endpoint({
    ...decision,
    path: '/price-proposals/:proposalId/accept',
    summary: 'Take over all prices of a proposal at once, for good',
    audited: 'price_proposal.accepted',
    body: z.strictObject({
      version,
      /** All products of the proposal: what is not chosen is not agreed to. */
      products: z.array(productId).min(1).max(limits.priceProposalProducts),
    }),
    errors: [...decisionErrors, 'price_proposal.incomplete', 'price_proposal.refused', 'catalogue.busy'],
  }),
  reject: endpoint({
    ...decision,
    path: '/price-proposals/:proposalId/reject',
    summary: 'Keep all prices, for good; the marketplace may send the products back',
    audited: 'price_proposal.rejected',
    body: z.strictObject({ version, reason: z.enum(rejectionReasons).nullable() }),
    errors: decisionErrors,
  }),
} as const;
