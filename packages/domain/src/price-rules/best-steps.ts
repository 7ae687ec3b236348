/** What another seller did to its price of a product; null where it had no offer before, or has none any more. */
export interface MarketMove {
  readonly at: Date;
  readonly sellerNo: number;
  readonly oldPrice: number | null;
}

export interface BestStep {
  readonly at: Date;
  readonly price: number | null;
}

const lowest = (prices: ReadonlyMap<number, number>): number | null =>
  prices.size === 0 ? null : Math.min(...prices.values());

/**
 * The best price of others from each moment on that changed it, oldest first, beginning at `since`: what they ask now, taken back move by
 * move. The moves are given newest first.
 */
export function bestSteps(asked: ReadonlyMap<number, number>, moves: readonly MarketMove[], since: Date): BestStep[] {
  const prices = new Map(asked);
  const steps: BestStep[] = [];
  for (const { at, sellerNo, oldPrice } of moves) {
    steps.push({ at, price: lowest(prices) });
    if (oldPrice === null) prices.delete(sellerNo);
    else prices.set(sellerNo, oldPrice);
  }
  steps.push({ at: since, price: lowest(prices) });
  return steps.toReversed().filter(({ price }, at, all) => at === 0 || price !== all[at - 1]?.price);
}
