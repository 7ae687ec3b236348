import { Select, TextInput } from '@mantine/core';
import type { OrderDetail } from '@offizin/contract/orders';
import {
  checkDispatch,
  checkPickupCode,
  courierOf,
  couriersFor,
  type DispatchErrorCode,
  type DispatchField,
  pickupCodeLength,
  trackingNumberLength,
} from '@offizin/domain/orders/couriers';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { newIdempotencyKey } from '../../platform/client.ts';
import { initialData } from '../../platform/initial-data.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError, FieldWarning } from '../../ui/field.tsx';
import { useOrderAction } from './order-actions.ts';
import { useCourierName } from './order-facts.tsx';

type Values = Record<DispatchField, string>;
type Errors = Partial<Record<DispatchField, DispatchErrorCode>>;

function useDispatchErrorText() {
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
function useDispatchForm(order: OrderDetail, onlyPickup: boolean) {
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

export interface DispatchDialogProps {
  readonly order: OrderDetail;
  readonly action: 'process' | 'edit_tracking' | 'edit_pickup_code';
  readonly onClose: () => void;
}

/** Courier, tracking and pickup code of an order, as its delivery type and courier ask for (ORD-06, VAL-07). */
export function DispatchDialog({ order, action, onClose }: DispatchDialogProps) {
  const t = useTranslations('orders.process');
  const courierName = useCourierName();
  const errorText = useDispatchErrorText();
  const onlyPickup = action === 'edit_pickup_code';
  const form = useDispatchForm(order, onlyPickup);
  const processing = useOrderAction('POST /orders/:orderId/process', order);
  const tracking = useOrderAction('PUT /orders/:orderId/tracking', order);
  const pickup = useOrderAction('PUT /orders/:orderId/pickup-code', order);
  const formElement = useRef<HTMLFormElement>(null);
  const key = useRef(newIdempotencyKey());
  const running = processing.isPending || tracking.isPending || pickup.isPending;
  const needs = form.checked.values.courier === null ? 'nothing' : courierOf(form.checked.values.courier).needs;
  const number = formatOrderNumber(order.number);
  const titles = { process: t('title', { number }), edit_tracking: t('editTitle', { number }), edit_pickup_code: t('editPickupTitle', { number }) };

  function submit(event: FormEvent): void {
    event.preventDefault();
    form.leave('courier', 'trackingNumber', 'trackingUrl', 'pickupCode');
    const wrong = Object.keys(form.errors)[0];
    if (wrong !== undefined) {
      formElement.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const { courier, trackingNumber, trackingUrl, pickupCode } = form.checked.values;
    const idempotencyKey = key.current;
    const done = { onSuccess: onClose, onError: () => (key.current = newIdempotencyKey()) };
    if (onlyPickup) return pickup.mutate({ body: { pickupCode: form.values.pickupCode.trim() }, idempotencyKey }, done);
    if (courier === null) return;
    const body = { courier, ...(trackingNumber && { trackingNumber }), ...(trackingUrl && { trackingUrl }), ...(pickupCode && { pickupCode }) };
    (action === 'process' ? processing : tracking).mutate({ body, idempotencyKey }, done);
  }

  const field = (name: Exclude<DispatchField, 'courier'>) => ({
    name,
    value: form.values[name],
    onChange: (event: { currentTarget: { value: string } }) => form.set(name, event.currentTarget.value),
    onBlur: () => form.leave(name),
    error: errorText(name, form.errorOf(name)),
    autoComplete: 'off',
    spellCheck: false,
  });

  return (
    <Dialog
      title={titles[action]}
      note={action === 'process' ? t('note') : undefined}
      opened
      onClose={onClose}
      footer={
        <Button tone="primary" type="submit" form="dispatch" running={running && (action === 'process' ? t('submitting') : t('saving'))}>
          {action === 'process' ? t('submit') : t('save')}
        </Button>
      }
    >
      <form id="dispatch" ref={formElement} onSubmit={submit} noValidate style={{ display: 'grid', gap: 16 }}>
        {onlyPickup ? null : (
          <Select
            name="courier"
            label={t('courier')}
            placeholder={t('courierPlaceholder')}
            data={couriersFor(initialData.brand, order.deliveryType).map(({ code }) => ({ value: code, label: courierName(code) }))}
            value={form.values.courier || null}
            onChange={(value) => form.set('courier', value ?? '')}
            onBlur={() => form.leave('courier')}
            error={errorText('courier', form.errorOf('courier'))}
            searchable
            openOnFocus={false}
            data-autofocus
          />
        )}
        {onlyPickup || needs === 'pickup_code' ? null : (
          <div>
            <TextInput label={t('trackingNumber')} description={needs === 'nothing' && form.values.courier ? t('trackingOptional') : t('trackingHelp')} {...field('trackingNumber')} />
            {form.checked.warnings.trackingNumber && form.errors.trackingNumber === undefined ? <FieldWarning>{t('unusual')}</FieldWarning> : null}
          </div>
        )}
        {needs === 'tracking_and_url' ? <TextInput type="url" label={t('trackingUrl')} description={t('trackingUrlHelp')} {...field('trackingUrl')} /> : null}
        {onlyPickup || needs === 'pickup_code' ? <TextInput label={t('pickupCode')} description={t('pickupHelp')} {...field('pickupCode')} data-autofocus={onlyPickup || undefined} /> : null}
      </form>
    </Dialog>
  );
}
