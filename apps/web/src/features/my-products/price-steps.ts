import type { OfferHistoryEntry } from '@offizin/contract/offers';

export interface PriceStep {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** In cents. */
  readonly price: number;
}

/** The own price from `from` until now as steps, oldest first; the history is newest first. */
export function priceSteps(history: readonly OfferHistoryEntry[], { from, now, price }: { from: number; now: number; price: number }): PriceStep[] {
  const oldestFirst = history.toReversed();
  const earlier = oldestFirst.findLast((entry) => Date.parse(entry.at) <= from);
  const first = oldestFirst[0];
  // Without a point before the ninety days it begins with what the first change found, else with the creation.
  const known = earlier?.after ?? first?.before ?? null;
  const created = first === undefined ? from : Date.parse(first.at);
  const begin: PriceStep = known === null ? { at: created, price: first?.after.price.amount ?? price } : { at: from, price: known.price.amount };
  const steps = [begin];
  for (const entry of oldestFirst) {
    const at = Date.parse(entry.at);
    if (at > begin.at && at <= now && entry.after.price.amount !== steps.at(-1)?.price) steps.push({ at, price: entry.after.price.amount });
  }
  return steps;
}

/** The line through the steps on a field of the given size, as an SVG path. */
export function stepPath(steps: readonly PriceStep[], place: { x: (at: number) => number; y: (price: number) => number; end: number }): string {
  const [first, ...rest] = steps;
  if (first === undefined) return '';
  const line = rest.map((step) => `H${place.x(step.at).toFixed(1)}V${place.y(step.price).toFixed(1)}`).join('');
  return `M${place.x(first.at).toFixed(1)} ${place.y(first.price).toFixed(1)}${line}H${place.end}`;
}
