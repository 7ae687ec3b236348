import type { RowFacts } from './facts.ts';
import { priceAboveHighest } from './rules/price-above-highest.ts';
import { priceAboveRecommended } from './rules/price-above-recommended.ts';
import { priceBelowBest } from './rules/price-below-best.ts';

/** Whether a rule refuses the row's price, whatever comes before it in the order of precedence. */
export function refusesPrice(row: RowFacts): boolean {
  return priceAboveHighest(row) !== null || priceAboveRecommended(row) !== null || priceBelowBest(row) !== null;
}
