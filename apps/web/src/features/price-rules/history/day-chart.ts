import type { RuledOfferView } from '@offizin/contract/price-rules/views';
import { warHours } from '@offizin/domain/price-rules/price-war';
import type { GappedStep, PriceStep } from '../../../parts/charts/price-steps.ts';

const hourMs = 3_600_000;

/** Distances of lines that are easy to read, in cents. */
const distances = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];
const mostLines = 4;

export interface DayChart {
  readonly from: number;
  readonly to: number;
  readonly own: readonly PriceStep[];
  readonly best: readonly GappedStep[];
  /** The floor, where it is near enough to be drawn. */
  readonly floor: number | null;
  /** Where lines are drawn, lowest first; the first and the last are the ends of the axis. */
  readonly lines: readonly number[];
}

/** Lines from below the lowest to above the highest price. */
function linesFor(low: number, high: number): number[] {
  const distance = distances.find((each) => (high - low) / each <= mostLines) ?? high - low;
  const bottom = Math.floor(low / distance) * distance;
  const top = Math.max(Math.ceil(high / distance) * distance, bottom + distance);
  return Array.from({ length: Math.round((top - bottom) / distance) + 1 }, (_, at) => bottom + at * distance);
}

const stepsOf = <P>(steps: readonly { readonly at: string; readonly price: P }[]) =>
  steps.map(({ at, price }) => ({ at: Date.parse(at), price }));

/** The same from a moment on: what held then, and each step behind it. */
function stepsSince<P>(steps: readonly { at: number; price: P }[], from: number): { at: number; price: P }[] {
  const held = steps.findLast(({ at }) => at <= from);
  const later = steps.filter(({ at }) => at > from);
  return held === undefined ? later : [{ at: from, price: held.price }, ...later];
}

/** What the chart of a product's day shows: from an hour before its first change on, with a floor that is not far below. */
export function dayChart(offer: Pick<RuledOfferView, 'ownSteps' | 'bestSteps' | 'floor'>, now: number): DayChart {
  const own = stepsOf(offer.ownSteps);
  const best = stepsOf(offer.bestSteps);
  const begins = Math.min(...own.map(({ at }) => at), ...best.map(({ at }) => at), now);
  const changes = [...own, ...best].map(({ at }) => at).filter((at) => at > begins);
  const first = changes.length === 0 ? now : Math.min(...changes);
  // At least three hours, so that the lines say something of the day.
  const wanted = Math.min(first - hourMs, now - 3 * hourMs);
  const from = Math.max(begins, Math.floor(wanted / hourMs) * hourMs);
  const shownOwn = stepsSince(own, from);
  const shownBest = stepsSince(best, from);
  const prices = [...shownOwn, ...shownBest].flatMap(({ price }) => price ?? []);
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  const room = Math.max(high - low, high / 20);
  const { floor } = offer;
  const isNear = floor !== null && floor >= low - room && floor <= high + room;
  const ends = isNear ? [low, high, floor] : [low, high];
  return {
    from,
    to: Math.max(now, from + 1),
    own: shownOwn,
    best: shownBest,
    floor: isNear ? floor : null,
    lines: linesFor(Math.min(...ends), Math.max(...ends)),
  };
}

/** The whole hours below the chart, five at most; `minuteOf` is the minute of the day that a clock there shows. */
export function hourMarks({ from, to }: Pick<DayChart, 'from' | 'to'>, minuteOf: (at: number) => number): number[] {
  const hours = (to - from) / hourMs;
  const every = [1, 2, 3, 4, 6, 12].find((each) => hours / each <= 5) ?? 24;
  const first = Math.ceil(from / hourMs) * hourMs;
  const all = Array.from({ length: Math.floor((to - first) / hourMs) + 1 }, (_, at) => first + at * hourMs);
  return all.filter((at) => minuteOf(at) % (every * 60) === 0);
}

/** The cuts of the last hours of a war, and within how many hours they were. */
export function cutsOf({ ownSteps }: Pick<RuledOfferView, 'ownSteps'>): { count: number; hours: number } {
  const steps = stepsOf(ownSteps);
  const cuts = steps.filter(({ price }, index) => {
    const before = steps[index - 1];
    return before !== undefined && price < before.price;
  });
  const last = cuts.at(-1)?.at ?? 0;
  const recent = cuts.filter(({ at }) => at > last - warHours * hourMs);
  const span = last - (recent[0]?.at ?? last);
  return { count: recent.length, hours: Math.max(1, Math.ceil(span / hourMs)) };
}
