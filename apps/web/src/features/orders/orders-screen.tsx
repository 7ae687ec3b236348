import type { ScreenId } from '@offizin/domain/access/screens';
import { orderTabNames } from '@offizin/domain/orders/statuses';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { withOrderDialogs } from './order-dialog-texts.ts';
import { useControlKeys } from '../../platform/control-keys.ts';
import { loadTopics } from '../../platform/messages.ts';
import { phone, useMedia, wide } from '../../platform/media.ts';
import { type Desk, orderCountsQuery } from '../../parts/orders/order-counts.ts';
import { CountTabs } from '../../ui/count-tabs.tsx';
import { useFirstSign } from '../../ui/first-sign.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { ChooseOrder } from './pane/choose-order.tsx';
import { NewOrdersDownload } from './list/new-orders-download.tsx';
import { useLiveOrders } from './live-orders.ts';
import { OrderList } from './list/order-list.tsx';
import { AfterAction, type Listed } from './order-moves.ts';
import { countFilters, listSearch, type OrderSearch, readOrderSearch } from './order-search.ts';
import { OrderPane } from './pane/order-pane.tsx';
import { OrderToolbar } from './list/order-toolbar.tsx';
import classes from './orders-screen.module.css';
import { useDeskMoves } from './use-desk-moves.ts';
import { Wholesaler, WholesalerLink } from './wholesaler/wholesaler.tsx';
import { useOpenOrder } from './use-open-order.ts';

const OrderModal = lazyDialog(withOrderDialogs(async () => (await import('./pane/order-modal.tsx')).OrderModal));

/** What is done with several orders, once there is somebody to do it. */
const DeskTools = lazyPart(async () => {
  const [{ DeskTools: Tools }] = await Promise.all([import('./batches/desk-tools.tsx'), loadTopics(['orderBatches'])]);
  return Tools;
});

const ShipMany = lazyPart(
  async () => {
    const [{ ShipMany: Screen }] = await Promise.all([
      import('./ship-many/ship-many.tsx'),
      loadTopics(['shipMany', 'orderBatches']),
    ]);
    return Screen;
  },
  { isAwaited: true },
);

/** What was saved of the desk, and what narrows its list. */
const DeskViews = lazyPart(async () => {
  const [{ DeskViews: Views }] = await Promise.all([import('./views/desk-views.tsx'), loadTopics(['forms'])]);
  return Views;
});

const PackingDesk = lazyDialog(async () => {
  const [{ PackingDesk: Screen }] = await Promise.all([
    import('./packing/packing-desk.tsx'),
    loadTopics(['packing', 'orderDialogs']),
  ]);
  return Screen;
});

const noList: Listed = { list: '', orders: [], state: 'loading' };

interface DeskProps {
  readonly desk: Desk;
  readonly screen: ScreenId;
}

/** Orders: the desk, or many of them sent together. */
export function OrdersScreen({ desk, screen }: DeskProps) {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = useMemo(() => readOrderSearch(raw), [raw]);
  if (desk === 'own' && search.pack === true) return <PackingDesk search={search} />;
  if (desk !== 'own' || search.ship !== true) return <OrderDesk desk={desk} screen={screen} search={search} />;
  return <ShipMany search={search} />;
}

/** What many orders are sent with, and what they need from the wholesaler: in the head, on phones in a row of their own. */
function DeskLinks({ search, children }: { search: OrderSearch; children?: ReactNode }) {
  const t = useTranslations('orders');
  return (
    <div className={classes['links']}>
      <ButtonLink
        to="."
        search={{ ...listSearch(search), ship: true }}
        tour="order-ship-many"
        icon={<IconTruckDelivery size={16} aria-hidden />}
      >
        <span>{t('shipMany')}</span>
      </ButtonLink>
      <WholesalerLink search={search} />
      {children}
    </div>
  );
}

/** What comes with the first sign of somebody who may use it, or at once where the address asks for it. */
function OnceUsed({ isAsked, children }: { isAsked: boolean; children: ReactNode }) {
  const [isUsed, setUsed] = useState(isAsked);
  useFirstSign(useCallback(() => setUsed(true), []));
  return isUsed ? children : null;
}

/** What is beside the list while no order is open; a tab without any says so in the list. */
function NoOrder({ isEmpty, listed }: { isEmpty: boolean; listed: Listed }) {
  if (isEmpty) return null;
  return <ChooseOrder isEmpty={listed.state === 'ready' && listed.orders.length === 0} />;
}

interface PartProps {
  readonly desk: Desk;
  readonly search: OrderSearch;
}

function Views({ search }: { search: OrderSearch }) {
  return (
    <OnceUsed isAsked={false}>
      <DeskViews search={search} />
    </OnceUsed>
  );
}

/** The tabs, and at their right what was saved of them. */
function Tabs({ desk, search }: PartProps) {
  const t = useTranslations('orders');
  const { data: counts } = useQuery(orderCountsQuery(desk));
  const onPhone = useMedia(phone);
  return (
    <div className={classes['tabs']}>
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
      {desk === 'own' && !onPhone ? <Views search={search} /> : null}
    </div>
  );
}

/** What the list is narrowed with, and what narrows it. */
function Narrowed({ desk, search }: PartProps) {
  const onPhone = useMedia(phone) && desk === 'own';
  return (
    <>
      <OrderToolbar search={search}>{onPhone ? <NewOrdersDownload /> : null}</OrderToolbar>
      {countFilters(search) === 0 ? null : <DeskViews search={search} isOfFilters />}
    </>
  );
}

/** The order desk: the list at the left, the order that is packed at the right; on small screens one after the other. */
function OrderDesk({ desk, screen, search }: DeskProps & { readonly search: OrderSearch }) {
  const t = useTranslations('orders');
  const tScreen = useTranslations('shell.screen');
  const isWide = useMedia(wide);
  const onPhone = useMedia(phone);
  const [shown, setShown] = useState<Listed>(noList);
  useControlKeys();
  useLiveOrders(desk);
  const { data: counts } = useQuery(orderCountsQuery(desk));
  const { order, more, wholesaler } = search;
  const list = listSearch(search);
  const listed = shown.list === JSON.stringify(list) ? shown : noList;
  const open = useOpenOrder({ desk, search, listed });
  const { arrival, close, goOn } = useDeskMoves({ search, listed, open, isWide });
  const inModal = more === true || !isWide;
  const pane = order === undefined ? null : { desk, orderId: order, ...open, search: { ...list }, arrival };
  const isOwn = desk === 'own';
  return (
    <AfterAction value={goOn}>
      <PageHead title={tScreen(screen)} {...(desk === 'warehouse' && { note: t('warehouseNote') })}>
        {isOwn && !onPhone ? (
          <>
            <DeskLinks search={search} />
            <NewOrdersDownload />
          </>
        ) : null}
      </PageHead>
      <Tabs desk={desk} search={search} />
      <div className={classes['split']} data-narrow={!isWide || undefined}>
        <div className={classes['list']}>
          <Narrowed desk={desk} search={search} />
          {isOwn && onPhone ? (
            <DeskLinks search={search}>
              <Views search={search} />
            </DeskLinks>
          ) : null}
          <OrderList desk={desk} search={search} onOrders={setShown} />
          {isOwn ? (
            <OnceUsed isAsked={search.batch !== undefined}>
              <DeskTools search={search} listed={listed} />
            </OnceUsed>
          ) : null}
        </div>
        {isWide ? (
          <div className={classes['detail']}>
            {pane ? (
              <OrderPane {...pane} more={null} isBehind={inModal} />
            ) : (
              <NoOrder isEmpty={counts?.tabs[search.tab] === 0} listed={listed} />
            )}
          </div>
        ) : null}
      </div>
      {isOwn ? <Wholesaler isOpen={wholesaler === true} search={search} /> : null}
      {pane && inModal ? <OrderModal {...pane} onClose={close} /> : null}
    </AfterAction>
  );
}
