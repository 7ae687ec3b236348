import type { MetricsView, MetricWeek } from '@offizin/contract/performance/seller';
import type { MetricRatio } from '@offizin/domain/performance/week';
import { IconCalendar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBrandFormats } from '../../platform/formats.ts';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { FailedState } from '../../ui/list/list-states.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { BehindCard } from './behind-card.tsx';
import { ChartCard } from './chart-card.tsx';
import { LastCard } from './last-card.tsx';
import classes from './performance.module.css';
import { metricsQuery, performanceKey } from './performance-queries.ts';
import { type PerformanceSearch, readPerformanceSearch } from './performance-search.ts';
import { isWaiting } from './provisional.ts';
import { RatioCard } from './ratio-card.tsx';
import { StatusBanner } from './status-banner.tsx';
import { WhatIfCard } from './what-if-card.tsx';

const OrdersDialog = lazyDialog(async () => (await import('./orders-dialog.tsx')).OrdersDialog);

const live = { queryKey: performanceKey, everyMs: 2000 };

/** The orders of the figure that the address names. */
function Behind({ view, search }: { view: MetricsView; search: PerformanceSearch }) {
  const navigate = useNavigate();
  const { figure, week: wanted } = search;
  const week = [view.running, ...view.weeks].find(({ firstDay }) => firstDay === wanted);
  if (figure === undefined || week === undefined) return null;
  const closed = (before: Record<string, unknown>) => ({
    ...before,
    figure: undefined,
    week: undefined,
    party: undefined,
    disputed: undefined,
  });
  return (
    <OrdersDialog
      {...{ week, figure, search }}
      onClose={() => void navigate({ to: '.', search: closed, resetScroll: false })}
    />
  );
}

const severity = { adequate: 1, at_risk: 2, exceeded: 3 } as const;
const severityOf = ({ status }: MetricWeek[MetricRatio]) => (status === null ? 0 : severity[status]);

/** The ratio that the account is judged by: what is shown first. */
const worse = (week: MetricWeek): MetricRatio =>
  severityOf(week.late) > severityOf(week.cancelled) ? 'late' : 'cancelled';

function Content({ view, search }: { view: MetricsView; search: PerformanceSearch }) {
  const [newest, before = null] = view.weeks;
  const shown = newest ?? view.running;
  const { tab = worse(shown), view: kind } = search;
  const isRunning = newest === undefined;
  return (
    <div className={classes['page']}>
      <StatusBanner view={view} />
      <div className={classes['blocks']}>
        <RatioCard name="cancelled" week={shown} before={before} isRunning={isRunning} />
        <RatioCard name="late" week={shown} before={before} isRunning={isRunning} />
        <WhatIfCard week={view.running} projection={view.projection} name={tab} />
      </div>
      <div className={classes['columns']}>
        <ChartCard view={view} name={tab} asTable={kind === 'table'} />
        <div className={classes['rail']}>
          <LastCard week={shown} />
          <BehindCard week={shown} name={tab} />
        </div>
      </div>
      <Behind view={view} search={search} />
    </div>
  );
}

/** How the account stands by its cancelled and late orders, and why (MET-01 … MET-07). */
export function PerformanceScreen() {
  const title = useTranslations('shell.screen')('performance');
  const t = useTranslations('performance');
  const tActions = useTranslations('actions');
  const { dayRange, weekdayDay } = useBrandFormats();
  const search = readPerformanceSearch(useSearch({ strict: false }));
  const { data, error, refetch } = useQuery(metricsQuery);
  useLiveQueries('metrics', live);
  useLiveQueries('order', live);
  const newest = data?.weeks[0];
  const note = ({ firstDay, lastDay, stage }: MetricWeek) =>
    dayRange(firstDay, lastDay) + (stage === 'published' ? '' : `, ${t('chart.provisional')}`);
  return (
    <>
      <PageHead title={title} note={newest === undefined ? null : note(newest)}>
        {data === undefined ? null : (
          <span className={classes['published']}>
            <IconCalendar size={16} aria-hidden />
            {t('published')} · {isWaiting(data) ? t('late') : t('next', { day: weekdayDay(data.nextAt) })}
          </span>
        )}
      </PageHead>
      {data === undefined ? null : <Content view={data} search={search} />}
      {data === undefined && error !== null ? (
        <FailedState
          error={error}
          texts={{ title: t('failed'), text: t('failedText'), retry: tActions('tryAgain') }}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data === undefined && error === null ? (
        <div className={classes['page']}>
          <SkeletonLine width="60%" />
        </div>
      ) : null}
    </>
  );
}
