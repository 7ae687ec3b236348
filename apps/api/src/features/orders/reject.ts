import type { api } from '@offizin/contract/api';
import { recomputeTotals } from '@offizin/domain/orders/totals';
import type { InputOf } from '../../platform/http/route.ts';
import { applyTransition, readOrder, refuseConflict } from './apply-transition.ts';
import { cancellationComment } from './cancellation-check.ts';
import type { OrderRows } from './order-detail-queries.ts';

/** What an order still costs when these units of its lines are gone. */
export function totalsWithout({ order, lines }: OrderRows, items: ReadonlyMap<string, number>) {
  return recomputeTotals({
    discount: order.placed_discount,
    shipping: order.placed_shipping,
    lines: lines.map((line) => ({
      unitPrice: line.unit_price,
      quantity: line.quantity,
      cancelledQuantity: line.cancelled_quantity + (items.get(line.id) ?? 0),
    })),
  });
}

/** Rejects a whole order: every unit that is left is cancelled, for good (ORD-05). */
export async function reject(input: InputOf<typeof api.orders.reject>) {
  const { body } = input;
  const comment = cancellationComment(body);
  const rows = await readOrder(input);
  refuseConflict(rows, body.version, 'reject');
  const left = rows.lines
    .map((line) => ({ lineId: line.id, quantity: line.quantity - line.cancelled_quantity }))
    .filter((item) => item.quantity > 0);
  return applyTransition(input, {
    action: 'reject',
    set: {
      ...totalsWithout(rows, new Map(left.map((item) => [item.lineId, item.quantity]))),
      cancellation_reason: body.reason,
      cancellation_comment: comment,
    },
    history: 'rejected',
    reason: body.reason,
    units: rows.order.units,
    cancelled: left,
    event: 'order.rejected',
  });
}
