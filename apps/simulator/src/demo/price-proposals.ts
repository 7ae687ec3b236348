import type { ProposalReason } from '@offizin/domain/price-proposals/proposal';
import type { PriceProposalRecord } from '@offizin/marketplace-client/api.gen';
import { hash, randomFrom } from '../random.ts';

/** An offer of a product that the warehouse holds. */
export interface KeptOffer {
  readonly productId: string;
  readonly price: number;
}

interface Plan {
  readonly reason: ProposalReason;
  readonly products: number;
  /** By what share prices change, from and to. */
  readonly change: readonly [from: number, to: number];
  readonly hours: number;
  /** Taken back at once: the market has moved again. */
  readonly isRecalled?: true;
}

/** What a shop finds: one that ends tomorrow, two with more time, and one that was withdrawn. */
const plans: readonly Plan[] = [
  { reason: 'market', products: 6, change: [-0.11, -0.04], hours: 33 },
  { reason: 'stock_age', products: 4, change: [-0.16, -0.09], hours: 8 * 24 },
  { reason: 'rrp_change', products: 9, change: [0.01, 0.03], hours: 11 * 24 },
  { reason: 'market', products: 3, change: [-0.08, -0.05], hours: 14 * 24, isRecalled: true },
];

const hour = 3_600_000;
const week = 7 * 24 * hour;

/** Prices end in 0 or 5. */
const rounded = (cents: number): number => Math.max(5, Math.round(cents / 5) * 5);

export interface Proposal {
  readonly proposalNo: string;
  readonly record: PriceProposalRecord;
  readonly isRecalled: boolean;
}

/** A round a week: the marketplace proposes prices on the same day for everybody. */
export const roundAt = (now: Date): string => `${Math.floor(now.getTime() / week)}`;

/** The proposals of a round, each about products of its own; none where a shop has too few for one. */
export function proposalsOf(offers: readonly KeptOffer[], round: string, now: Date): Proposal[] {
  const left = offers.toSorted((a, b) => hash(`${round}/${a.productId}`) - hash(`${round}/${b.productId}`));
  const random = randomFrom(`proposals/${round}`);
  return plans.flatMap(({ reason, products, change: [from, to], hours, isRecalled = false }, at) => {
    const taken = left.splice(0, products);
    if (taken.length < products) return [];
    const priced = taken.map(({ productId, price }) => ({
      productId,
      newPrice: rounded(price * (1 + from + random.next() * (to - from))),
    }));
    const expiresAt = new Date(now.getTime() + hours * hour).toISOString();
    return { proposalNo: `PP-${round}-${at + 1}`, record: { reason, expiresAt, products: priced }, isRecalled };
  });
}
