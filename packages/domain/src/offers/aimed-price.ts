import { limits } from '../limits.ts';
import { allowedPrices, firstPlacePrice, type PriceMarks } from './price-position.ts';

/** What the prices of several offers can be set to together. */
export const priceAims = ['percent', 'first', 'best', 'maximum', 'recommended'] as const;
export type PriceAim = (typeof priceAims)[number];

export interface PricedOffer {
  /** In cents. */
  readonly price: number;
  readonly marks: PriceMarks;
}

const byAim: Readonly<Record<PriceAim, (offer: PricedOffer, change: number) => number | null>> = {
  percent: ({ price }, change) =>
    Math.min(limits.offerPriceMax, Math.max(1, Math.round((price * (10_000 + change)) / 10_000))),
  first: ({ price, marks }) => (marks.best !== null && price < marks.best ? price : firstPlacePrice(marks)),
  best: ({ marks }) => marks.best,
  maximum: ({ marks }) => allowedPrices(marks).maximum,
  recommended: ({ marks }) => marks.recommended,
};

/** What a price becomes, in cents; `change` is in hundredths of a per cent. Null where there is nothing to aim at. */
export function aimedPrice(offer: PricedOffer, aim: PriceAim, change: number): number | null {
  return byAim[aim](offer, change);
}

/** Which limit a price would break, with the price that is just allowed; null when no price rule refuses it. */
export function brokenLimit(
  price: number,
  marks: PriceMarks,
): { readonly rule: 'minimum' | 'maximum'; readonly limit: number } | null {
  const { minimum, maximum } = allowedPrices(marks);
  if (minimum !== null && price < minimum) return { rule: 'minimum', limit: minimum };
  return maximum !== null && price > maximum ? { rule: 'maximum', limit: maximum } : null;
}
