import type { StockOrigin } from '../orders/statuses.ts';

export interface ComparedOffer {
  readonly price: number;
  readonly stock: number;
  readonly origin: StockOrigin;
  readonly active: boolean;
}

/** What a feed says of a product; a feed of prices says nothing of stock and origin. */
export interface ComparedValue {
  readonly price: number;
  readonly stock: number | null;
  readonly origin: StockOrigin | null;
}

/** In what an offer is another one than its feed says; what a feed carries shall be on sale. */
export function feedDifference(
  offer: ComparedOffer,
  { price, stock, origin }: ComparedValue,
): Record<keyof ComparedOffer, boolean> {
  return {
    price: offer.price !== price,
    stock: stock !== null && offer.stock !== stock,
    origin: stock !== null && offer.origin !== origin,
    active: !offer.active,
  };
}

export function isOtherThanFeed(offer: ComparedOffer, value: ComparedValue): boolean {
  return Object.values(feedDifference(offer, value)).some(Boolean);
}
