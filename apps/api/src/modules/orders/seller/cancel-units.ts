import type { api } from '@offizin/contract/api';
import { type OrderTotals, recomputeTotals } from '@offizin/domain/orders/totals';
import { checkUnitCancellation } from '@offizin/domain/orders/unit-cancellation';
import type { InputOf } from '../../../platform/http/route.ts';
import { applyTransition, readOrder, refuseConflict } from './apply-transition.ts';
import { cancellationComment } from './cancellation-check.ts';
import type { OrderRows } from '../read/order-detail-queries.ts';

type Input = InputOf<typeof api.orders.cancelUnits>;

function refuseWrongItems({ body, fail }: Input, { lines }: OrderRows): void {
  const wrong = checkUnitCancellation(
    lines.map((line) => ({ id: line.id, quantity: line.quantity, cancelledQuantity: line.cancelled_quantity })),
    body.items,
  );
  if (wrong === null) return;
  // A line of somebody else's order must look like one that does not exist.
  if (wrong.code === 'unknown_line') fail('not_found');
  const path = wrong.index === null ? 'body.items' : `body.items.${wrong.index}.quantity`;
  fail('request.invalid', { errors: [{ path, code: 'field.invalid' }] });
}

/** What the order still costs when these units of its lines are gone. */
function totalsWithout({ order, lines }: OrderRows, items: ReadonlyMap<string, number>): OrderTotals {
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

/** Cancels single units; without any unit left the order itself is cancelled (ORD-05). */
export async function cancelUnits(input: Input) {
  const { body } = input;
  const { items } = body;
  const comment = cancellationComment(input);
  const rows = await readOrder(input);
  refuseConflict(input, rows, 'cancel_units');
  refuseWrongItems(input, rows);
  const left = totalsWithout(rows, new Map(items.map((item) => [item.lineId, item.quantity])));
  return applyTransition(input, {
    action: 'cancel_units',
    cancelled: { items, left },
    reason: { code: body.reason, comment },
    units: items.reduce((sum, item) => sum + item.quantity, 0),
  });
}
