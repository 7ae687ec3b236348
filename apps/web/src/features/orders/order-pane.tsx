import type { OrderDetail } from '@offizin/contract/orders';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { IconAlertCircle, IconChevronDown, IconChevronUp, IconInfoCircle, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { useNow } from '../../platform/now.ts';
import type { Desk } from '../../platform/order-counts.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink, IconLink } from '../../ui/button-link.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { type OpenAction, OrderActionBar, RejectRow } from './order-action-bar.tsx';
import { DeadlineChip, StatusChip } from './order-chips.tsx';
import classes from './order-detail.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { useLiveOrder } from './live-orders.ts';
import { orderDetailQuery } from './order-queries.ts';
import { OrderAddresses, OrderShipment } from './order-side.tsx';
import { markReviewed } from './reviewed-orders.ts';

function Loading() {
  return (
    <div className={classes['body']} aria-busy>
      <div className={classes['column']}>
        <SkeletonLine width="80%" />
        <SkeletonLine width="60%" />
        <SkeletonLine width="45%" />
      </div>
    </div>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('orders.detail');
  const tList = useTranslations('orders.list.error');
  const missing = error instanceof ApiError && error.status === 404;
  const kind = missing ? 'notFound' : 'error';
  const requestId = error instanceof ApiError ? error.problem?.requestId : undefined;
  return (
    <StatePanel
      icon={<IconAlertCircle />}
      tone="red"
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      requestId={missing ? undefined : requestId}
    >
      {missing ? null : (
        <Button icon={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
          {tList('retry')}
        </Button>
      )}
    </StatePanel>
  );
}

export interface Neighbours {
  readonly position: number;
  readonly total: number;
  readonly previous: string | null;
  readonly next: string | null;
}

function Move({ neighbours, search }: { neighbours: Neighbours; search: Record<string, unknown> }) {
  const t = useTranslations('orders.detail');
  const { number } = useFormats();
  const { previous, next, position, total } = neighbours;
  return (
    <>
      {position > 0 ? <span>{t('position', { position: number(position), total: number(total) })}</span> : null}
      {previous === null ? null : (
        <IconLink label={t('previous')} to="." search={{ ...search, order: previous }}>
          <IconChevronUp aria-hidden />
        </IconLink>
      )}
      {next === null ? null : (
        <IconLink label={t('next')} to="." search={{ ...search, order: next }}>
          <IconChevronDown aria-hidden />
        </IconLink>
      )}
    </>
  );
}

function Head({ order, children }: { order: OrderDetail; children?: ReactNode }) {
  const t = useTranslations('orders');
  const formats = useFormats();
  const now = useNow();
  return (
    <div className={classes['head']}>
      <div>
        <div className={classes['titleLine']}>
          <h2 aria-label={t('detail.label', { number: formatOrderNumber(order.number) })}>
            {formatOrderNumber(order.number)}
          </h2>
          <StatusChip status={order.status} />
          <DeadlineChip order={order} now={now} long />
        </div>
        <p className={classes['sub']}>
          <span>{formats.dayTime(order.createdAt)}</span>
          <span>{t(`deliveryType.${order.deliveryType}`)}</span>
          <span>{t(`paymentType.${order.paymentType}`)}</span>
        </p>
      </div>
      <div className={classes['move']}>{children}</div>
    </div>
  );
}

export interface OrderPaneProps {
  readonly desk: Desk;
  readonly orderId: string;
  readonly neighbours: Neighbours;
  /** The list's own part of the address. */
  readonly search: Record<string, unknown>;
  /** In the modal all fields are shown, in one column. */
  readonly full: boolean;
  /** The modal covers it. */
  readonly isBehind?: boolean;
}

/** An order for packing: units, address, deadline, shipment; in full with every field and the history (ORD-03). */
export function OrderPane({ desk, orderId, neighbours, search, full, isBehind = false }: OrderPaneProps) {
  const t = useTranslations('orders.detail');
  const [open, setOpen] = useState<OpenAction>(null);
  const { data: order, error, isPending, refetch } = useQuery(orderDetailQuery(desk, orderId));
  useLiveOrder({ desk, orderId, isActing: open !== null || isBehind });
  useEffect(() => markReviewed(orderId), [orderId]);
  if (isPending) return <Loading />;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  return (
    <article className={classes['pane']}>
      <Head order={order}>
        <Move neighbours={neighbours} search={search} />
        {full ? null : (
          <ButtonLink
            to="."
            search={{ ...search, order: orderId, more: true }}
            icon={<IconInfoCircle size={16} aria-hidden />}
          >
            {t('more')}
          </ButtonLink>
        )}
      </Head>
      <div className={classes['body']} data-narrow={full || undefined} tabIndex={-1}>
        <div className={classes['column']}>
          <OrderLines order={order} />
          {full ? <OrderAddresses order={order} /> : null}
          {full ? <OrderShipment order={order} /> : null}
          {full ? <OrderFacts order={order} /> : null}
          <OrderHistory order={order} />
          {desk === 'own' ? <RejectRow order={order} setOpen={setOpen} /> : null}
        </div>
        {full ? null : (
          <div className={classes['column']}>
            <OrderAddresses order={order} />
            <OrderShipment order={order} />
          </div>
        )}
      </div>
      {desk === 'own' ? <OrderActionBar order={order} open={open} setOpen={setOpen} /> : null}
    </article>
  );
}
