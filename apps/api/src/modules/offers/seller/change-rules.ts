import { syncResultTable, type SyncResultType } from '@offizin/domain/sync/result-types';
import type { OfferPoint } from '../write/judge-change.ts';
import type { OfferFacts } from '../read/offer-detail-queries.ts';

function isRefusal(type: SyncResultType): boolean {
  const { colour, effect } = syncResultTable[type];
  return colour === 'red' && effect === 'skip';
}

/** What an offer becomes when it takes what its feed said last; what no feed says stays. */
export function takenFromFeed({ feedPrice, feedStock, feedOrigin, ...offer }: OfferFacts): OfferPoint {
  if (feedPrice === null) return offer;
  return { price: feedPrice, stock: feedStock ?? offer.stock, origin: feedOrigin ?? offer.origin, active: true };
}

/**
 * Whether what is wanted is what there is. An offer that a red result keeps off sale is judged again even so: what was
 * refused may have been another price, and its seller says now that the one it has is right.
 */
export function changesNothing(offer: OfferPoint & Pick<OfferFacts, 'finding'>, wanted: OfferPoint): boolean {
  const { price, stock, origin, active, finding } = offer;
  if (finding !== null && isRefusal(finding)) return false;
  return price === wanted.price && stock === wanted.stock && origin === wanted.origin && active === wanted.active;
}
