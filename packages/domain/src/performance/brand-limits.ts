import type { CancelledByParty } from '../orders/statuses.ts';
import { defaultLimits, type MetricLimits } from './status.ts';

/** Whose cancellations make up the ratio: everybody's, or only those for reasons of the seller's own. */
export const countedCancellations = ['all', 'seller'] as const;
export type CountedCancellations = (typeof countedCancellations)[number];

/** By what the marketplace of a brand judges its sellers. */
export interface BrandLimits {
  readonly cancelled: MetricLimits;
  readonly late: MetricLimits;
  readonly counted: CountedCancellations;
}

export const defaultBrandLimits: BrandLimits = { cancelled: defaultLimits, late: defaultLimits, counted: 'all' };

export type CancelledByWhom = Readonly<Record<CancelledByParty, number>>;

/** How many of the cancelled orders count. */
export function countedOf({ seller, customer, marketplace }: CancelledByWhom, counted: CountedCancellations): number {
  return counted === 'seller' ? seller : seller + customer + marketplace;
}
