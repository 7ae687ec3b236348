import { flag, id, one } from '../lists/filters.ts';
import { productFilters } from '../lists/product-filters.ts';
import { stockOrigins } from '../orders/statuses.ts';
import { offerStatuses, pricePositions, ruleFollowings, stockTypes } from './offer-kinds.ts';

/** What the offers of a tab are narrowed to (OFF-02). */
export const offerFilters = {
  ...productFilters,
  origin: one(stockOrigins),
  stockType: one(stockTypes),
  /** How an offer’s price compares with the market. */
  price: one(pricePositions),
  /** Only what is not as the seller’s feed said last. */
  feed: flag('differs'),
  /** How an offer follows a price rule of its seller. */
  rule: one(ruleFollowings),
  /** Only what follows one rule. */
  ruleId: id,
} as const;

/** The same with the tab. */
export const offerListFilters = { status: one(offerStatuses), ...offerFilters } as const;
export type OfferListFilters = typeof offerListFilters;
