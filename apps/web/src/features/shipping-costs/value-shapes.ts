import { barsOf, barWidth, type OrderValues, type ShippingCosts } from '@offizin/domain/shipping-costs/shipping-costs';

export interface Comparison {
  readonly orders: readonly OrderValues[];
  readonly costs: ShippingCosts;
  readonly saved: ShippingCosts;
}

export interface BarShape {
  readonly from: number;
  /** Null at the last bar, which has no upper end. */
  readonly to: number | null;
  readonly paying: number;
  readonly newlyFree: number;
  readonly freeBefore: number;
}

/** Each bar's orders: those that pay, those that the typed costs free, and those that are free as it is. */
export function shapesOf({ orders, costs, saved }: Comparison): BarShape[] {
  const before = barsOf(orders, saved);
  const bars = barsOf(orders, costs);
  return bars.map((bar, index) => {
    const freeBefore = Math.min(bar.free, before[index]?.free ?? 0);
    return {
      from: bar.from,
      to: index === bars.length - 1 ? null : bar.from + barWidth,
      paying: bar.orders - bar.free,
      newlyFree: bar.free - freeBefore,
      freeBefore,
    };
  });
}

/** A step of the scale so that there are two to four lines. */
export function scaleStep(most: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return (
    [0.5, 1, 2].map((factor) => Math.max(1, Math.round(size * factor))).find((step) => most / step <= 4) ?? size * 5
  );
}
