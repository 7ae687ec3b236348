/** What products are put in the order of. */
export const sellerMeasures = ['units', 'value'] as const;
export type SellerMeasure = (typeof sellerMeasures)[number];

/** So many are shown. */
export const bestSellersShown = 10;

interface SoldProduct {
  readonly productId: string;
  readonly units: number;
  readonly value: number;
}

const others = { units: 'value', value: 'units' } as const satisfies Record<SellerMeasure, SellerMeasure>;

/** The products that sold most; of equal ones those that are first in the other measure. What was cancelled again sold nothing. */
export function bestSellers<T extends SoldProduct>(products: readonly T[], by: SellerMeasure): T[] {
  const other = others[by];
  return products
    .filter(({ units }) => units > 0)
    .toSorted((a, b) => b[by] - a[by] || b[other] - a[other] || (a.productId < b.productId ? -1 : 1))
    .slice(0, bestSellersShown);
}
