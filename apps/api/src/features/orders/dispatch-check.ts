import type { FieldCode, FieldError } from '@offizin/contract/errors';
import {
  checkDispatch,
  type DispatchErrorCode,
  type DispatchField,
  dispatchFields,
  pickupCodeLength,
  trackingNumberLength,
  trackingUrlMax,
} from '@offizin/domain/orders/couriers';
import type { DeliveryType } from '@offizin/domain/orders/statuses';
import type { Fail } from '../../platform/fail.ts';
import type { DispatchColumns } from '../../owners/orders/transition.ts';
import type { ActiveSession } from '../../platform/session/active-session.ts';

const fieldCodes: Readonly<Record<DispatchErrorCode, FieldCode>> = {
  required: 'field.required',
  too_short: 'field.too_short',
  too_long: 'field.too_long',
  incorrect_format: 'field.invalid',
  not_available: 'field.not_available',
};

const lengths: Readonly<Record<DispatchField, { min: number; max: number }>> = {
  courier: { min: 1, max: 20 },
  trackingNumber: trackingNumberLength,
  trackingUrl: { min: 1, max: trackingUrlMax },
  pickupCode: pickupCodeLength,
};

export function dispatchFieldError(field: DispatchField, code: DispatchErrorCode): FieldError {
  const path = `body.${field}`;
  if (code === 'too_short') return { path, code: fieldCodes[code], params: { limit: lengths[field].min } };
  if (code === 'too_long') return { path, code: fieldCodes[code], params: { limit: lengths[field].max } };
  return { path, code: fieldCodes[code] };
}

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
  const wrong = dispatchFields.flatMap((field) => {
    const code = errors[field];
    return code === undefined ? [] : [dispatchFieldError(field, code)];
  });
  if (wrong.length > 0) fail('request.invalid', { errors: wrong });
  return {
    courier: values.courier,
    tracking_number: values.trackingNumber,
    tracking_url: values.trackingUrl,
    pickup_code: values.pickupCode,
  };
}
