import type { ScreenId } from '@offizin/domain/access/screens';
import { orderTabNames } from '@offizin/domain/orders/statuses';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { phone, useMedia, wide } from '../../platform/media.ts';
import { type Desk, orderCountsQuery } from '../../parts/orders/order-counts.ts';
import { CountTabs } from '../../ui/count-tabs.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { ChooseOrder } from './pane/choose-order.tsx';
import { NewOrdersDownload } from './list/new-orders-download.tsx';
import { useLiveOrders } from './live-orders.ts';
import { OrderList } from './list/order-list.tsx';
import { AfterAction, type Listed, neighboursOf, usePlace } from './order-moves.ts';
import { readOrderSearch } from './order-search.ts';
import { OrderPane } from './pane/order-pane.tsx';
import { OrderToolbar } from './list/order-toolbar.tsx';
import classes from './orders-screen.module.css';
import { useDeskMoves } from './use-desk-moves.ts';

const OrderModal = lazyDialog(async () => (await import('./pane/order-modal.tsx')).OrderModal);

const noOrders: Listed['orders'] = [];

/** The order desk: the list at the left, the order that is packed at the right; on small screens one after the other. */
export function OrdersScreen({ desk, screen }: { desk: Desk; screen: ScreenId }) {
  const t = useTranslations('orders');
  const tScreen = useTranslations('shell.screen');
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = useMemo(() => readOrderSearch(raw), [raw]);
  const isWide = useMedia(wide);
  const onPhone = useMedia(phone);
  const [listed, setListed] = useState<Listed>({ list: '', orders: noOrders, isOnly: false });
  useLiveOrders(desk);
  const { data: counts } = useQuery(orderCountsQuery(desk));
  const { order, more, ...list } = search;
  const isCurrent = listed.list === JSON.stringify(list);
  const orders = isCurrent ? listed.orders : noOrders;
  const { arrival, close, goOn } = useDeskMoves({ search, orders, isOnly: isCurrent && listed.isOnly, isWide });
  const neighbours = neighboursOf(orders, usePlace(orders, order), counts?.tabs[search.tab] ?? 0);
  const inModal = more === true || !isWide;
  const pane = order === undefined ? null : { desk, orderId: order, neighbours, search: { ...list }, arrival };
  const download = desk === 'own' ? <NewOrdersDownload /> : null;
  return (
    <AfterAction value={goOn}>
      <PageHead title={tScreen(screen)} {...(desk === 'warehouse' && { note: t('warehouseNote') })}>
        {onPhone ? null : download}
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
          <OrderToolbar search={search}>{onPhone ? download : null}</OrderToolbar>
          <OrderList desk={desk} search={search} onOrders={setListed} />
        </div>
        {isWide ? (
          <div className={classes['detail']}>
            {pane ? (
              <OrderPane {...pane} full={false} isBehind={inModal} />
            ) : counts?.tabs[search.tab] === 0 ? null : (
              <ChooseOrder />
            )}
          </div>
        ) : null}
      </div>
      {pane && inModal ? <OrderModal {...pane} onClose={close} /> : null}
    </AfterAction>
  );
}
