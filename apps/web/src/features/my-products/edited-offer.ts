import type { OfferRow } from '@offizin/contract/offers';
import { isUnlimited, offerStatus } from '@offizin/domain/offers/offer-kinds';
import type { OfferChange } from './waiting-edits.ts';

/** An offer as it will be when a change is accepted; what only the server knows is left open. */
export function editedOffer(offer: OfferRow, change: OfferChange | undefined): OfferRow {
  if (change === undefined) return offer;
  const price = change.price ?? offer.price.amount;
  const stock = change.stock ?? offer.stock;
  const active = change.active ?? offer.active;
  // Only more stock brings back what was out of stock for too long.
  const blockedBy = offer.finding === 'out_of_stock_too_long' && stock === offer.stock ? offer.finding : null;
  return {
    ...offer,
    price: { ...offer.price, amount: price },
    stock,
    active,
    unlimited: isUnlimited(stock, offer.origin),
    status: offerStatus({ stock, origin: offer.origin, active, blockedBy }),
    rank: price === offer.price.amount ? offer.rank : null,
    finding: blockedBy,
  };
}
