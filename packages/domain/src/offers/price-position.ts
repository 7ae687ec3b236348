import { highestAllowed, lowestAllowed } from './price-bands.ts';

/** What the offers of others and the manufacturer set: prices in cents, null where there is none. */
export interface PriceMarks {
  readonly best: number | null;
  readonly highest: number | null;
  readonly recommended: number | null;
}

/** The prices that no rule refuses, both ends included; null where nothing limits them. */
export interface AllowedPrices {
  readonly minimum: number | null;
  readonly maximum: number | null;
  /** Which rule sets the maximum. */
  readonly maximumBy: 'highest' | 'recommended' | null;
}

/** The bands of the three price rules (OFF-09). */
export function allowedPrices({ best, highest, recommended }: PriceMarks): AllowedPrices {
  const minimum = best === null ? null : lowestAllowed(best);
  const byHighest = highest === null ? null : highestAllowed(highest);
  if (recommended !== null && (byHighest === null || recommended <= byHighest)) {
    return { minimum, maximum: recommended, maximumBy: 'recommended' };
  }
  return { minimum, maximum: byHighest, maximumBy: byHighest === null ? null : 'highest' };
}

export interface PriceRank {
  /** 1 is the cheapest; at the same price the others come first. */
  readonly rank: number;
  /** How many offers there are with one's own. */
  readonly of: number;
}

/** The rank of a price among the active offers of others, in any order (OFF-07). */
export function priceRank(price: number, others: readonly number[]): PriceRank {
  const before = others.reduce((count, other) => (other <= price ? count + 1 : count), 0);
  return { rank: before + 1, of: others.length + 1 };
}

/** The highest price that comes first: a cent below the best, as far as the rules allow; null where none is or need be. */
export function firstPlacePrice(marks: PriceMarks): number | null {
  const { minimum, maximum } = allowedPrices(marks);
  if (marks.best === null) return null;
  const price = Math.min(marks.best - 1, maximum ?? marks.best);
  return price < Math.max(1, minimum ?? 1) ? null : price;
}
