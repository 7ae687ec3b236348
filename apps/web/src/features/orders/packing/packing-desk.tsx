import type { OrderDetail } from '@offizin/contract/orders/views';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../platform/store.ts';
import { Button } from '../../../ui/button.tsx';
import { FullScreen } from '../../../ui/full-screen.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useLiveOrders } from '../live-orders.ts';
import { AfterAction } from '../order-moves.ts';
import { orderDetailQuery } from '../order-queries.ts';
import { listSearch, type OrderSearch } from '../order-search.ts';
import { OrderOnTable } from './order-on-table.tsx';
import { PackingHead } from './packing-head.tsx';
import { newPackingSession, type PackingSessionStore } from './packing-session.ts';
import classes from './packing.module.css';
import { useScanner } from './use-scanner.ts';
import { orderBehind, type Queue, useQueue } from './use-queue.ts';

/** Nothing is left to pack, or the order is still to come. */
function EmptyTable({
  isDone,
  sent,
  desk,
  onEnd,
}: {
  isDone: boolean;
  sent: number;
  desk: RefObject<HTMLDivElement | null>;
  onEnd: () => void;
}) {
  const t = useTranslations('packing.none');
  useScanner({ desk, onScan: () => {}, onEscape: onEnd });
  return (
    <>
      <PackingHead sent={sent} of={sent} order={null} isKept onEnd={onEnd} />
      <div className={classes['empty']} aria-busy={!isDone}>
        {isDone ? (
          <StatePanel
            icon={<IconCircleCheck />}
            title={t('title')}
            text={sent > 0 ? t('packed', { count: sent }) : t('text')}
          >
            <Button tone="primary" onClick={onEnd}>
              {t('back')}
            </Button>
          </StatePanel>
        ) : null}
      </div>
    </>
  );
}

/** Which order lies on the table: the one of the address, and by itself the next. */
function useMoves(search: OrderSearch, queue: Queue, session: PackingSessionStore) {
  const navigate = useNavigate();
  const list = listSearch(search);
  const { later } = useStore(session.store);
  const next = orderBehind(queue.orders, search.order, later);
  const show = (orderId: string | undefined) =>
    void navigate({
      to: '.',
      search: { ...list, pack: true, ...(orderId !== undefined && { order: orderId }) },
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    });
  const first = search.order === undefined ? next?.id : undefined;
  useEffect(() => {
    if (first !== undefined) show(first);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each table without an order
  }, [first]);
  return {
    next,
    show,
    goOn: () => show(next?.id),
    end: () =>
      void navigate({
        to: '.',
        search: { ...list, ...(search.order !== undefined && { order: search.order }) },
        resetScroll: false,
      }),
  };
}

/** Says the order that has come onto the table. */
function useSaidOrder(order: OrderDetail | undefined, session: PackingSessionStore): void {
  const t = useTranslations('packing.say');
  const id = order?.id;
  useEffect(() => {
    if (order === undefined) return;
    const { number, units, deliveryAddress } = order;
    const sentence = t('order', { number: formatOrderNumber(number), units, who: deliveryAddress.name });
    session.say(sentence);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each order
  }, [id]);
}

/** The packing desk: a scanner ticks the units of one order after the other, its label sends it, and the next one comes (ORD-14). */
export function PackingDesk({ search }: { search: OrderSearch }) {
  const t = useTranslations('packing');
  const desk = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const [session] = useState(newPackingSession);
  const [isWatching, setWatching] = useState(false);
  const {
    sent: { length: sent },
    said,
  } = useStore(session.store);
  useLiveOrders('own');
  const queue = useQueue(search);
  const { next, show, goOn, end } = useMoves(search, queue, session);
  const orderId = search.order;
  const { data: order } = useQuery({ ...orderDetailQuery('own', orderId ?? ''), enabled: orderId !== undefined });
  useSaidOrder(order, session);
  const nextId = next?.id;
  useEffect(() => {
    if (nextId !== undefined) void queries.prefetchQuery(orderDetailQuery('own', nextId));
  }, [queries, nextId]);
  const others = queue.orders.filter(({ id }) => id !== orderId);
  const putAside = () => {
    if (orderId !== undefined) session.putAside(orderId);
    goOn();
  };
  return (
    <AfterAction value={({ order: done }) => (done.id === orderId ? goOn() : undefined)}>
      <FullScreen title={t('title')} contentRef={desk}>
        <p className={classes['spoken']} role="status">
          {said}
        </p>
        {order === undefined ? (
          <EmptyTable
            isDone={orderId === undefined && queue.isReady && queue.orders.length === 0}
            sent={sent}
            desk={desk}
            onEnd={end}
          />
        ) : (
          <OrderOnTable
            key={order.id}
            {...{ order, session, sent, others, next, desk, isWatching, setWatching }}
            of={sent + queue.total}
            onEnd={end}
            onSwitch={show}
            onLater={putAside}
          />
        )}
      </FullScreen>
    </AfterAction>
  );
}
