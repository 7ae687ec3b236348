import type { OrderDetail } from '@offizin/contract/orders';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { IconAlertCircle, IconChevronDown, IconChevronUp, IconInfoCircle, IconRefresh } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
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
import type { Neighbours } from './order-moves.ts';
import { orderDetailQuery } from './order-queries.ts';
import { OrderAddresses } from './order-side.tsx';
import { OrderShipment } from './order-shipment.tsx';
import { markReviewed } from './reviewed-orders.ts';
import type { Arrival } from './use-desk-moves.ts';

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
  // An address that is no order's is as little here as an unknown order.
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 400);
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

interface MoveProps {
  readonly neighbours: Neighbours;
  readonly search: Record<string, unknown>;
  readonly orderId: string;
}

/** Stays drawn from one order to the next, so that the focus stays on its links. */
function Move({ neighbours, search, orderId }: MoveProps) {
  const t = useTranslations('orders.detail');
  const { number } = useFormats();
  const { previous, next, position, total } = neighbours;
  const way = (to: string | null) => ({ isEnd: to === null, search: { ...search, order: to ?? orderId } });
  return (
    <>
      {position > 0 ? <span>{t('position', { position: number(position), total: number(total) })}</span> : null}
      <IconLink label={t('previous')} to="." {...way(previous)}>
        <IconChevronUp aria-hidden />
      </IconLink>
      <IconLink label={t('next')} to="." {...way(next)}>
        <IconChevronDown aria-hidden />
      </IconLink>
    </>
  );
}

function Title({ order }: { order: OrderDetail }) {
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
  /** The order that the desk went on to, if it is this one. */
  readonly arrival: Arrival | null;
}

interface ContentProps extends Pick<OrderPaneProps, 'desk' | 'full' | 'arrival'> {
  readonly order: OrderDetail;
  readonly isBehind: boolean;
}

/** Gives the focus to what comes next once the order that the desk went on to is there. */
function useArrival(arrival: Arrival | null, orderId: string) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (arrival?.orderId !== orderId) return;
    const next =
      content.current?.querySelector<HTMLElement>('[data-next-step], [data-tone="primary"]') ?? content.current;
    next?.focus({ preventScroll: true });
  }, [arrival, orderId]);
  return content;
}

function Content({ desk, order, full, isBehind, arrival }: ContentProps) {
  const [open, setOpen] = useState<OpenAction>(null);
  useLiveOrder({ desk, orderId: order.id, isActing: open !== null || isBehind });
  useEffect(() => markReviewed(order.id), [order.id]);
  const content = useArrival(isBehind ? null : arrival, order.id);
  return (
    <div ref={content} className={classes['content']} tabIndex={-1}>
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
    </div>
  );
}

/** The next order is read ahead: going on to it does not wait. */
function useNextAhead(desk: Desk, next: string | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (next !== null) void queries.prefetchQuery(orderDetailQuery(desk, next));
  }, [queries, desk, next]);
}

/** An order for packing: units, address, deadline, shipment; in full with every field and the history (ORD-03). */
export function OrderPane(props: OrderPaneProps) {
  const { desk, orderId, neighbours, search, full, isBehind = false, arrival } = props;
  const t = useTranslations('orders.detail');
  const { data: order, error, refetch } = useQuery(orderDetailQuery(desk, orderId));
  useNextAhead(desk, order === undefined ? null : neighbours.next);
  const body = error ? <Failed error={error} onRetry={() => void refetch()} /> : <Loading />;
  return (
    <article className={classes['pane']}>
      <div className={classes['head']}>
        {order ? <Title order={order} /> : <div />}
        <div className={classes['move']}>
          <Move neighbours={neighbours} search={search} orderId={orderId} />
          {full ? null : (
            <ButtonLink
              to="."
              search={{ ...search, order: orderId, more: true }}
              icon={<IconInfoCircle size={16} aria-hidden />}
            >
              {t('more')}
            </ButtonLink>
          )}
        </div>
      </div>
      {order ? <Content key={orderId} {...{ desk, order, full, isBehind, arrival }} /> : body}
    </article>
  );
}
