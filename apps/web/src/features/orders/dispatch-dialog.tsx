import type { OrderDetail } from '@offizin/contract/orders';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { newIdempotencyKey } from '../../platform/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DispatchFields } from './dispatch-fields.tsx';
import { type DispatchForm, useDispatchForm } from './dispatch-form.tsx';
import { useOrderAction } from './order-actions.ts';

export interface DispatchDialogProps {
  readonly order: OrderDetail;
  readonly action: 'process' | 'edit_tracking' | 'edit_pickup_code';
  readonly onClose: () => void;
}

/** Sends what the form says by the action's own call; a repeat after a lost reply carries the same key. */
function useDispatch({ order, action, onClose }: DispatchDialogProps) {
  const processing = useOrderAction('POST /orders/:orderId/process', order);
  const tracking = useOrderAction('PUT /orders/:orderId/tracking', order);
  const pickup = useOrderAction('PUT /orders/:orderId/pickup-code', order);
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const done = { onSuccess: onClose, onError: () => setKey(newIdempotencyKey()) };
  return {
    running: processing.isPending || tracking.isPending || pickup.isPending,
    send: ({ values, checked }: DispatchForm) => {
      if (action === 'edit_pickup_code')
        return pickup.mutate({ body: { pickupCode: values.pickupCode.trim() }, idempotencyKey }, done);
      const { courier, trackingNumber, trackingUrl, pickupCode } = checked.values;
      if (courier === null) return undefined;
      const body = {
        courier,
        ...(trackingNumber && { trackingNumber }),
        ...(trackingUrl && { trackingUrl }),
        ...(pickupCode && { pickupCode }),
      };
      return (action === 'process' ? processing : tracking).mutate({ body, idempotencyKey }, done);
    },
  };
}

/** Courier, tracking and pickup code of an order, as its delivery type and courier ask for (ORD-06, VAL-07). */
export function DispatchDialog({ order, action, onClose }: DispatchDialogProps) {
  const t = useTranslations('orders.process');
  const onlyPickup = action === 'edit_pickup_code';
  const form = useDispatchForm(order, onlyPickup);
  const dispatch = useDispatch({ order, action, onClose });
  const formElement = useRef<HTMLFormElement>(null);
  const number = formatOrderNumber(order.number);
  const titles = {
    process: t('title', { number }),
    edit_tracking: t('editTitle', { number }),
    edit_pickup_code: t('editPickupTitle', { number }),
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    form.leave('courier', 'trackingNumber', 'trackingUrl', 'pickupCode');
    const wrong = Object.keys(form.errors)[0];
    if (wrong === undefined) dispatch.send(form);
    else formElement.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }

  return (
    <Dialog
      title={titles[action]}
      note={action === 'process' ? t('note') : undefined}
      opened
      onClose={onClose}
      footer={
        <Button
          tone="primary"
          type="submit"
          form="dispatch"
          running={dispatch.running && (action === 'process' ? t('submitting') : t('saving'))}
        >
          {action === 'process' ? t('submit') : t('save')}
        </Button>
      }
    >
      <form id="dispatch" ref={formElement} onSubmit={submit} noValidate style={{ display: 'grid', gap: 16 }}>
        <DispatchFields form={form} order={order} onlyPickup={onlyPickup} />
      </form>
    </Dialog>
  );
}
