import type { OrderDetail } from '@offizin/contract/orders/views';
import { actionsOffered, refusalOf } from '@offizin/domain/orders/refusals';
import type { OrderAction } from '@offizin/domain/orders/transitions';
import { IconBan, IconBarcode, IconCheck, IconEdit, IconTruckDelivery } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { withOrderDialogs } from '../order-dialog-texts.ts';
import { phone, useMedia } from '../../../platform/media.ts';
import { useRoleRefusal } from '../../../platform/role.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { useFirstSign } from '../../../ui/first-sign.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { RefusableButton } from '../../../ui/refusable-button.tsx';
import { useOrderAction } from '../order-actions.ts';
import { spokenOrder } from '../spoken-order.ts';
import { loadSaying } from '../undo/use-say-done.ts';
import classes from './order-detail.module.css';

const RejectDialog = lazyDialog(
  withOrderDialogs(async () => (await import('../reject/reject-dialog.tsx')).RejectDialog),
);
const DispatchDialog = lazyDialog(
  withOrderDialogs(async () => (await import('../dispatch/dispatch-dialog.tsx')).DispatchDialog),
);
const TakeBackButton = lazyDialog(async () => (await import('../undo/take-back-button.tsx')).TakeBackButton);
const PickupButtons = lazyDialog(withOrderDialogs(async () => (await import('./pickup-buttons.tsx')).PickupButtons));

/** Ahead of the click, so that they open also when the connection is gone by then. */
function preload(): void {
  RejectDialog.preload();
  DispatchDialog.preload();
  PickupButtons.preload();
  TakeBackButton.preload();
  void loadSaying().catch(() => {});
}

/** The dialog of an action that is open. */
export type OpenAction = 'reject' | 'process' | 'edit_tracking' | 'edit_pickup_code' | null;

export interface OrderActionProps {
  readonly order: OrderDetail;
  readonly open: OpenAction;
  readonly setOpen: (action: OpenAction) => void;
}

type Opens = Exclude<OpenAction, null>;

/** An action's button, with the reason where the order's status forbids it. */
function useActionButton({ order, setOpen }: Omit<OrderActionProps, 'open'>) {
  const t = useTranslations('orders');
  const onPhone = useMedia(phone);
  const byRole = useRoleRefusal('orders');
  const name = spokenOrder(order, t('card.customerErased'));
  const offered = new Map(actionsOffered(order.status).map(({ action, refusal }) => [action, refusal]));
  const isOffered = (action: OrderAction) => {
    const refusal = offered.get(action);
    // On a phone there is room only for what can be done.
    return refusal !== undefined && ((refusal === null && byRole === null) || !onPhone);
  };
  const button = (action: Opens, props: ButtonProps) => {
    const refusal = offered.get(action) ?? null;
    if (!isOffered(action)) return null;
    return (
      <RefusableButton
        {...props}
        aria-description={name}
        refusal={byRole ?? (refusal === null ? null : t(`refusal.${refusal}`))}
        onClick={() => setOpen(action)}
      />
    );
  };
  return { button, isOffered, name, isEmpty: ![...offered.keys()].some(isOffered) };
}

/** Packs the order by scanner. */
function PackLink({ orderId }: { orderId: string }) {
  const t = useTranslations('orders.action');
  const search: Record<string, unknown> = useSearch({ strict: false });
  return (
    <ButtonLink
      to="."
      search={{ ...search, order: orderId, more: undefined, pack: true }}
      hint="B"
      tour="order-pack"
      icon={<IconBarcode size={16} aria-hidden />}
    >
      {t('pack')}
    </ButtonLink>
  );
}

/** What the seller can do with an order, by the shared table of transitions; what its status forbids shows the reason. */
export function OrderActionBar({ order, open, setOpen }: OrderActionProps) {
  const t = useTranslations('orders.action');
  const onPhone = useMedia(phone);
  const confirm = useOrderAction('POST /orders/:orderId/confirm', order);
  const { button, isOffered, isEmpty, name } = useActionButton({ order, setOpen });
  useFirstSign(preload);
  const { sendsAt } = order;
  if (isEmpty && sendsAt === null) return null;
  return (
    <div className={classes['bar']}>
      {onPhone
        ? null
        : button('reject', {
            tone: 'danger',
            hint: 'R',
            icon: <IconBan size={16} aria-hidden />,
            children: t('reject'),
          })}
      {sendsAt === null ? null : <TakeBackButton key={sendsAt} order={order} sendsAt={sendsAt} />}
      <span className={classes['grow']} />
      {isOffered('process') ? <PackLink orderId={order.id} /> : null}
      {isOffered('confirm') || confirm.isPending ? (
        <ChangeButton
          area="orders"
          hint="C"
          aria-description={name}
          data-next-step={isOffered('confirm') || undefined}
          icon={<IconCheck size={16} aria-hidden />}
          running={confirm.isPending && t('confirming')}
          onClick={() => confirm.mutate({})}
        >
          {t('confirm')}
        </ChangeButton>
      ) : null}
      {button('process', {
        tone: 'primary',
        hint: 'P',
        icon: <IconTruckDelivery size={16} aria-hidden />,
        children: t('process'),
      })}
      {isOffered('edit_pickup_code') ? (
        <PickupButtons order={order} onEdit={() => setOpen('edit_pickup_code')} />
      ) : null}
      {button('edit_tracking', { icon: <IconEdit size={16} aria-hidden />, children: t('editTracking') })}
      {open === 'reject' ? <RejectDialog order={order} onClose={() => setOpen(null)} /> : null}
      {open !== null && open !== 'reject' ? (
        <DispatchDialog order={order} action={open} onClose={() => setOpen(null)} />
      ) : null}
    </div>
  );
}

/** On phones rejecting is at the end of the page, away from the thumb. */
export function RejectRow({ order, setOpen }: Omit<OrderActionProps, 'open'>) {
  const t = useTranslations('orders.action');
  const onPhone = useMedia(phone);
  const byRole = useRoleRefusal('orders');
  if (!onPhone || byRole !== null || refusalOf('reject', order.status) !== null) return null;
  return (
    <Button tone="danger" size="large" wide icon={<IconBan size={16} aria-hidden />} onClick={() => setOpen('reject')}>
      {t('rejectLong')}
    </Button>
  );
}
