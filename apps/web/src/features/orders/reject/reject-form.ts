import type { OrderDetail, OrderLine } from '@offizin/contract/orders/views';
import { recomputeTotals } from '@offizin/domain/orders/totals';

type Units = Pick<OrderLine, 'id' | 'quantity' | 'cancelledQuantity' | 'unitPrice'>;

/** The part of an order that rejecting is about. */
export interface RejectableOrder extends Pick<OrderDetail, 'units' | 'discount' | 'shipping'> {
  readonly lines: readonly Units[];
}

/** How many units of each line to reject; a line that is not chosen is absent. */
export type ChosenUnits = ReadonlyMap<string, number>;

export function unitsLeft(line: Pick<Units, 'quantity' | 'cancelledQuantity'>): number {
  return line.quantity - line.cancelledQuantity;
}

export function chooseAll(order: RejectableOrder): ChosenUnits {
  return new Map(order.lines.filter((line) => unitsLeft(line) > 0).map((line) => [line.id, unitsLeft(line)]));
}

export function choose(chosen: ChosenUnits, lineId: string, quantity: number): ChosenUnits {
  const next = new Map(chosen);
  if (quantity > 0) next.set(lineId, quantity);
  else next.delete(lineId);
  return next;
}

export function countUnits(chosen: ChosenUnits): number {
  return [...chosen.values()].reduce((sum, quantity) => sum + quantity, 0);
}

/** Whether nothing of the order would be left. */
export function takesAll(order: RejectableOrder, chosen: ChosenUnits): boolean {
  return countUnits(chosen) === order.units;
}

/**
 * What the order would cost without the chosen units, in minor units. It comes from the current amounts; the
 * server computes from those as ordered, which can differ by a cent after earlier cancellations with a discount.
 */
export function totalWithout(order: RejectableOrder, chosen: ChosenUnits): number {
  return recomputeTotals({
    discount: order.discount.amount.amount,
    shipping: order.shipping.amount,
    lines: order.lines.map((line) => ({
      unitPrice: line.unitPrice.amount,
      quantity: unitsLeft(line),
      cancelledQuantity: chosen.get(line.id) ?? 0,
    })),
  }).total;
}
