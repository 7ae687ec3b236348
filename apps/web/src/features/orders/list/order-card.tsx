import type { OrderCard as Order } from '@offizin/contract/orders/views';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import classes from './order-card.module.css';
import { DeadlineChip, DeliveryChip, ShipmentChip, StatusChip } from '../order-chips.tsx';

export interface OrderCardProps {
  readonly order: Order;
  readonly now: Date;
  readonly open: boolean;
  readonly unopened: boolean;
  /** The address's part that opens this order. */
  readonly search: Record<string, unknown>;
}

/** One order of the list, to be read at arm's length: number and value, who and how much, when and how. */
export const OrderCard = memo(function OrderCard({ order, now, open, unopened, search }: OrderCardProps) {
  const t = useTranslations('orders.card');
  const formats = useFormats();
  return (
    <Link
      to="."
      search={search}
      className={classes['card']}
      aria-current={open ? 'true' : undefined}
      data-order={order.id}
      data-tour="order-card"
      resetScroll={false}
      activeProps={{}}
    >
      <span className={classes['line']} data-tour="order-number">
        <b>{formatOrderNumber(order.number)}</b>
        {unopened ? (
          <span className={classes['unopened']} role="img" aria-label={t('unopened')} title={t('unopened')} />
        ) : null}
        <b>{formats.money(order.total)}</b>
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
        <StatusChip status={order.status} plain />
      </span>
    </Link>
  );
});
