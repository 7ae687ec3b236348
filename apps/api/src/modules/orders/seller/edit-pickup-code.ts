import { dispatchFieldErrors } from '@offizin/contract/dispatch-errors';
import type { api } from '@offizin/contract/api';
import { checkPickupCode, normalisePickupCode } from '@offizin/domain/orders/dispatch-check';
import type { InputOf } from '../../../platform/http/route.ts';
import { applyTransition } from './apply-transition.ts';

export function editPickupCode(input: InputOf<typeof api.orders.editPickupCode>) {
  const wrong = checkPickupCode(input.body.pickupCode);
  if (wrong !== null) input.fail('request.invalid', { errors: dispatchFieldErrors({ pickupCode: wrong }) });
  return applyTransition(input, {
    action: 'edit_pickup_code',
    dispatch: { pickup_code: normalisePickupCode(input.body.pickupCode) },
  });
}

export function deletePickupCode(input: InputOf<typeof api.orders.deletePickupCode>) {
  return applyTransition(input, {
    action: 'edit_pickup_code',
    dispatch: { pickup_code: null },
  });
}
