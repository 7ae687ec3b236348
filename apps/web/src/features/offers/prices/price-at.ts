import type { OfferDetail, OfferRow } from '@offizin/contract/offers/seller';
import { netPayout } from '@offizin/domain/offers/net-payout';
import { firstPlacePrice, type PriceMarks, priceRank } from '@offizin/domain/offers/price-position';

export interface PricePosition {
  readonly marks: PriceMarks;
  /** Null until the others' prices are known. */
  readonly rank: { readonly place: number; readonly of: number } | null;
  readonly net: ReturnType<typeof netPayout>;
  /** The price that comes first; null where none does, or where the price already is. */
  readonly first: number | null;
}

/** What the offers of others and the manufacturer set for a product. */
export function marksOf({
  best,
  highest,
  recommended,
}: Pick<OfferRow, 'best' | 'highest' | 'recommended'>): PriceMarks {
  return {
    best: best?.amount ?? null,
    highest: highest?.amount ?? null,
    recommended: recommended?.amount ?? null,
  };
}

/** Where a price would put an offer, and what it would leave (OFF-07, OFF-09). */
export function positionOf(offer: OfferRow, price: number, detail: OfferDetail | undefined): PricePosition {
  const marks = marksOf(offer);
  const rank =
    detail === undefined
      ? null
      : priceRank(
          price,
          detail.marketOffers.map((other) => other.price.amount),
        );
  return {
    marks,
    rank: rank === null ? null : { place: rank.rank, of: rank.of },
    net: netPayout(price, { vat: offer.vatRate, commission: offer.commissionRate }),
    first: marks.best !== null && price < marks.best ? null : firstPlacePrice(marks),
  };
}
