import type { OfferRow } from '@offizin/contract/offers/seller';
import { isOtherThanFeed } from '@offizin/domain/feeds/feed-difference';
import { isUnlimited, offerStatus } from '@offizin/domain/offers/offer-kinds';
import type { OfferChange } from './waiting-edits.ts';

/** What an offer is to have: what is typed, over what its feed says where that is taken. */
function wantedOf({ price, stock, origin, active, feed }: OfferRow, change: OfferChange) {
  const taken = change.fromFeed === true ? feed : null;
  return {
    price: change.price ?? taken?.price.amount ?? price.amount,
    stock: change.stock ?? taken?.stock ?? stock,
    origin: taken?.origin ?? origin,
    active: change.active ?? (taken === null ? active : true),
  };
}

/** The purchase price as it will be: nothing judges it. */
function paidOf({ price, purchasePrice }: OfferRow, { purchasePrice: wanted }: OfferChange): OfferRow['purchasePrice'] {
  if (wanted === undefined) return purchasePrice;
  return wanted === null ? null : { ...price, amount: wanted };
}

const isOfPurchasePrice = (change: OfferChange): boolean =>
  change.purchasePrice !== undefined && Object.keys(change).length === 1;

/** An offer as it will be when a change is accepted; what only the server knows is left open. */
export function editedOffer(offer: OfferRow, change: OfferChange | undefined): OfferRow {
  if (change === undefined) return offer;
  const purchasePrice = paidOf(offer, change);
  if (isOfPurchasePrice(change)) return { ...offer, purchasePrice };
  const wanted = wantedOf(offer, change);
  const { price, stock, origin, active } = wanted;
  const { feed } = offer;
  // Only more stock brings back what was out of stock for too long.
  const blockedBy = offer.finding === 'out_of_stock_too_long' && stock === offer.stock ? offer.finding : null;
  return {
    ...offer,
    price: { ...offer.price, amount: price },
    purchasePrice,
    stock,
    origin,
    active,
    unlimited: isUnlimited(stock, origin),
    status: offerStatus({ stock, origin, active, blockedBy }),
    rank: price === offer.price.amount ? offer.rank : null,
    finding: blockedBy,
    feed: feed === null ? null : { ...feed, differs: isOtherThanFeed(wanted, { ...feed, price: feed.price.amount }) },
  };
}
