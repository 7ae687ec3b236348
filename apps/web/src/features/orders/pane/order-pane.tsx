import type { OrderDetail } from '@offizin/contract/orders/views';
import { IconAlertCircle, IconInfoCircle, IconRefresh } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ApiError } from '../../../platform/client.ts';
import { loadTopics } from '../../../platform/messages.ts';
import type { Desk } from '../../../parts/orders/order-counts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { type OpenAction, OrderActionBar, RejectRow } from './order-action-bar.tsx';
import classes from './order-detail.module.css';
import { OrderMoves, OrderTitle, ShortTitle } from './order-head.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { useLiveOrder } from '../live-orders.ts';
import type { Neighbours } from '../order-moves.ts';
import { orderDetailQuery } from '../order-queries.ts';
import { OrderAddresses } from './order-side.tsx';
import { OrderShipment } from './order-shipment.tsx';
import { PrintMenu } from '../papers/print-menu.tsx';
import { markReviewed } from '../list/reviewed-orders.ts';
import type { Arrival } from '../use-desk-moves.ts';
import type { Belongs } from '../use-open-order.ts';

const NotInList = lazyPart(async () => (await import('./not-in-list.tsx')).NotInList);
/** Of few orders. */
const PackedList = lazyPart(async () => {
  const [{ PackedList: List }] = await Promise.all([import('../packing/packed-list.tsx'), loadTopics(['packing'])]);
  return List;
});
/** Of few orders. */
const AfterSale = lazyPart(async () => {
  const [{ OrderAfterSale }] = await Promise.all([
    import('./order-after-sale.tsx'),
    loadTopics(['afterSale', 'messages', 'returns']),
  ]);
  return OrderAfterSale;
});

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
  const tActions = useTranslations('actions');
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
          {tActions('tryAgain')}
        </Button>
      )}
    </StatePanel>
  );
}

export interface OrderPaneProps {
  readonly desk: Desk;
  readonly orderId: string;
  readonly neighbours: Neighbours;
  readonly belongs: Belongs;
  /** The list's own part of the address. */
  readonly search: Record<string, unknown>;
  /** What the modal shows besides; with it everything stands in one column. */
  readonly more: ((order: OrderDetail) => ReactNode) | null;
  /** On phones the modal's own bar has the number and the ways on. */
  readonly isPage?: boolean;
  /** The modal covers it. */
  readonly isBehind?: boolean;
  /** The order that the desk went on to, if it is this one. */
  readonly arrival: Arrival | null;
}

interface ContentProps extends Pick<OrderPaneProps, 'desk' | 'more' | 'arrival' | 'belongs'> {
  readonly order: OrderDetail;
  readonly isBehind: boolean;
}

const isAfterSale = ({ replacementFor, afterSale: { conversations, returns, replacements } }: OrderDetail): boolean =>
  replacementFor !== null || conversations.length + returns.length + replacements.length > 0;

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

function Content({ desk, order, more, isBehind, arrival, belongs }: ContentProps) {
  const full = more !== null;
  const [open, setOpen] = useState<OpenAction>(null);
  // Who acts already goes on: what the order has become is said then.
  const canAct = desk === 'own' && (belongs === 'listed' || open !== null);
  useLiveOrder({ desk, orderId: order.id, isActing: open !== null || isBehind });
  useEffect(() => markReviewed(order.id), [order.id]);
  const content = useArrival(isBehind ? null : arrival, order.id);
  return (
    <div ref={content} className={classes['content']} tabIndex={-1}>
      {belongs === 'elsewhere' ? <NotInList order={order} /> : null}
      <div className={classes['body']} data-narrow={full || undefined} tabIndex={-1}>
        <div className={classes['column']}>
          <OrderLines order={order} />
          {full ? <OrderAddresses order={order} /> : null}
          {full ? <OrderShipment order={order} /> : null}
          {more?.(order)}
          {order.packed.length > 0 ? <PackedList order={order} /> : null}
          {isAfterSale(order) ? <AfterSale order={order} /> : null}
          <OrderHistory order={order} />
          {canAct ? <RejectRow order={order} setOpen={setOpen} /> : null}
        </div>
        {full ? null : (
          <div className={classes['column']}>
            <OrderAddresses order={order} />
            <OrderShipment order={order} />
          </div>
        )}
      </div>
      {canAct ? <OrderActionBar order={order} open={open} setOpen={setOpen} /> : null}
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
  const { desk, orderId, neighbours, belongs, search, more, isPage = false, isBehind = false, arrival } = props;
  const full = more !== null;
  const t = useTranslations('orders.detail');
  const { data: order, error, refetch } = useQuery(orderDetailQuery(desk, orderId));
  useNextAhead(desk, order === undefined ? null : neighbours.next);
  const body = error ? <Failed error={error} onRetry={() => void refetch()} /> : <Loading />;
  return (
    <article className={classes['pane']}>
      {isPage ? (
        <div className={classes['head']}>{order ? <ShortTitle order={order} /> : null}</div>
      ) : (
        <div className={classes['head']}>
          {order ? <OrderTitle order={order} /> : <div />}
          <div className={classes['move']}>
            <OrderMoves neighbours={neighbours} search={search} orderId={orderId} isCounted />
            {desk === 'own' ? <PrintMenu orderIds={[orderId]} /> : null}
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
      )}
      {order ? <Content key={orderId} {...{ desk, order, more, isBehind, arrival, belongs }} /> : body}
    </article>
  );
}
