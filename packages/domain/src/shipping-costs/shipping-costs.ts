/** What a shop charges for shipping, in minor units; `freeAbove` is null where every order pays. */
export interface ShippingCosts {
  readonly cost: number;
  readonly freeAbove: number | null;
}

/** Amounts go up in steps of five Rappen, the smallest coin. */
export const shippingStep = 5;

/** The most that may be asked for shipping, and the highest threshold: CHF 99.95 and CHF 999.95. */
export const highestShipping = { cost: 9_995, freeAbove: 99_995 } as const;

/** Whether an order of this value is shipped free: it is, once the value exceeds the threshold (PRO-07). */
export const isShippedFree = (value: number, { freeAbove }: ShippingCosts): boolean =>
  freeAbove !== null && value > freeAbove;

/** Whether orders are shipped free for less than their shipping costs: allowed, and seldom meant. */
export const isThresholdBelowCost = ({ cost, freeAbove }: ShippingCosts): boolean =>
  freeAbove !== null && freeAbove < cost;

/** What an order of this value pays for shipping. */
export const shippingOf = (value: number, costs: ShippingCosts): number =>
  isShippedFree(value, costs) ? 0 : costs.cost;

/** How many orders had a value; values are rounded up to the step, which moves none over a threshold. */
export interface OrderValues {
  readonly value: number;
  readonly orders: number;
}

export interface ShippingEffect {
  readonly orders: number;
  readonly free: number;
  readonly revenue: number;
  /** Orders whose value is at the threshold or up to ten francs below it; null where there is none. */
  readonly nearlyFree: number | null;
}

/** How far below the threshold an order nearly reaches it: ten francs. */
export const nearThreshold = 1_000;

/** What these costs would have meant for orders of such values. */
export function effectOf(values: readonly OrderValues[], costs: ShippingCosts): ShippingEffect {
  const { freeAbove } = costs;
  let [orders, free, nearlyFree] = [0, 0, 0];
  for (const each of values) {
    orders += each.orders;
    if (isShippedFree(each.value, costs)) free += each.orders;
    else if (freeAbove !== null && each.value > freeAbove - nearThreshold) nearlyFree += each.orders;
  }
  return {
    orders,
    free,
    revenue: (orders - free) * costs.cost,
    nearlyFree: freeAbove === null ? null : nearlyFree,
  };
}

/** The width of a bar of the chart, ten francs; the last bar holds all values from the end of the scale. */
export const barWidth = 1_000;
export const barCount = 16;

export interface ValueBar {
  /** The bar's lower end; its upper end belongs to it. */
  readonly from: number;
  readonly orders: number;
  readonly free: number;
}

/** The orders by value, those that are shipped free apart. */
export function barsOf(values: readonly OrderValues[], costs: ShippingCosts): ValueBar[] {
  const bars = Array.from({ length: barCount }, (_, index) => ({ from: index * barWidth, orders: 0, free: 0 }));
  for (const each of values) {
    const bar = bars[Math.min(barCount - 1, Math.max(0, Math.ceil(each.value / barWidth) - 1))];
    if (bar === undefined) continue;
    bar.orders += each.orders;
    if (isShippedFree(each.value, costs)) bar.free += each.orders;
  }
  return bars;
}
