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

interface WantedValues {
  readonly price?: number | undefined;
  readonly stock?: number | undefined;
  readonly origin?: string | undefined;
  readonly active?: boolean | undefined;
  readonly fromFeed?: true | undefined;
  readonly restoredRun?: number | undefined;
  readonly purchasePrice?: number | null | undefined;
}

/** Whether a call is about the offer itself; one that names the purchase price alone leaves even a refused offer alone. */
export function isOfOffer({
  price,
  stock,
  origin,
  active,
  fromFeed,
  restoredRun,
  purchasePrice,
}: WantedValues): boolean {
  const ofOffer = [price, stock, origin, active, fromFeed, restoredRun];
  return purchasePrice === undefined || ofOffer.some((value) => value !== undefined);
}

/** The purchase price that a call sets, by the product's number; nothing where it names none, or the one that stands. */
export function wantedPurchasePrice(
  { purchasePrice: wanted }: WantedValues,
  { productNo, purchasePrice }: Pick<OfferFacts, 'productNo' | 'purchasePrice'>,
): (readonly [number, number | null])[] {
  return wanted === undefined || wanted === purchasePrice ? [] : [[productNo, wanted]];
}
