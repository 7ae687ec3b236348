/** How long sales are looked back at, and how few days an offer may be sold for at least until they say something. */
export const soldDays = 28;
export const fewestDays = 7;

/** Fewer units say nothing about the next days. */
export const fewestUnits = 3;

/** Stock that is gone before so many days is shown as running out. */
export const soonDays = 14;

/** So many of them are shown. */
export const runningOutShown = 20;

const dayMs = 24 * 3600 * 1000;

export interface StockOnSale {
  readonly stock: number;
  /** Of this stock, within the days that are looked back at. */
  readonly units: number;
  /** Since when it is offered or was sold, whichever is earlier. */
  readonly since: Date;
}

export type RunOut =
  /** Nothing is left. */
  | { readonly kind: 'gone' }
  /** Whole days that it lasts at the pace at which it was sold. */
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'too_few' };

/** How many days the units were sold in: a new offer’s pace is not thinned by days on which there was none. */
export function daysSold(since: Date, now: Date): number {
  const days = Math.ceil((now.getTime() - since.getTime()) / dayMs);
  return Math.min(soldDays, Math.max(fewestDays, days));
}

/** When stock is gone, if it goes on being sold as it was. */
export function runOutOf({ stock, units, since }: StockOnSale, now: Date): RunOut {
  if (units < fewestUnits) return { kind: 'too_few' };
  if (stock <= 0) return { kind: 'gone' };
  return { kind: 'days', days: Math.floor((stock * daysSold(since, now)) / units) };
}

export const isSoon = (runOut: RunOut): boolean =>
  runOut.kind === 'gone' || (runOut.kind === 'days' && runOut.days < soonDays);

const rankOf = (runOut: RunOut): number =>
  runOut.kind === 'days' ? runOut.days : runOut.kind === 'gone' ? -1 : Number.MAX_SAFE_INTEGER;

/** What is gone first comes first, and of those what sells most. */
export function bySoonest<T extends { readonly runOut: RunOut; readonly units: number }>(products: readonly T[]): T[] {
  return products.toSorted((a, b) => rankOf(a.runOut) - rankOf(b.runOut) || b.units - a.units);
}
