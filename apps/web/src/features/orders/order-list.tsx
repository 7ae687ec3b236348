import { IconAlertCircle, IconPackageOff, IconRefresh, IconSearchOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { brands } from '@offizin/domain/brand/brands';
import { ApiError } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { useNow } from '../../platform/now.ts';
import type { Desk } from '../../platform/order-counts.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { OrderCard } from './order-card.tsx';
import { groupByDeadline, type GroupKey, type ListRow, plainRows } from './order-groups.ts';
import classes from './order-list.module.css';
import { orderListQuery } from './order-queries.ts';
import { countFilters, type OrderSearch, sortOf } from './order-search.ts';
import { useReviewed } from './reviewed-orders.ts';

function Placeholders() {
  const t = useTranslations('orders.list');
  return (
    <div role="status" aria-label={t('loading')}>
      {[1, 2, 3, 4, 5, 6].map((each) => (
        <div key={each} className={classes['placeholder']}>
          <SkeletonLine width="80%" />
          <SkeletonLine width="45%" />
          <SkeletonLine width="60%" />
        </div>
      ))}
    </div>
  );
}

function EmptyList({ search }: { search: OrderSearch }) {
  const t = useTranslations('orders.list.empty');
  const kind = search.number ? 'search' : countFilters(search) > 0 ? 'filter' : search.tab;
  const icon = kind === 'search' || kind === 'filter' ? <IconSearchOff /> : <IconPackageOff />;
  return <StatePanel icon={icon} title={t(`${kind}.title`)} text={t(`${kind}.text`)} />;
}

function FailedList({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('orders.list.error');
  const requestId = error instanceof ApiError ? (error.problem?.requestId ?? '–') : '–';
  return (
    <StatePanel icon={<IconAlertCircle />} tone="red" title={t('title')} text={t('text', { requestId })}>
      <Button icon={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
        {t('retry')}
      </Button>
    </StatePanel>
  );
}

function GroupHead({ row }: { row: Extract<ListRow, { kind: 'group' }> }) {
  const t = useTranslations('orders.group');
  const formats = useFormats();
  const names: Readonly<Record<GroupKey, string>> = {
    overdue: t('overdue'),
    today: t('today'),
    tomorrow: `${t('tomorrow')}, ${formats.weekday(row.at)}`,
    later: formats.weekdayDay(row.at),
  };
  return (
    <div className={classes['group']} data-tone={row.group === 'overdue' ? 'red' : undefined}>
      {row.group === 'overdue' ? <IconAlertCircle aria-hidden /> : null}
      <span>{names[row.group]}</span>
      <span className={classes['loaded']} title={t('count', { count: row.loaded })}>
        {row.loaded}
      </span>
    </div>
  );
}

/** Moves the focus from card to card with the arrow keys. */
function moveFocus(list: HTMLElement, event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const cards = [...list.querySelectorAll<HTMLElement>('[data-order]')].toSorted(
    (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
  );
  const at = cards.findIndex((card) => card === document.activeElement);
  cards[at + step]?.focus();
  event.preventDefault();
}

export interface OrderListProps {
  readonly desk: Desk;
  readonly search: OrderSearch;
  /** Told of the order ids in their order, so that the open order knows its neighbours. */
  readonly onOrders: (ids: readonly string[]) => void;
}

/** The loaded orders as rows: under a heading for each day when they stand by deadline. */
function useListRows({ desk, search, onOrders }: OrderListProps, now: Date) {
  const { order: _order, more: _more, ...listSearch } = search;
  const list = useInfiniteQuery(orderListQuery(desk, listSearch));
  const orders = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  const byDeadline = search.tab === 'to-manage' && sortOf(search) === 'deadline';
  const minute = Math.floor(now.getTime() / 60_000);
  const rows = useMemo(
    () =>
      byDeadline
        ? groupByDeadline(orders, new Date(minute * 60_000), brands[initialData.brand].timeZone)
        : plainRows(orders),
    [orders, byDeadline, minute],
  );
  useEffect(() => onOrders(orders.map((order) => order.id)), [orders, onOrders]);
  return { list, listSearch, rows };
}

function useArrowKeys(scroller: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const list = scroller.current;
    if (list === null || !isShown) return undefined;
    const listen = (event: KeyboardEvent) => moveFocus(list, event);
    list.addEventListener('keydown', listen);
    return () => list.removeEventListener('keydown', listen);
  }, [scroller, isShown]);
}

/** How near the end of the loaded rows the next page is asked for. */
const loadAhead = 12;

/** The orders of a tab: pages load as they are scrolled to, only what is seen is drawn (ORD-02). */
export function OrderList(props: OrderListProps) {
  const { search } = props;
  const t = useTranslations('orders.list');
  const now = useNow();
  const reviewed = useReviewed();
  const scroller = useRef<HTMLDivElement>(null);
  const { list, listSearch, rows } = useListRows(props, now);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  useArrowKeys(scroller, rows.length > 0);
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer's functions are only used in this render
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'group' ? 33 : 88),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
  });
  const shown = virtual.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && lastShown >= rows.length - loadAhead) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, lastShown, rows.length]);

  const drawRow = (row: ListRow) =>
    row.kind === 'group' ? (
      <GroupHead row={row} />
    ) : (
      <OrderCard
        order={row.order}
        now={now}
        open={row.order.id === search.order}
        unopened={row.order.status === 'new' && !reviewed.has(row.order.id)}
        search={{ ...listSearch, order: row.order.id }}
      />
    );

  if (list.isPending) return <Placeholders />;
  if (list.isError && rows.length === 0) return <FailedList error={list.error} onRetry={() => void list.refetch()} />;
  if (rows.length === 0) return <EmptyList search={search} />;
  return (
    <section ref={scroller} className={classes['scroll']} aria-label={t('label')} tabIndex={-1}>
      <div className={classes['rows']} style={{ height: virtual.getTotalSize() }}>
        {shown.map(({ index, key, start }) => (
          <div
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={classes['row']}
            style={{ transform: `translateY(${start}px)` }}
          >
            {rows[index] ? drawRow(rows[index]) : null}
          </div>
        ))}
      </div>
      <p className={classes['tail']} aria-live="polite">
        {hasNextPage ? t('more') : t('end')}
      </p>
    </section>
  );
}
