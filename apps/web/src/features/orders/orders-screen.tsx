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
import { AfterAction, type Listed } from './order-moves.ts';
import { readOrderSearch } from './order-search.ts';
import { OrderPane } from './pane/order-pane.tsx';
import { OrderToolbar } from './list/order-toolbar.tsx';
import classes from './orders-screen.module.css';
import { useDeskMoves } from './use-desk-moves.ts';
import { Wholesaler, WholesalerLink } from './wholesaler/wholesaler.tsx';
import { useOpenOrder } from './use-open-order.ts';

const OrderModal = lazyDialog(async () => (await import('./pane/order-modal.tsx')).OrderModal);

const noList: Listed = { list: '', orders: [], state: 'loading' };

/** The order desk: the list at the left, the order that is packed at the right; on small screens one after the other. */
export function OrdersScreen({ desk, screen }: { desk: Desk; screen: ScreenId }) {
  const t = useTranslations('orders');
  const tScreen = useTranslations('shell.screen');
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = useMemo(() => readOrderSearch(raw), [raw]);
  const isWide = useMedia(wide);
  const onPhone = useMedia(phone);
  const [shown, setShown] = useState<Listed>(noList);
  useLiveOrders(desk);
  const { data: counts } = useQuery(orderCountsQuery(desk));
  const { order, more, wholesaler, ...list } = search;
  const listed = shown.list === JSON.stringify(list) ? shown : noList;
  const open = useOpenOrder({ desk, search, listed });
  const { arrival, close, goOn } = useDeskMoves({ search, listed, open, isWide });
  const inModal = more === true || !isWide;
  const pane = order === undefined ? null : { desk, orderId: order, ...open, search: { ...list }, arrival };
  const download = desk === 'own' ? <NewOrdersDownload /> : null;
  const wholesalerLink = desk === 'own' ? <WholesalerLink search={search} /> : null;
  return (
    <AfterAction value={goOn}>
      <PageHead title={tScreen(screen)} {...(desk === 'warehouse' && { note: t('warehouseNote') })}>
        {onPhone ? null : wholesalerLink}
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
          {onPhone ? wholesalerLink : null}
          <OrderList desk={desk} search={search} onOrders={setShown} />
        </div>
        {isWide ? (
          <div className={classes['detail']}>
            {pane ? (
              <OrderPane {...pane} full={false} isBehind={inModal} />
            ) : counts?.tabs[search.tab] === 0 ? null : (
              <ChooseOrder isEmpty={listed.state === 'ready' && listed.orders.length === 0} />
            )}
          </div>
        ) : null}
      </div>
      {desk === 'own' ? <Wholesaler isOpen={wholesaler === true} search={search} /> : null}
      {pane && inModal ? <OrderModal {...pane} onClose={close} /> : null}
    </AfterAction>
  );
}
