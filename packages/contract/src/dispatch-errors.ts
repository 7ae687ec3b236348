import {
  type DispatchErrorCode,
  type DispatchField,
  dispatchFields,
  pickupCodeLength,
  trackingNumberLength,
  trackingUrlMax,
} from '@offizin/domain/orders/dispatch-check';
import type { FieldCode, FieldError } from './errors.ts';

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

function dispatchFieldError(field: DispatchField, code: DispatchErrorCode): FieldError {
  const path = `body.${field}`;
  if (code === 'too_short') return { path, code: fieldCodes[code], params: { limit: lengths[field].min } };
  if (code === 'too_long') return { path, code: fieldCodes[code], params: { limit: lengths[field].max } };
  return { path, code: fieldCodes[code] };
}

/** What the carrier rule finds (ORD-06, VAL-07) as wrong fields of the body. */
export function dispatchFieldErrors(errors: Partial<Record<DispatchField, DispatchErrorCode | null>>): FieldError[] {
  return dispatchFields.flatMap((field) => {
    const code = errors[field];
    return code === undefined || code === null ? [] : [dispatchFieldError(field, code)];
  });
}
