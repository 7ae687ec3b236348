import type { PriceStrategy } from './terms.ts';

/** What a strategy looks at; prices in cents. */
export interface TargetFacts {
  /** What the others ask that count, lowest first. */
  readonly others: readonly number[];
  readonly recommended: number | null;
  /** The highest price that the rule may ask: where nobody else is in the way, it is the target. */
  readonly ceiling: number;
}

/** Where a strategy wants an offer to stand, in cents, before floor and ceiling; null where it has nothing to go by. */
export function targetPrice(strategy: PriceStrategy, { others, recommended, ceiling }: TargetFacts): number | null {
  if (strategy.kind === 'recommended')
    return recommended === null ? null : Math.round((recommended * (10_000 - strategy.share)) / 10_000);
  const rival = others[strategy.kind === 'place' ? strategy.place - 1 : 0];
  if (rival === undefined) return ceiling;
  switch (strategy.kind) {
    case 'match':
      return rival;
    case 'undercut':
      return rival - strategy.by;
    case 'undercut_share':
      return rival - Math.max(1, Math.round((rival * strategy.share) / 10_000));
    case 'place':
      // At the same price the others come first.
      return rival - 1;
  }
}
