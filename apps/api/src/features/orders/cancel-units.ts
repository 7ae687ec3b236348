import type { api } from '@offizin/contract/api';
import { checkUnitCancellation } from '@offizin/domain/orders/unit-cancellation';
import type { InputOf } from '../../platform/http/route.ts';
import { applyTransition, readOrder, refuseConflict } from './apply-transition.ts';
import { cancellationComment } from './cancellation-check.ts';
import type { OrderRows } from './order-detail-queries.ts';
import { totalsWithout } from './reject.ts';

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

/** Cancels single units; without any unit left the order itself is cancelled (ORD-05). */
export async function cancelUnits(input: Input) {
  const { body } = input;
  const comment = cancellationComment(body);
  const rows = await readOrder(input);
  refuseConflict(rows, body.version, 'cancel_units');
  refuseWrongItems(input, rows);
  const totals = totalsWithout(rows, new Map(body.items.map((item) => [item.lineId, item.quantity])));
  const emptied = totals.units === 0;
  return applyTransition(input, {
    action: 'cancel_units',
    emptied,
    set: { ...totals, ...(emptied && { cancellation_reason: body.reason, cancellation_comment: comment }) },
    history: 'units_cancelled',
    reason: body.reason,
    units: body.items.reduce((sum, item) => sum + item.quantity, 0),
    cancelled: body.items,
    event: emptied ? 'order.rejected' : 'order.units_cancelled',
  });
}
