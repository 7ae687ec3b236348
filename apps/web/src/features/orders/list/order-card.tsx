import type { OrderCard as Order } from '@offizin/contract/orders/views';
import type { BatchAction } from '@offizin/domain/orders/order-batches';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, memo } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { useStore } from '../../../platform/store.ts';
import { waitingLabels } from '../../../parts/waiting/act-keeper.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import classes from './order-card.module.css';
import { chooseOrder } from '../selection/order-selection.ts';
import { spokenOrder } from '../spoken-order.ts';
import { DeadlineChip, DeliveryChip, OriginChip, ShipmentChip, StatusChip } from '../order-chips.tsx';

const HeldMark = lazyPart(async () => (await import('../undo/held-mark.tsx')).HeldMark);

export interface OrderCardProps {
  readonly order: Order;
  readonly now: Date;
  readonly open: boolean;
  readonly unopened: boolean;
  /** Whether it can be selected, and is; null where nothing can be done with several. */
  readonly chosen: boolean | null;
  /** What is on its way to the order, by this browser or another. */
  readonly sending: BatchAction | null;
  /** The address's part that opens this order. */
  readonly search: Record<string, unknown>;
}

/** Selects the order; by keyboard its card and the open order answer to X. */
function OrderBox({ order, chosen, open }: { order: Order; chosen: boolean; open: boolean }) {
  const t = useTranslations('orders.card');
  return (
    <label className={classes['choose']} data-apart data-tour="order-choose">
      <input
        type="checkbox"
        checked={chosen}
        aria-label={t('choose', { number: spokenOrder(order, t('customerErased')) })}
        tabIndex={-1}
        data-key={open ? 'x' : undefined}
        onChange={({ target, nativeEvent }) =>
          chooseOrder(order.id, {
            isOn: target.checked,
            isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
          })
        }
      />
    </label>
  );
}

/** X at a card selects it, with Shift all from the last one up to it. */
function chooseByKey(event: KeyboardEvent, { order, chosen }: Pick<OrderCardProps, 'order' | 'chosen'>): void {
  if (chosen === null || event.key.toLowerCase() !== 'x' || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  chooseOrder(order.id, { isOn: !chosen, isRange: event.shiftKey });
}

/** One order of the list, to be read at arm's length: number and value, who and how much, when and how. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, now, open, unopened, chosen, sending, search } = props;
  const t = useTranslations('orders.card');
  const formats = useFormats();
  const waiting = useStore(waitingLabels).get(order.id);
  const number = formatOrderNumber(order.number);
  return (
    <>
      <Link
        to="."
        search={search}
        className={classes['card']}
        aria-current={open ? 'true' : undefined}
        data-order={order.id}
        data-chosen={chosen ?? undefined}
        data-tour="order-card"
        resetScroll={false}
        activeProps={{}}
        onKeyDown={(event: KeyboardEvent) => chooseByKey(event, props)}
      >
        <span className={classes['line']} data-tour="order-number">
          <b>{number}</b>
          {unopened ? (
            <span className={classes['unopened']} role="img" aria-label={t('unopened')} title={t('unopened')} />
          ) : null}
          {order.origin === 'replacement' ? <OriginChip order={order} /> : <b>{formats.money(order.total)}</b>}
        </span>
        <span className={`${classes['line']} ${classes['second']}`} data-tour="order-customer">
          <span>
            {order.customer === null
              ? t('customerErased')
              : t('customer', { name: order.customer.firstName, city: order.customer.city })}
          </span>
          <span>{t('units', { count: order.units })}</span>
        </span>
        <span className={classes['third']} data-tour="order-deadline">
          <DeadlineChip order={order} now={now} />
          {order.shipmentStatus !== null && order.status !== 'cancelled' ? (
            <ShipmentChip status={order.shipmentStatus} />
          ) : (
            <DeliveryChip order={order} />
          )}
          {sending === null && waiting === undefined ? (
            <>
              {order.sendsAt === null ? null : <HeldMark key={order.sendsAt} sendsAt={order.sendsAt} />}
              <StatusChip status={order.status} plain />
            </>
          ) : (
            <span className={classes['sending']} data-waits={waiting !== undefined || undefined}>
              {waiting ?? (sending === null ? null : t(`sending.${sending}`))}
            </span>
          )}
        </span>
      </Link>
      {chosen === null ? null : <OrderBox order={order} chosen={chosen} open={open} />}
    </>
  );
});
