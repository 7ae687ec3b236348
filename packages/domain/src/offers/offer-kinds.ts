import type { StockOrigin } from '../orders/statuses.ts';
import { syncResultTable, type SyncResultType } from '../sync/result-types.ts';

/** What an upload or a feed changes: stock, origin and price, or the price alone. */
export const uploadTypes = ['stock_and_price', 'price_only'] as const;
export type UploadType = (typeof uploadTypes)[number];

/** In the order of the list's tabs. */
export const offerStatuses = ['active', 'out_of_stock', 'inactive'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** The stock types by which offers are filtered (OFF-02). */
export const stockTypes = ['limited', 'unlimited'] as const;
export type StockType = (typeof stockTypes)[number];

/** How an offer’s price compares with the market: filters of the list. */
export const pricePositions = ['not_best', 'above_recommended'] as const;
export type PricePosition = (typeof pricePositions)[number];

/** How an offer follows a price rule of its seller: a filter of the list. */
export const ruleFollowings = ['any', 'none', 'first', 'at_floor', 'waiting'] as const;
export type RuleFollowing = (typeof ruleFollowings)[number];

/** Whether the wholesaler delivers without a limit: a stock of 0 with origin wholesaler (UPL-03). */
export function isUnlimited(stock: number, origin: StockOrigin): boolean {
  return stock === 0 && origin === 'wholesaler';
}

export interface OfferState {
  readonly stock: number;
  readonly origin: StockOrigin;
  /** What the seller set, whatever the result of the rules. */
  readonly active: boolean;
  /** The result type of the offer's last classification; null when it has none. */
  readonly blockedBy: SyncResultType | null;
}

/** The status that the seller sees (OFF-01); a type that does not stop the sale leaves the offer active. */
export function offerStatus({ stock, origin, active, blockedBy }: OfferState): OfferStatus {
  if (!active || (blockedBy !== null && syncResultTable[blockedBy].stopsSale)) return 'inactive';
  return stock === 0 && origin === 'own' ? 'out_of_stock' : 'active';
}

/** What kind of thing a catalogue product is. */
export const productTypes = [
  'medicine',
  'parapharmacy',
  'cosmetic',
  'medical_device',
  'food_supplement',
  'other',
] as const;
export type ProductType = (typeof productTypes)[number];
