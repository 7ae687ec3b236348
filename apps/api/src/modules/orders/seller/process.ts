import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { applyTransition, readOrder, refuseConflict, undoableUntil } from './apply-transition.ts';
import { dispatchColumns } from './dispatch-check.ts';

/** Notifies an order as processed: its parcel is ready, with what the carrier needs. */
export async function processOrder(input: InputOf<typeof api.orders.process>) {
  const rows = await readOrder(input);
  refuseConflict(input, rows, 'process');
  if (rows.order.units === 0) input.fail('order.nothing_left');
  return applyTransition(input, {
    action: 'process',
    dispatch: dispatchColumns(input, rows.order.delivery_type),
    units: rows.order.units,
    sendsAt: undoableUntil(input.body, input.now),
  });
}
