import type { MetricOrder, MetricWeek } from '@offizin/contract/performance/seller';
import { cancelledByParties } from '@offizin/domain/orders/statuses';
import type { MetricFigure, MetricRatio } from '@offizin/domain/performance/week';
import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Button } from '../../ui/button.tsx';
import { ChangeButton } from '../../parts/change-button.tsx';
import { Dialog, DialogNote } from '../../ui/dialog.tsx';
import { FailedState } from '../../ui/list/list-states.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { DisputeForm } from './dispute-form.tsx';
import { OrderRow } from './order-row.tsx';
import { WithdrawQuestion } from './withdraw-question.tsx';
import classes from './performance.module.css';
import { figureOrdersQuery, type OrderPage } from './performance-queries.ts';
import type { PerformanceSearch } from './performance-search.ts';

const exact = { exact: true } as const;

/** All of the figure, and parts of it: those of a party, and those that are disputed. */
function Filters({ week, figure, search, disputed }: FiltersProps) {
  const t = useTranslations('performance');
  const tActions = useTranslations('actions');
  const { number } = useFormats();
  const { by } = week.cancelled;
  const all = figure === 'cancelled' ? by.seller + by.customer + by.marketplace : week.late.count;
  const to = (party: string | undefined, only?: 'yes') => (before: Record<string, unknown>) => ({
    ...before,
    party,
    disputed: only,
  });
  const current = (isCurrent: boolean) => ({ 'aria-current': isCurrent ? ('true' as const) : undefined });
  const isAll = search.party === undefined && search.disputed === undefined;
  return (
    <nav className={classes['filters']} aria-label={tActions('show')}>
      <Link to="." search={to(undefined)} replace activeProps={{}} activeOptions={exact} {...current(isAll)}>
        {t('behind.everyone')} <b>{number(all)}</b>
      </Link>
      {figure === 'cancelled'
        ? cancelledByParties.map((party) => (
            <Link
              key={party}
              to="."
              search={to(party)}
              replace
              activeProps={{}}
              activeOptions={exact}
              {...current(search.party === party)}
            >
              {t(`party.${party}`)} <b>{number(by[party])}</b>
            </Link>
          ))
        : null}
      <Link
        to="."
        search={to(undefined, 'yes')}
        replace
        activeProps={{}}
        activeOptions={exact}
        {...current(search.disputed === 'yes')}
      >
        {t('behind.disputed')} <b>{number(disputed)}</b>
      </Link>
    </nav>
  );
}

interface FiltersProps {
  readonly week: MetricWeek;
  readonly figure: MetricRatio;
  readonly search: PerformanceSearch;
  readonly disputed: number;
}

interface RowsProps {
  readonly rows: readonly MetricOrder[];
  readonly week: MetricWeek;
  readonly figure: MetricFigure;
  readonly mayDispute: boolean;
}

function Rows({ rows, week, figure, mayDispute }: RowsProps) {
  const t = useTranslations('performance.dispute');
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ul className={classes['orders']}>
      {rows.map((order) => {
        const isOpen = open === order.orderId;
        const isCounted = figure === 'cancelled' || figure === 'late';
        const isPending = order.dispute?.state === 'pending';
        const action =
          isPending || (mayDispute && order.dispute === null) ? (
            <ChangeButton
              area="orders"
              tone="link"
              aria-label={t(isPending ? 'withdrawOf' : 'openOf', { number: order.number })}
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? null : order.orderId)}
            >
              {t(isPending ? 'withdraw' : 'open')}
            </ChangeButton>
          ) : null;
        return (
          <OrderRow key={order.orderId} order={order} figure={figure} isOpen={isOpen} action={action}>
            {isOpen && isCounted && order.dispute === null ? (
              <DisputeForm order={order} week={week} figure={figure} onClose={() => setOpen(null)} />
            ) : null}
            {isOpen && order.dispute !== null && isPending ? (
              <WithdrawQuestion number={order.number} dispute={order.dispute} onClose={() => setOpen(null)} />
            ) : null}
          </OrderRow>
        );
      })}
    </ul>
  );
}

type OrderPages = UseInfiniteQueryResult<InfiniteData<OrderPage>>;

/** The orders, or why they are not there. */
function Orders({ list, week, figure }: Pick<RowsProps, 'week' | 'figure'> & { list: OrderPages }) {
  const t = useTranslations('performance');
  const tActions = useTranslations('actions');
  const pages = list.data?.pages;
  if (pages === undefined && list.error !== null)
    return (
      <FailedState
        error={list.error}
        texts={{ title: t('failed'), text: t('failedText'), retry: tActions('tryAgain') }}
        onRetry={() => void list.refetch()}
      />
    );
  if (pages === undefined)
    return (
      <div className={classes['quiet']} role="status" aria-label={t('behind.loading')}>
        <SkeletonLine width="80%" />
      </div>
    );
  const rows = pages.flatMap(({ items }) => items);
  const mayDispute = pages.some(({ disputableUntil }) => disputableUntil !== null);
  if (rows.length === 0) return <p className={classes['quiet']}>{t('behind.none')}</p>;
  return <Rows {...{ rows, week, figure, mayDispute }} />;
}

interface OrdersDialogProps {
  readonly week: MetricWeek;
  readonly figure: MetricFigure;
  readonly search: PerformanceSearch;
  readonly onClose: () => void;
}

const countOf = (week: MetricWeek, figure: MetricFigure): number => {
  if (figure === 'cancelled' || figure === 'late') return week[figure].count;
  return figure === 'orders' ? week.orders : week.partly;
};

/** The orders behind a figure, with what can be disputed of them (MET-02, MET-07). */
export function OrdersDialog({ week, figure, search, onClose }: OrdersDialogProps) {
  const t = useTranslations('performance');
  const { dayRange, day, number, share } = useFormats();
  const { party, disputed } = search;
  const query = figureOrdersQuery({ week: week.firstDay, figure, party, disputed });
  const list = useInfiniteQuery(query);
  const [first] = list.data?.pages ?? [];
  const isCounted = figure === 'cancelled' || figure === 'late';
  const ratio = isCounted ? week[figure].ratio : null;
  const until = first?.disputableUntil ?? null;
  const last = until === null ? t('dispute.over') : t('dispute.until', { day: day(`${until}T12:00:00Z`) });
  const note = week.stage === 'published' ? last : t('dispute.later');
  return (
    <Dialog
      opened
      isInHistory
      isAtSide
      title={ratio === null ? t(`behind.figure.${figure}`) : t('behind.title', { ratio: share(ratio) })}
      note={t('behind.note', {
        count: number(countOf(week, figure)),
        orders: number(week.orders),
        days: dayRange(week.firstDay, week.lastDay),
      })}
      width={560}
      padded={false}
      onClose={onClose}
      footer={isCounted && first !== undefined ? <DialogNote>{note}</DialogNote> : undefined}
    >
      {isCounted ? <Filters {...{ week, figure, search }} disputed={first?.disputed ?? 0} /> : null}
      <Orders {...{ list, week, figure }} />
      {list.hasNextPage ? (
        <div className={classes['more']}>
          <Button running={list.isFetchingNextPage && t('behind.loading')} onClick={() => void list.fetchNextPage()}>
            {t('behind.more')}
          </Button>
        </div>
      ) : null}
    </Dialog>
  );
}
