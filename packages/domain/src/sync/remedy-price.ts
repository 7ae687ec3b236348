import { allowedPrices, type PriceMarks } from '../offers/price-position.ts';
import type { Finding } from './facts.ts';
import { syncResultTable } from './result-types.ts';

/**
 * The price in cents that fixes a price result without breaking another price rule: the nearest to its limit that all
 * allow. Null for other results, and where the rules leave no price at all.
 */
export function remedyPrice({ type, numbers }: Pick<Finding, 'type' | 'numbers'>, marks: PriceMarks): number | null {
  const { remedy, numbers: names } = syncResultTable[type];
  if (remedy !== 'set_to_limit' && remedy !== 'set_to_recommended') return null;
  const limit = numbers[names.indexOf('limit')];
  if (limit === undefined) return null;
  const { minimum, maximum } = allowedPrices(marks);
  const price = Math.max(Math.min(limit, maximum ?? limit), minimum ?? 1, 1);
  return maximum !== null && price > maximum ? null : price;
}
