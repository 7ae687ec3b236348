import type { Finding, RowFacts } from '../facts.ts';

/** More than the manufacturer recommends. */
export function priceAboveRecommended(row: RowFacts): Finding | null {
  const limit = row.product === null ? null : row.product.recommendedPrice;
  if (row.price === null || limit === null || row.price <= limit) return null;
  return { type: 'price_above_recommended', colour: 'red', numbers: [row.price, limit] };
}
