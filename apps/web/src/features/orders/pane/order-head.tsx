import type { OrderDetail } from '@offizin/contract/orders/views';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { useNow } from '../../../platform/now.ts';
import { IconLink } from '../../../ui/button-link.tsx';
import { DeadlineChip, OriginChip, StatusChip } from '../order-chips.tsx';
import classes from './order-detail.module.css';
import type { Neighbours } from '../order-moves.ts';

export interface OrderMovesProps {
  readonly neighbours: Neighbours;
  readonly search: Record<string, unknown>;
  readonly orderId: string;
  /** Whether the order's place in the list comes before the links. */
  readonly isCounted?: boolean;
}

/** Where the order stands in its list, in words; null while that is not known. */
export function usePlaceText({ position, total, isMore }: Neighbours): string | null {
  const t = useTranslations('orders.detail');
  const { number } = useFormats();
  if (position === 0 || total === null) return null;
  return t(isMore ? 'positionOfMany' : 'position', { position: number(position), total: number(total) });
}

/** Stays drawn from one order to the next, so that the focus stays on its links. */
export function OrderMoves({ neighbours, search, orderId, isCounted = false }: OrderMovesProps) {
  const t = useTranslations('orders.detail');
  const { previous, next } = neighbours;
  const place = usePlaceText(neighbours);
  const way = (to: string | null) => ({ isEnd: to === null, search: { ...search, order: to ?? orderId } });
  return (
    <>
      {isCounted && place !== null ? <span>{place}</span> : null}
      <IconLink label={t('previous')} hint="K" to="." {...way(previous)}>
        <IconChevronUp aria-hidden />
      </IconLink>
      <IconLink label={t('next')} hint="J" to="." {...way(next)}>
        <IconChevronDown aria-hidden />
      </IconLink>
    </>
  );
}

export function OrderTitle({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders');
  const formats = useFormats();
  const now = useNow();
  return (
    <div>
      <div className={classes['titleLine']}>
        <h2 aria-label={t('detail.label', { number: formatOrderNumber(order.number) })}>
          {formatOrderNumber(order.number)}
        </h2>
        <StatusChip status={order.status} />
        <OriginChip order={order} />
        <DeadlineChip order={order} now={now} long />
      </div>
      <p className={classes['sub']}>
        <span>{formats.dayTime(order.createdAt)}</span>
        <span>{t(`deliveryType.${order.deliveryType}`)}</span>
        <span>{t(`paymentType.${order.paymentType}`)}</span>
      </p>
    </div>
  );
}

/** On phones the number is in the bar above; here are state, deadline and sum. */
export function ShortTitle({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders');
  const formats = useFormats();
  const now = useNow();
  return (
    <div>
      <div className={classes['titleLine']}>
        <StatusChip status={order.status} />
        <OriginChip order={order} />
        <DeadlineChip order={order} now={now} long />
      </div>
      <div className={classes['subLine']}>
        <p className={classes['sub']}>
          <span>{formats.shortDayTime(order.createdAt)}</span>
          <span>{t(`deliveryType.${order.deliveryType}`)}</span>
          <span>{t(`paymentType.${order.paymentType}`)}</span>
        </p>
        <b>{formats.money(order.total)}</b>
      </div>
    </div>
  );
}
