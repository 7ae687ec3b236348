import type { OrderDetail } from '@offizin/contract/orders/views';
import { orderTabOf } from '@offizin/domain/orders/statuses';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './order-detail.module.css';

/** Says of an order that its list does not hold it, and leads to one that does. */
export function NotInList({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.detail.elsewhere');
  return (
    <div className={classes['elsewhere']} role="status">
      <b>{t('title')}</b>
      <span>{t('text')}</span>
      <Link
        to="."
        search={{ tab: orderTabOf(order.status), q: order.number, order: order.id }}
        resetScroll={false}
        activeProps={{}}
      >
        {t('alone')}
      </Link>
    </div>
  );
}
