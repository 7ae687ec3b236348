import type { OrderDetail } from '@offizin/contract/orders';
import { courierOf, couriersFor, type DispatchField } from '@offizin/domain/orders/couriers';
import { useTranslations } from 'use-intl';
import { initialData } from '../../platform/initial-data.ts';
import { FieldWarning } from '../../ui/field.tsx';
import { Select } from '../../ui/select.ts';
import { TextInput } from '../../ui/text-input.ts';
import { type DispatchForm, useDispatchErrorText } from './dispatch-form.tsx';
import { useCourierName } from './order-facts.tsx';

interface FieldsProps {
  readonly form: DispatchForm;
  readonly order: OrderDetail;
  readonly onlyPickup: boolean;
}

function CourierField({ form, order }: Omit<FieldsProps, 'onlyPickup'>) {
  const t = useTranslations('orders.process');
  const courierName = useCourierName();
  const errorText = useDispatchErrorText();
  return (
    <Select
      name="courier"
      label={t('courier')}
      placeholder={t('courierPlaceholder')}
      data={couriersFor(initialData.brand, order.deliveryType).map(({ code }) => ({
        value: code,
        label: courierName(code),
      }))}
      value={form.values.courier || null}
      onChange={(value) => form.set('courier', value ?? '')}
      onBlur={() => form.leave('courier')}
      error={errorText('courier', form.errorOf('courier'))}
      searchable
      openOnFocus={false}
      data-autofocus
    />
  );
}

/** The fields that the chosen courier asks for, and no others. */
export function DispatchFields({ form, order, onlyPickup }: FieldsProps) {
  const t = useTranslations('orders.process');
  const errorText = useDispatchErrorText();
  const { courier } = form.checked.values;
  const needs = courier === null ? 'nothing' : courierOf(courier).needs;
  const field = (name: Exclude<DispatchField, 'courier'>) => ({
    name,
    value: form.values[name],
    onChange: (event: { currentTarget: { value: string } }) => form.set(name, event.currentTarget.value),
    onBlur: () => form.leave(name),
    error: errorText(name, form.errorOf(name)),
    autoComplete: 'off',
    spellCheck: false,
  });
  const isUnusual = form.checked.warnings.trackingNumber !== undefined && form.errors.trackingNumber === undefined;
  return (
    <>
      {onlyPickup ? null : <CourierField form={form} order={order} />}
      {onlyPickup || needs === 'pickup_code' ? null : (
        <div>
          <TextInput
            label={t('trackingNumber')}
            description={needs === 'nothing' && courier !== null ? t('trackingOptional') : t('trackingHelp')}
            {...field('trackingNumber')}
          />
          {isUnusual ? <FieldWarning>{t('unusual')}</FieldWarning> : null}
        </div>
      )}
      {needs === 'tracking_and_url' ? (
        <TextInput type="url" label={t('trackingUrl')} description={t('trackingUrlHelp')} {...field('trackingUrl')} />
      ) : null}
      {onlyPickup || needs === 'pickup_code' ? (
        <TextInput
          label={t('pickupCode')}
          description={t('pickupHelp')}
          {...field('pickupCode')}
          data-autofocus={onlyPickup || undefined}
        />
      ) : null}
    </>
  );
}
