import { lowestAllowed } from '../../offers/price-bands.ts';
import type { Finding, RowFacts } from '../facts.ts';

/** Less than half the best active offer of others; exactly half is allowed. */
export function priceBelowBest(row: RowFacts): Finding | null {
  const { best } = row.market;
  if (row.price === null || best === null) return null;
  const limit = lowestAllowed(best);
  return row.price < limit ? { type: 'price_below_best', colour: 'red', numbers: [row.price, limit, best] } : null;
}
