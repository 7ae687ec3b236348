import type { OrderDetail } from '@offizin/contract/orders';
import {
  checkDispatch,
  checkPickupCode,
  type DispatchErrorCode,
  type DispatchField,
  pickupCodeLength,
  trackingNumberLength,
} from '@offizin/domain/orders/couriers';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { initialData } from '../../platform/initial-data.ts';
import { FieldError } from '../../ui/field.tsx';

type Values = Record<DispatchField, string>;
type Errors = Partial<Record<DispatchField, DispatchErrorCode>>;

/** The text of a wrong field of the form. */
export function useDispatchErrorText() {
  const t = useTranslations('errors.field');
  return (field: DispatchField, code: DispatchErrorCode | undefined) => {
    if (code === undefined) return undefined;
    const { min, max } = field === 'pickupCode' ? pickupCodeLength : trackingNumberLength;
    switch (code) {
      case 'required':
        return <FieldError>{t('required')}</FieldError>;
      case 'too_short':
        return <FieldError>{t('too_short', { limit: min })}</FieldError>;
      case 'too_long':
        return <FieldError>{t('too_long', { limit: max })}</FieldError>;
      case 'incorrect_format':
        return <FieldError>{t('invalid')}</FieldError>;
      case 'not_available':
        return <FieldError>{t('not_available')}</FieldError>;
    }
  };
}

/** The values of the form checked by the rule that the server applies too (VAL-06). */
export function useDispatchForm(order: OrderDetail, onlyPickup: boolean) {
  const [values, setValues] = useState<Values>({
    courier: order.courier ?? '',
    trackingNumber: order.trackingNumber ?? '',
    trackingUrl: order.trackingUrl ?? '',
    pickupCode: order.pickupCode ?? '',
  });
  const [left, setLeft] = useState<ReadonlySet<DispatchField>>(new Set());
  const checked = checkDispatch({ deliveryType: order.deliveryType, brand: initialData.brand, ...values });
  const pickup = onlyPickup ? checkPickupCode(values.pickupCode) : null;
  const errors: Errors = onlyPickup ? (pickup === null ? {} : { pickupCode: pickup }) : checked.errors;
  return {
    values,
    checked,
    errors,
    errorOf: (field: DispatchField) => (left.has(field) ? errors[field] : undefined),
    set: (field: DispatchField, value: string) => setValues((current) => ({ ...current, [field]: value })),
    leave: (...fields: DispatchField[]) => setLeft((current) => new Set([...current, ...fields])),
  };
}

export type DispatchForm = ReturnType<typeof useDispatchForm>;
