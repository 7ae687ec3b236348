/** One line of an order; prices in minor units. */
export interface PricedLine {
  readonly unitPrice: number;
  readonly quantity: number;
  readonly cancelledQuantity: number;
}

/** An order as it was placed: `discount` and `shipping` are the amounts ordered, never already reduced ones. */
export interface PlacedOrder {
  readonly lines: readonly PricedLine[];
  readonly discount: number;
  readonly shipping: number;
}

/** What is left to pay, in minor units; `total` = subtotal − discount + shipping. */
export interface OrderTotals {
  readonly units: number;
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly total: number;
}

/** The totals of an order without any unit left. */
export const nothingLeft: OrderTotals = { units: 0, subtotal: 0, discount: 0, shipping: 0, total: 0 };

/**
 * The share of the order's discount that falls on each line's remaining units. The discount is spread over all ordered
 * units by their price; cents that do not divide go to the largest remainders, first lines and first units first.
 */
function keptDiscounts(order: PlacedOrder): number[] {
  const placed = order.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const discount = Math.min(order.discount, placed);
  if (discount <= 0) return order.lines.map(() => 0);
  const shares = order.lines.map((line, index) => {
    const weighted = discount * line.unitPrice;
    return { line, index, whole: Math.floor(weighted / placed), rest: weighted % placed };
  });
  let cents = discount - shares.reduce((sum, share) => sum + share.whole * share.line.quantity, 0);
  const kept = order.lines.map(() => 0);
  for (const share of shares.toSorted((a, b) => b.rest - a.rest || a.index - b.index)) {
    const extra = share.rest === 0 ? 0 : Math.min(cents, share.line.quantity);
    cents -= extra;
    const left = share.line.quantity - share.line.cancelledQuantity;
    kept[share.index] = share.whole * left + Math.min(extra, left);
  }
  return kept;
}

/**
 * The totals of an order after units of it were cancelled (ORD-05). Each unit takes its own share of the discount with
 * it, so that cancelling in several steps ends at the same cent as in one. Shipping stays while a unit is left.
 */
export function recomputeTotals(order: PlacedOrder): OrderTotals {
  let units = 0;
  let subtotal = 0;
  for (const line of order.lines) {
    const left = line.quantity - line.cancelledQuantity;
    units += left;
    subtotal += left * line.unitPrice;
  }
  if (units === 0) return nothingLeft;
  const discount = keptDiscounts(order).reduce((sum, share) => sum + share, 0);
  return { units, subtotal, discount, shipping: order.shipping, total: subtotal - discount + order.shipping };
}
