import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { applyTransition, readOrder, refuseConflict } from './apply-transition.ts';
import { dispatchColumns } from './dispatch-check.ts';

export async function editTracking(input: InputOf<typeof api.orders.editTracking>) {
  const rows = await readOrder(input);
  refuseConflict(input, rows, 'edit_tracking');
  return applyTransition(input, {
    action: 'edit_tracking',
    dispatch: dispatchColumns(input, rows.order.delivery_type),
  });
}
