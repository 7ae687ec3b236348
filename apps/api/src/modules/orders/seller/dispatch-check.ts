import { dispatchFieldErrors } from '@offizin/contract/dispatch-errors';
import { checkDispatch } from '@offizin/domain/orders/dispatch-check';
import type { DeliveryType } from '@offizin/domain/orders/statuses';
import type { Fail } from '../../../platform/fail.ts';
import type { DispatchColumns } from '../write/transition.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';

export interface DispatchBody {
  readonly courier: string;
  readonly trackingNumber?: string | undefined;
  readonly trackingUrl?: string | undefined;
  readonly pickupCode?: string | undefined;
}

interface DispatchInput {
  readonly body: DispatchBody;
  readonly session: ActiveSession;
  readonly fail: Fail<'request.invalid'>;
}

/** The columns of a dispatch that keeps the carrier rule (ORD-06, VAL-07); 400 with field errors for one that does not. */
export function dispatchColumns({ body, session, fail }: DispatchInput, deliveryType: DeliveryType): DispatchColumns {
  const { errors, values } = checkDispatch({
    deliveryType,
    brand: session.brand,
    courier: body.courier,
    trackingNumber: body.trackingNumber ?? null,
    trackingUrl: body.trackingUrl ?? null,
    pickupCode: body.pickupCode ?? null,
  });
  const wrong = dispatchFieldErrors(errors);
  if (wrong.length > 0) fail('request.invalid', { errors: wrong });
  return {
    courier: values.courier,
    tracking_number: values.trackingNumber,
    tracking_url: values.trackingUrl,
    pickup_code: values.pickupCode,
  };
}
