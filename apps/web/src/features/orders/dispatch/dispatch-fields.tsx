import type { OrderDetail } from '@offizin/contract/orders/views';
import { courierOf, couriersFor } from '@offizin/domain/orders/courier-rules';
import { useTranslations } from 'use-intl';
import { initialData } from '../../../platform/initial-data.ts';
import { FieldWarning } from '../../../ui/field.tsx';
import type { Form } from '../../../ui/form/use-form.tsx';
import { Select } from '../../../ui/select.ts';
import { TextInput } from '../../../ui/text-input.ts';
import { useCourierName } from '../courier-name.ts';
import classes from './dispatch-fields.module.css';
import { checkedDispatch, type DispatchValues } from './use-dispatch-form.ts';

interface FieldsProps {
  readonly form: Form<DispatchValues>;
  readonly order: OrderDetail;
  readonly onlyPickup: boolean;
}

const plain = { autoComplete: 'off', spellCheck: false } as const;

function CourierField({ form, order }: Omit<FieldsProps, 'onlyPickup'>) {
  const t = useTranslations('orderDialogs.process');
  const courierName = useCourierName();
  const couriers = couriersFor(initialData.brand, order.deliveryType);
  return (
    <Select
      {...form.choice('courier')}
      label={t('courier')}
      placeholder={t('courierPlaceholder')}
      data={couriers.map(({ code }) => ({ value: code, label: courierName(code) }))}
      searchable
      openOnFocus={false}
      data-autofocus
    />
  );
}

/** The fields that the chosen courier asks for, and no others. */
export function DispatchFields({ form, order, onlyPickup }: FieldsProps) {
  const t = useTranslations('orderDialogs.process');
  const courierName = useCourierName();
  const { errors, values, warnings, looksLike } = checkedDispatch(order, form.values);
  const { courier } = values;
  const needs = courier === null ? 'nothing' : courierOf(courier).needs;
  const warning = form.isWrong('trackingNumber') ? undefined : warnings.trackingNumber;
  const kept = errors.trackingNumber === undefined ? values.trackingNumber : null;
  const isReadOtherwise = kept !== null && kept !== form.values.trackingNumber.trim().toUpperCase();
  const warningTexts = {
    unusual_for_courier: t('unusual'),
    fits_other_courier: t('otherCourier', { courier: looksLike === null ? '' : courierName(looksLike) }),
  };
  return (
    <>
      {onlyPickup ? null : <CourierField form={form} order={order} />}
      {onlyPickup || needs === 'pickup_code' ? null : (
        <div>
          <TextInput
            {...form.text('trackingNumber')}
            {...plain}
            label={t('trackingNumber')}
            description={needs === 'nothing' && courier !== null ? t('trackingOptional') : t('trackingHelp')}
          />
          {isReadOtherwise ? <p className={classes['read']}>{t('trackingRead', { number: kept })}</p> : null}
          {warning === undefined ? null : <FieldWarning>{warningTexts[warning]}</FieldWarning>}
        </div>
      )}
      {needs === 'tracking_and_url' ? (
        <TextInput
          {...form.text('trackingUrl')}
          {...plain}
          type="url"
          label={t('trackingUrl')}
          description={t('trackingUrlHelp')}
        />
      ) : null}
      {onlyPickup || needs === 'pickup_code' ? (
        <TextInput
          {...form.text('pickupCode')}
          {...plain}
          label={t('pickupCode')}
          description={t('pickupHelp')}
          data-autofocus={onlyPickup || undefined}
        />
      ) : null}
    </>
  );
}
