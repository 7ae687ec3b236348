import type { OfferDetail, OfferHistoryEntry } from '@offizin/contract/offers/seller';
import { instantAt, wallClockAt } from '@offizin/domain/calendar/zoned-time';

export interface PriceStep {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** In cents. */
  readonly price: number;
}

/** A step to a price, or to none. */
export interface GappedStep {
  readonly at: number;
  readonly price: number | null;
}

/** The own price from `from` until now as steps, oldest first; the history is newest first. */
export function priceSteps(
  history: readonly OfferHistoryEntry[],
  { from, now, price }: { from: number; now: number; price: number },
): PriceStep[] {
  const oldestFirst = history.toReversed();
  const earlier = oldestFirst.findLast((entry) => Date.parse(entry.at) <= from);
  const first = oldestFirst[0];
  // Without a point before the ninety days it begins with what the first change found, else with the creation.
  const known = earlier?.after ?? first?.before ?? null;
  const created = first === undefined ? from : Date.parse(first.at);
  const begin: PriceStep =
    known === null
      ? { at: created, price: first?.after.price.amount ?? price }
      : { at: from, price: known.price.amount };
  const steps = [begin];
  for (const entry of oldestFirst) {
    const at = Date.parse(entry.at);
    if (at > begin.at && at <= now && entry.after.price.amount !== steps.at(-1)?.price)
      steps.push({ at, price: entry.after.price.amount });
  }
  return steps;
}

/** The best price of others from `from` until now as steps, oldest first; null from where on nobody else offered. */
export function bestSteps(
  past: OfferDetail['bestPast'],
  { from, timeZone }: { from: number; timeZone: string },
): GappedStep[] {
  return past.map(({ day, price }) => ({
    at: Math.max(from, instantAt({ date: day, minute: 0 }, timeZone).getTime()),
    price: price?.amount ?? null,
  }));
}

/** The parts of a line that has gaps: each part with where it ends. */
export function lineParts(
  steps: readonly GappedStep[],
  now: number,
): { readonly steps: PriceStep[]; readonly end: number }[] {
  const parts: { steps: PriceStep[]; end: number }[] = [];
  let open: PriceStep[] = [];
  for (const { at, price } of steps) {
    if (price !== null) open.push({ at, price });
    else if (open.length > 0) {
      parts.push({ steps: open, end: at });
      open = [];
    }
  }
  return open.length > 0 ? [...parts, { steps: open, end: now }] : parts;
}

export interface PriceDay {
  readonly at: number;
  readonly own: number | null;
  readonly best: number | null;
}

/** Both prices at the end of each day on which one of them changed, newest first: the chart in figures. */
export function priceDays(own: readonly PriceStep[], best: readonly GappedStep[], timeZone: string): PriceDay[] {
  const ofDay = new Map(
    [...own, ...best].toSorted((a, b) => a.at - b.at).map(({ at }) => [wallClockAt(new Date(at), timeZone).date, at]),
  );
  const priceAt = (steps: readonly GappedStep[], moment: number) =>
    steps.findLast(({ at }) => at <= moment)?.price ?? null;
  return [...ofDay.values()].toReversed().map((at) => ({ at, own: priceAt(own, at), best: priceAt(best, at) }));
}

/** The line through the steps on a field of the given size, as an SVG path. */
export function stepPath(
  steps: readonly PriceStep[],
  place: { x: (at: number) => number; y: (price: number) => number; end: number },
): string {
  const [first, ...rest] = steps;
  if (first === undefined) return '';
  const line = rest.map((step) => `H${place.x(step.at).toFixed(1)}V${place.y(step.price).toFixed(1)}`).join('');
  return `M${place.x(first.at).toFixed(1)} ${place.y(first.price).toFixed(1)}${line}H${place.end}`;
}
