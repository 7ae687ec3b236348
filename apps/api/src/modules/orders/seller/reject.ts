import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { applyTransition, readOrder, refuseConflict } from './apply-transition.ts';
import { cancellationComment } from './cancellation-check.ts';

/** Rejects a whole order: every unit that is left is cancelled, for good (ORD-05). */
export async function reject(input: InputOf<typeof api.orders.reject>) {
  const { body } = input;
  const comment = cancellationComment(input);
  const rows = await readOrder(input);
  refuseConflict(input, rows, 'reject');
  return applyTransition(input, {
    action: 'reject',
    reason: { code: body.reason, comment },
    units: rows.order.units,
  });
}
