import type { OrderDetail } from '@offizin/contract/orders';
import { actionsAllowedFor, type OrderAction } from '@offizin/domain/orders/transitions';
import { IconBan, IconCheck, IconEdit, IconTrash, IconTruckDelivery } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { phone, useMedia } from '../../platform/media.ts';
import { Button } from '../../ui/button.tsx';
import { useOrderAction } from './order-actions.ts';
import classes from './order-detail.module.css';

const RejectDialog = lazy(async () => ({ default: (await import('./reject-dialog.tsx')).RejectDialog }));
const DispatchDialog = lazy(async () => ({ default: (await import('./dispatch-dialog.tsx')).DispatchDialog }));

/** The dialog of an action that is open. */
export type OpenAction = 'reject' | 'process' | 'edit_tracking' | 'edit_pickup_code' | null;

export interface OrderActionProps {
  readonly order: OrderDetail;
  readonly open: OpenAction;
  readonly setOpen: (action: OpenAction) => void;
}

function PickupButtons({ order, onEdit }: { order: OrderDetail; onEdit: () => void }) {
  const t = useTranslations('orders.action');
  const remove = useOrderAction('DELETE /orders/:orderId/pickup-code', order);
  if (order.pickupCode === null) return null;
  return (
    <>
      <Button
        tone="danger"
        icon={<IconTrash size={16} aria-hidden />}
        running={remove.isPending && t('deletePickupCode')}
        onClick={() => remove.mutate({})}
      >
        {t('deletePickupCode')}
      </Button>
      <Button icon={<IconEdit size={16} aria-hidden />} onClick={onEdit}>
        {t('editPickupCode')}
      </Button>
    </>
  );
}

/** What the seller can do with an order now, by the shared table of transitions. */
export function OrderActionBar({ order, open, setOpen }: OrderActionProps) {
  const t = useTranslations('orders.action');
  const onPhone = useMedia(phone);
  const confirm = useOrderAction('POST /orders/:orderId/confirm', order);
  const allowed = actionsAllowedFor(order.status, 'seller');
  const may = (action: OrderAction) => allowed.includes(action);
  if (allowed.length === 0) return null;
  return (
    <div className={classes['bar']}>
      {may('reject') && !onPhone ? (
        <Button tone="danger" icon={<IconBan size={16} aria-hidden />} onClick={() => setOpen('reject')}>
          {t('reject')}
        </Button>
      ) : null}
      <span className={classes['grow']} />
      {may('confirm') ? (
        <Button
          icon={<IconCheck size={16} aria-hidden />}
          running={confirm.isPending && t('confirming')}
          onClick={() => confirm.mutate({})}
        >
          {t('confirm')}
        </Button>
      ) : null}
      {may('process') ? (
        <Button tone="primary" icon={<IconTruckDelivery size={16} aria-hidden />} onClick={() => setOpen('process')}>
          {t('process')}
        </Button>
      ) : null}
      {may('edit_pickup_code') ? <PickupButtons order={order} onEdit={() => setOpen('edit_pickup_code')} /> : null}
      {may('edit_tracking') ? (
        <Button icon={<IconEdit size={16} aria-hidden />} onClick={() => setOpen('edit_tracking')}>
          {t('editTracking')}
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {open === 'reject' ? <RejectDialog order={order} onClose={() => setOpen(null)} /> : null}
        {open !== null && open !== 'reject' ? (
          <DispatchDialog order={order} action={open} onClose={() => setOpen(null)} />
        ) : null}
      </Suspense>
    </div>
  );
}

/** On phones rejecting stands at the end of the page, away from the thumb. */
export function RejectRow({ order, setOpen }: Omit<OrderActionProps, 'open'>) {
  const t = useTranslations('orders.action');
  const onPhone = useMedia(phone);
  if (!onPhone || !actionsAllowedFor(order.status, 'seller').includes('reject')) return null;
  return (
    <Button tone="danger" size="large" wide icon={<IconBan size={16} aria-hidden />} onClick={() => setOpen('reject')}>
      {t('rejectLong')}
    </Button>
  );
}
