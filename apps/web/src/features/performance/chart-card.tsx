import type { MetricsView, MetricWeek } from '@offizin/contract/performance/seller';
import { metricStatuses } from '@offizin/domain/performance/status';
import { type MetricRatio, metricRatios } from '@offizin/domain/performance/week';
import { IconChartBar, IconList } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useFormats } from '../../platform/formats.ts';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { isSpared } from './chart-places.ts';
import { FigureLink } from './figure-link.tsx';
import { MetricChip } from './metric-chip.tsx';
import classes from './performance.module.css';

const RatioChart = lazyPart(async () => (await import('./ratio-chart.tsx')).RatioChart, {
  waiting: <SkeletonLine width="60%" />,
});

/** The address with something else in it. */
const search = (changes: object) => (before: Record<string, unknown>) => ({ ...before, ...changes });

interface ChartProps {
  /** Oldest first, the week that runs last. */
  readonly weeks: readonly MetricWeek[];
  readonly name: MetricRatio;
}

function WeekTable({ weeks, name }: ChartProps) {
  const t = useTranslations('performance');
  const { dayRange, number, share } = useFormats();
  const daysOf = ({ firstDay, lastDay }: MetricWeek) => dayRange(firstDay, lastDay);
  return (
    <Table
      label={t('chart.label')}
      rows={weeks.toReversed()}
      keyOf={({ firstDay }) => firstDay}
      columns={[
        {
          id: 'week',
          name: t('column.week'),
          isRowName: true,
          render: (week) => (
            <>
              {daysOf(week)}
              {week.stage !== 'published' ? <small> {t('chart.provisional')}</small> : null}
            </>
          ),
        },
        {
          id: 'orders',
          name: t('column.orders'),
          isNumber: true,
          isWideOnly: true,
          render: (week) => (
            <FigureLink week={week.firstDay} figure="orders" about={[t('column.orders'), daysOf(week)]}>
              {number(week.orders)}
            </FigureLink>
          ),
        },
        {
          id: 'figure',
          name: t(`behind.figure.${name}`),
          isNumber: true,
          render: (week) => (
            <FigureLink week={week.firstDay} figure={name} about={[t(`behind.figure.${name}`), daysOf(week)]}>
              {number(week[name].count)}
            </FigureLink>
          ),
        },
        {
          id: 'ratio',
          name: t('column.ratio'),
          isNumber: true,
          render: (week) => (week[name].ratio === null ? '–' : share(week[name].ratio)),
        },
        {
          id: 'status',
          name: t('column.status'),
          isNumber: true,
          render: (week) => <MetricChip status={week[name].status} />,
        },
      ]}
    />
  );
}

/** The same as the drawing in a sentence. */
function useSpoken() {
  const t = useTranslations('performance');
  const { dayRange, share } = useFormats();
  return ({ weeks, name }: ChartProps): string => {
    const { atRisk, exceeded } = weeks.at(-1)?.limits[name] ?? { atRisk: 0, exceeded: 0 };
    const words = weeks.map((week) => {
      const { ratio } = week[name];
      return `${dayRange(week.firstDay, week.lastDay)}: ${ratio === null ? t('state.none') : share(ratio)}`;
    });
    const title = t(`ratio.${name}`);
    return t('chart.text', { title, weeks: words.join('; '), atRisk: share(atRisk), exceeded: share(exceeded) });
  };
}

function Legend({ weeks, name }: ChartProps) {
  const t = useTranslations('performance');
  const { dayRange, share } = useFormats();
  const of = weeks.at(-1)?.limits[name] ?? { atRisk: 0, exceeded: 0 };
  const limits = { at_risk: of.atRisk, exceeded: of.exceeded };
  const ended = weeks.filter(({ stage }) => stage === 'ended');
  const running = weeks.find(({ stage }) => stage === 'running');
  return (
    <p className={classes['legend']}>
      {metricStatuses.map((status) => (
        <span key={status} data-status={status}>
          {t(`state.${status}`)}
          {status === 'adequate' ? null : <small> {t('chart.from', { share: share(limits[status]) })}</small>}
        </span>
      ))}
      {ended.map(({ firstDay, lastDay }) => (
        <span key={firstDay} data-status="provisional">
          {dayRange(firstDay, lastDay)}, {t('chart.provisional')}
        </span>
      ))}
      {running === undefined ? null : (
        <span data-status="provisional">
          {t('chart.running', { days: dayRange(running.firstDay, running.lastDay) })}
        </span>
      )}
      {weeks.some((week) => isSpared(week, name)) ? <span>* {t('chart.few')}</span> : null}
      <span data-start>{t('chart.start')}</span>
    </p>
  );
}

function Views({ asTable }: { asTable: boolean }) {
  const t = useTranslations('performance');
  return (
    <nav aria-label={t('chart.view')} className={classes['views']}>
      <Link
        to="."
        search={search({ view: undefined })}
        aria-current={asTable ? undefined : 'page'}
        activeProps={{}}
        activeOptions={{ exact: true }}
        resetScroll={false}
      >
        <IconChartBar size={16} aria-hidden />
        {t('chart.chart')}
      </Link>
      <Link
        to="."
        search={search({ view: 'table' })}
        aria-current={asTable ? 'page' : undefined}
        activeProps={{}}
        activeOptions={{ exact: true }}
        resetScroll={false}
      >
        <IconList size={16} aria-hidden />
        {t('chart.table')}
      </Link>
    </nav>
  );
}

/** How a ratio developed over the last weeks, drawn with its limits or as a table (MET-02). */
export function ChartCard({ view, name, asTable }: { view: MetricsView; name: MetricRatio; asTable: boolean }) {
  const t = useTranslations('performance');
  const spoken = useSpoken();
  const weeks = [...view.weeks.toReversed(), view.running];
  return (
    <section className={classes['card']} aria-label={t('chart.label')} data-part="chart" data-tour="performance-chart">
      <div className={classes['tabs']}>
        <nav aria-label={t('chart.label')} data-tour="performance-tabs">
          {metricRatios.map((ratio) => (
            <Link
              key={ratio}
              to="."
              search={search({ tab: ratio })}
              aria-current={ratio === name ? 'page' : undefined}
              activeProps={{}}
              activeOptions={{ exact: true }}
              resetScroll={false}
            >
              {t(`ratio.${ratio}`)}
            </Link>
          ))}
        </nav>
        <Views asTable={asTable} />
      </div>
      {asTable ? (
        <WeekTable weeks={weeks} name={name} />
      ) : (
        <>
          <p className={classes['spoken']}>{spoken({ weeks, name })}</p>
          <div className={classes['plot']} aria-hidden>
            <RatioChart weeks={weeks} name={name} />
          </div>
          <Legend weeks={weeks} name={name} />
        </>
      )}
    </section>
  );
}
