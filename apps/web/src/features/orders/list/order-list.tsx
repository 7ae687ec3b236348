import type { OrderCard as Order } from '@offizin/contract/orders/views';
import { IconArrowUp } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { loadTopics } from '../../../platform/messages.ts';
import { useShopTimeZone } from '../../../platform/time-zone.ts';
import { useNow } from '../../../platform/now.ts';
import type { Desk } from '../../../parts/orders/order-counts.ts';
import { Button } from '../../../ui/button.tsx';
import { CardList } from '../../../ui/list/card-list.tsx';
import { useHeldRows } from '../../../ui/list/held-rows.ts';
import { ListStates } from '../../../ui/list/list-states.tsx';
import { usePages } from '../../../ui/list/pages.ts';
import { InOtherTab } from './in-other-tab.tsx';
import { GroupHead } from './group-head.tsx';
import { OrderCard } from './order-card.tsx';
import { groupByDeadline, idsBelow, type ListRow, plainRows } from './order-groups.ts';
import classes from './order-list.module.css';
import { useBeingSent } from '../batches/being-sent.ts';
import type { Listed } from '../order-moves.ts';
import { orderFiguresQuery, orderListQuery } from '../order-queries.ts';
import { listSearch, type OrderSearch, sortOf } from '../order-search.ts';
import { showChoosable, useChosen } from '../selection/order-selection.ts';
import { useReviewed } from './reviewed-orders.ts';

const EmptyList = lazyPart(async () => {
  const [{ EmptyList: Empty }] = await Promise.all([import('./empty-list.tsx'), loadTopics(['orderEmpty'])]);
  return Empty;
});

/** Stands below the last card: more comes, what the other tab has, or nothing. */
function Tail({ hasMore, search, count }: { hasMore: boolean; search: OrderSearch; count: number }) {
  const t = useTranslations('orders.list');
  return (
    <p className={classes['tail']} aria-live="polite">
      {hasMore ? t('more') : <InOtherTab search={search} count={count} />}
      {hasMore || count > 0 ? null : t('end')}
    </p>
  );
}

export interface OrderListProps {
  readonly desk: Desk;
  readonly search: OrderSearch;
  /** Receives the loaded orders as the list has them, so that the open one knows its neighbours. */
  readonly onOrders: (listed: Listed) => void;
}

/** The loaded orders as rows: under a heading for each day when they are sorted by deadline. */
function useOrderRows({ desk, search, onOrders }: OrderListProps, now: Date) {
  const timeZone = useShopTimeZone();
  const query = orderListQuery(desk, listSearch(search));
  const read = useInfiniteQuery(query);
  const pages = usePages(read, query.queryKey);
  const inOtherTab = read.data?.pages[0]?.inOtherTab ?? 0;
  const list = useRef<HTMLUListElement>(null);
  const { order: open } = search;
  const isOpen = useCallback(({ id }: Order) => id === open, [open]);
  const { shown: orders, held, release } = useHeldRows({ list, pages, keyOf: idOf, isOpen });
  const byDeadline = search.tab === 'to-manage' && sortOf(search) === 'deadline';
  const minute = Math.floor(now.getTime() / 60_000);
  const rows = useMemo(
    () => (byDeadline ? groupByDeadline(orders, new Date(minute * 60_000), timeZone) : plainRows(orders)),
    [orders, byDeadline, minute, timeZone],
  );
  const address = JSON.stringify(listSearch(search));
  const { state, hasMore } = pages;
  useEffect(() => {
    showChoosable({ list: address, orders });
    onOrders({ list: address, orders, state, hasMore });
  }, [address, orders, state, hasMore, onOrders]);
  return { pages: { ...pages, rows }, list, inOtherTab, held, release, chosen: useChosen(address) };
}

/** What came in while the list is in use waits here; who asks for it goes to the first of it. */
function NewOrders({ held, onShow }: { held: readonly Order[]; onShow: () => void }) {
  const t = useTranslations('orders.list');
  return (
    <span role="status">
      {held.length === 0 ? null : (
        <Button size="small" tone="primary" icon={<IconArrowUp size={16} aria-hidden />} onClick={onShow}>
          {t('arrived', { count: held.length })}
        </Button>
      )}
    </span>
  );
}

const idOf = ({ id }: Order): string => id;
const keyOf = (row: ListRow): string => row.key;
const isHeading = (row: ListRow): boolean => row.kind === 'group';
const heightOf = (row: ListRow): number => (row.kind === 'group' ? 33 : 88);

/** The orders of a tab: pages load as they are scrolled to, only what is seen is drawn (ORD-02). */
export function OrderList(props: OrderListProps) {
  const { search } = props;
  const t = useTranslations('orders.list');
  const tActions = useTranslations('actions');
  const now = useNow();
  const reviewed = useReviewed();
  const { pages, list, inOtherTab, held, release, chosen } = useOrderRows(props, now);
  const sending = useBeingSent();
  const canChoose = props.desk === 'own' && search.tab === 'to-manage';
  const choiceOf = (key: string) => {
    const ids = idsBelow(pages.rows, key);
    return { ids, chosen: ids.filter((id) => chosen.has(id)).length };
  };
  const { data: figures } = useQuery(orderFiguresQuery(props.desk, listSearch(search)));
  const [goTo, setGoTo] = useState<{ readonly key: string } | null>(null);
  const showHeld = () => {
    const [first] = held;
    release();
    setGoTo(first === undefined ? null : { key: first.id });
  };
  const renderCard = (row: ListRow) =>
    row.kind === 'group' ? (
      <GroupHead row={row} search={search} figures={figures} choice={canChoose ? choiceOf(row.key) : null} />
    ) : (
      <OrderCard
        order={row.order}
        now={now}
        open={row.order.id === search.order}
        unopened={row.order.status === 'new' && !reviewed.has(row.order.id)}
        chosen={canChoose ? chosen.has(row.order.id) : null}
        sending={sending.get(row.order.id) ?? null}
        search={{ ...listSearch(search), order: row.order.id }}
      />
    );
  return (
    <ListStates
      pages={pages}
      failed={{ title: t('error.title'), text: t('error.text'), retry: tActions('tryAgain') }}
      empty={<EmptyList search={search} inOtherTab={inOtherTab} />}
    >
      <CardList
        label={t('label')}
        loading={t('loading')}
        pages={pages}
        keyOf={keyOf}
        isHeading={isHeading}
        heightOf={heightOf}
        renderCard={renderCard}
        listRef={list}
        goTo={goTo}
        over={<NewOrders held={held} onShow={showHeld} />}
        tail={<Tail hasMore={pages.hasMore} search={search} count={inOtherTab} />}
      />
    </ListStates>
  );
}
