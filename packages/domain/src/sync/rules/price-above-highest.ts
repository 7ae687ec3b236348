import { highestAllowed } from '../../offers/price-bands.ts';
import type { Finding, RowFacts } from '../facts.ts';

/** More than 1.5 times the highest active offer of others; exactly that much is allowed. */
export function priceAboveHighest(row: RowFacts): Finding | null {
  const { highest } = row.market;
  if (row.price === null || highest === null) return null;
  const limit = highestAllowed(highest);
  return row.price > limit
    ? { type: 'price_above_highest', colour: 'red', numbers: [row.price, limit, highest] }
    : null;
}
