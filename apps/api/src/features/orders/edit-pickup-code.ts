import { dispatchFieldErrors } from '@offizin/contract/dispatch-errors';
import type { api } from '@offizin/contract/api';
import { checkPickupCode } from '@offizin/domain/orders/couriers';
import type { InputOf } from '../../platform/http/route.ts';
import { applyTransition } from './apply-transition.ts';

export function editPickupCode(input: InputOf<typeof api.orders.editPickupCode>) {
  const wrong = checkPickupCode(input.body.pickupCode);
  if (wrong !== null) input.fail('request.invalid', { errors: dispatchFieldErrors({ pickupCode: wrong }) });
  return applyTransition(input, {
    action: 'edit_pickup_code',
    set: { pickup_code: input.body.pickupCode },
    history: 'pickup_code_changed',
    event: 'order.pickup_code_changed',
  });
}

export function deletePickupCode(input: InputOf<typeof api.orders.deletePickupCode>) {
  return applyTransition(input, {
    action: 'edit_pickup_code',
    set: { pickup_code: null },
    history: 'pickup_code_deleted',
    event: 'order.pickup_code_changed',
  });
}
