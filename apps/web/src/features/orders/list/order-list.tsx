import { orderFilters } from '@offizin/domain/orders/order-filters';
import type { OrderFigures } from '@offizin/contract/orders/seller';
import type { OrderCard as Order } from '@offizin/contract/orders/views';
import { IconAlertCircle, IconArrowUp, IconPackageOff, IconSearchOff } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { useShopTimeZone } from '../../../platform/time-zone.ts';
import { noFilters } from '../../../platform/list-filters.ts';
import { useSearchChange } from '../../../platform/search-change.ts';
import { useNow } from '../../../platform/now.ts';
import type { Desk } from '../../../parts/orders/order-counts.ts';
import { Button } from '../../../ui/button.tsx';
import { CardList } from '../../../ui/list/card-list.tsx';
import { useHeldRows } from '../../../ui/list/held-rows.ts';
import { ListStates } from '../../../ui/list/list-states.tsx';
import { usePages } from '../../../ui/list/pages.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { OrderCard } from './order-card.tsx';
import { groupByDeadline, type GroupKey, groupSearch, type ListRow, plainRows } from './order-groups.ts';
import classes from './order-list.module.css';
import type { Listed } from '../order-moves.ts';
import { orderFiguresQuery, orderListQuery } from '../order-queries.ts';
import { countFilters, listSearch, type OrderSearch, sortOf } from '../order-search.ts';
import { useReviewed } from './reviewed-orders.ts';

/** Where else a search finds orders; nothing when it finds none there. */
function InOtherTab({ search, count }: { search: OrderSearch; count: number }) {
  const t = useTranslations('orders');
  if (count === 0) return null;
  const tab = search.tab === 'managed' ? 'to-manage' : 'managed';
  return (
    <Link to="." search={{ tab, q: search.q }} className={classes['other']} resetScroll={false}>
      {t('list.inOtherTab', { count, tab: t(`tab.${tab}`) })}
    </Link>
  );
}

function EmptyList({ search, inOtherTab }: { search: OrderSearch; inOtherTab: number }) {
  const t = useTranslations('orders.list.empty');
  const tFilter = useTranslations('orders.filter');
  const change = useSearchChange<OrderSearch>();
  const kind = search.q ? 'search' : countFilters(search) > 0 ? 'filter' : search.tab;
  const icon = kind === 'search' || kind === 'filter' ? <IconSearchOff /> : <IconPackageOff />;
  return (
    <StatePanel icon={icon} title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
      {kind === 'filter' ? <Button onClick={() => change(noFilters(orderFilters))}>{tFilter('clear')}</Button> : null}
      <InOtherTab search={search} count={inOtherTab} />
    </StatePanel>
  );
}

interface GroupHeadProps {
  readonly row: Extract<ListRow, { kind: 'group' }>;
  readonly search: OrderSearch;
  /** What the server counts for each day. */
  readonly figures: OrderFigures | undefined;
}

/** A day of the list (by keyboard the filters do the same: the list is one stop): how many orders are due on it, loaded or not, and the way to them alone. */
function GroupHead({ row, search, figures }: GroupHeadProps) {
  const t = useTranslations('orders.group');
  const formats = useFormats();
  const counted = figures?.groups.find(({ day }) => day === row.day);
  const names: Readonly<Record<GroupKey, string>> = {
    overdue: t('overdue'),
    today: t('today', { time: formats.time(counted?.until ?? row.until) }),
    tomorrow: t('tomorrow', { weekday: formats.weekday(row.at) }),
    later: formats.weekdayDay(row.at),
  };
  return (
    <div className={classes['group']} data-tone={row.group === 'overdue' ? 'red' : undefined}>
      {row.group === 'overdue' ? <IconAlertCircle aria-hidden /> : null}
      <span>{names[row.group]}</span>
      {counted === undefined ? null : (
        <Link
          to="."
          search={groupSearch(listSearch(search), row)}
          className={classes['counted']}
          title={t('count', { count: counted.orders })}
          aria-label={`${t('count', { count: counted.orders })}, ${t('only', { name: names[row.group] })}`}
          tabIndex={-1}
          data-apart
          resetScroll={false}
          activeProps={{}}
        >
          {formats.number(counted.orders)}
        </Link>
      )}
    </div>
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
  const { state } = pages;
  useEffect(() => onOrders({ list: address, orders, state }), [address, orders, state, onOrders]);
  return { pages: { ...pages, rows }, list, inOtherTab, held, release };
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
  const { pages, list, inOtherTab, held, release } = useOrderRows(props, now);
  const { data: figures } = useQuery(orderFiguresQuery(props.desk, listSearch(search)));
  const [goTo, setGoTo] = useState<{ readonly key: string } | null>(null);
  const showHeld = () => {
    const [first] = held;
    release();
    setGoTo(first === undefined ? null : { key: first.id });
  };
  const renderCard = (row: ListRow) =>
    row.kind === 'group' ? (
      <GroupHead row={row} search={search} figures={figures} />
    ) : (
      <OrderCard
        order={row.order}
        now={now}
        open={row.order.id === search.order}
        unopened={row.order.status === 'new' && !reviewed.has(row.order.id)}
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
        tail={
          <p className={classes['tail']} aria-live="polite">
            {pages.hasMore ? t('more') : <InOtherTab search={search} count={inOtherTab} />}
            {pages.hasMore || inOtherTab > 0 ? null : t('end')}
          </p>
        }
      />
    </ListStates>
  );
}
