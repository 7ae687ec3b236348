import type { ReportsView } from '@offizin/contract/reports/seller';
import { IconReportAnalytics } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { useSearchChange } from '../../platform/search-change.ts';
import { ExportChoices } from '../../parts/exports/export-choices.tsx';
import { FailedState } from '../../ui/list/list-states.tsx';
import { NativeSelect } from '../../ui/native-select.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { ChartCard } from './chart-card.tsx';
import { FigureTabs } from './figure-tabs.tsx';
import { useMonthNames } from './figure-words.ts';
import { knownYears, shownMonth, yearMonths } from './month-figures.ts';
import { MonthTable } from './month-table.tsx';
import { reportsKey, reportsQuery } from './reports-queries.ts';
import { readReportsSearch, type ReportsSearch } from './reports-search.ts';
import { ShippingCard } from './shipping-card.tsx';
import classes from './reports.module.css';

const live = { queryKey: reportsKey, everyMs: 5000 };

/** Every month that is known, the years apart. */
function MonthChoice({ view, shown }: { view: ReportsView; shown: string }) {
  const t = useTranslations('reports');
  const { monthOfYear } = useMonthNames();
  const change = useSearchChange<ReportsSearch>();
  return (
    <NativeSelect
      aria-label={t('month')}
      size="sm"
      value={shown}
      data={knownYears(view).map((year) => ({
        group: String(year),
        items: yearMonths({ ...view, year }).map((month) => ({ value: month, label: monthOfYear(month) })),
      }))}
      onChange={({ currentTarget }) => change({ month: currentTarget.value })}
    />
  );
}

function Files({ year }: { year: number }) {
  const t = useTranslations('reports.file');
  return (
    <ExportChoices
      choices={[
        { what: t('months', { year: String(year) }), question: { kind: 'reports', year }, count: undefined },
        { what: t('shipping', { year: String(year) }), question: { kind: 'shipping_vat', year }, count: undefined },
      ]}
    />
  );
}

function Content({ view, shown, search }: { view: ReportsView; shown: string; search: ReportsSearch }) {
  const { figure = 'sales' } = search;
  return (
    <div className={classes['page']}>
      <FigureTabs view={view} month={shown} current={figure} />
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <ChartCard view={view} month={shown} figure={figure} />
          <ShippingCard view={view} month={shown} />
        </div>
        <MonthTable view={view} shown={shown} />
      </div>
    </div>
  );
}

/** What each month brought: sales, commissions, cancellations and shipping VAT (INV-03). */
export function ReportsScreen() {
  const title = useTranslations('shell.screen')('reports');
  const t = useTranslations('reports');
  const tActions = useTranslations('actions');
  const search = readReportsSearch(useSearch({ strict: false }));
  const { data, error, refetch } = useQuery({ ...reportsQuery(search), placeholderData: keepPreviousData });
  useLiveQueries('ledger', live);
  useLiveQueries('order', live);
  const isFilled = data !== undefined && data.firstMonth !== null;
  const shown = data && shownMonth(data, search.month);
  return (
    <>
      <PageHead title={title}>
        {isFilled && shown !== undefined ? (
          <>
            <MonthChoice view={data} shown={shown} />
            <Files year={data.year} />
          </>
        ) : null}
      </PageHead>
      {isFilled && shown !== undefined ? <Content view={data} shown={shown} search={search} /> : null}
      {data !== undefined && !isFilled ? (
        <StatePanel icon={<IconReportAnalytics />} title={t('empty.title')} text={t('empty.text')} />
      ) : null}
      {data === undefined && error !== null ? (
        <FailedState
          error={error}
          texts={{ title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') }}
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
