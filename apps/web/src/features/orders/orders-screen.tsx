import type { ScreenId } from '@offizin/domain/access/screens';
import { orderTabNames } from '@offizin/domain/orders/statuses';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMedia, wide } from '../../platform/media.ts';
import { type Desk, orderCountsQuery } from '../../platform/order-counts.ts';
import { CountTabs } from '../../ui/count-tabs.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ChooseOrder } from './choose-order.tsx';
import { NewOrdersDownload } from './new-orders-download.tsx';
import { useLiveOrders } from './live-orders.ts';
import { OrderList } from './order-list.tsx';
import type { Neighbours } from './order-pane.tsx';
import { readOrderSearch } from './order-search.ts';
import { OrderToolbar } from './order-toolbar.tsx';
import classes from './orders-screen.module.css';

const OrderPane = lazy(async () => ({ default: (await import('./order-pane.tsx')).OrderPane }));
const OrderModal = lazy(async () => ({ default: (await import('./order-modal.tsx')).OrderModal }));

function neighboursOf(ids: readonly string[], orderId: string | undefined, total: number | undefined): Neighbours {
  const at = orderId === undefined ? -1 : ids.indexOf(orderId);
  return {
    position: at + 1,
    total: Math.max(total ?? 0, ids.length),
    previous: at > 0 ? (ids[at - 1] ?? null) : null,
    next: at >= 0 ? (ids[at + 1] ?? null) : null,
  };
}

/** The order desk: the list at the left, the order that is packed at the right; on small screens one after the other. */
export function OrdersScreen({ desk, screen }: { desk: Desk; screen: ScreenId }) {
  const t = useTranslations('orders');
  const tScreen = useTranslations('shell.screen');
  const navigate = useNavigate();
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = useMemo(() => readOrderSearch(raw), [raw]);
  const isWide = useMedia(wide);
  const [ids, setIds] = useState<readonly string[]>([]);
  useLiveOrders(desk);
  const { data: counts } = useQuery(orderCountsQuery(desk));
  const { order, more, ...list } = search;
  const neighbours = neighboursOf(ids, order, counts?.tabs[search.tab]);
  const inModal = more === true || !isWide;
  const close = useCallback(() => {
    const kept = isWide && order !== undefined ? { ...list, order } : list;
    void navigate({ to: '.', search: kept, resetScroll: false });
  }, [isWide, list, navigate, order]);
  const pane = order === undefined ? null : { desk, orderId: order, neighbours, search: { ...list } };
  return (
    <>
      <PageHead title={tScreen(screen)} {...(desk === 'warehouse' && { note: t('warehouseNote') })}>
        {desk === 'own' ? <NewOrdersDownload /> : null}
      </PageHead>
      <CountTabs
        label={t('list.label')}
        current={search.tab}
        tabs={orderTabNames.map((tab) => ({
          key: tab,
          label: t(`tab.${tab}`),
          count: counts?.tabs[tab],
          search: { tab },
        }))}
      />
      <div className={classes['split']} data-narrow={!isWide || undefined}>
        <div className={classes['list']}>
          <OrderToolbar search={search} />
          <OrderList desk={desk} search={search} onOrders={setIds} />
        </div>
        {isWide ? (
          <div className={classes['detail']}>
            <Suspense fallback={null}>
              {pane ? <OrderPane key={pane.orderId} {...pane} full={false} isBehind={inModal} /> : <ChooseOrder />}
            </Suspense>
          </div>
        ) : null}
      </div>
      <Suspense fallback={null}>
        {pane && inModal ? <OrderModal key={pane.orderId} {...pane} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
