import type { BusinessView } from '@offizin/contract/business/seller';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { businessQuery, useLiveBusiness } from '../../parts/business/business-queries.ts';
import { ExportChoices } from '../../parts/exports/export-choices.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { BestCard } from './best-card.tsx';
import { DaysCard } from './days-card.tsx';
import { DaysTable } from './days-table.tsx';
import { RunningOutCard } from './running-out-card.tsx';
import { SalesFigures } from './sales-figures.tsx';
import classes from './business.module.css';

/** Whether there was any order in the time that is shown. */
const isEmpty = ({ days, best }: BusinessView): boolean =>
  best.units.length === 0 && days.every(({ orders, before }) => orders + before.orders === 0);

function Files() {
  const t = useTranslations('business.file');
  return (
    <ExportChoices
      choices={[
        { what: t('days'), question: { kind: 'sales_days' }, count: undefined },
        { what: t('products'), question: { kind: 'sold_products' }, count: undefined },
      ]}
    />
  );
}

function Content({ view }: { view: BusinessView }) {
  const t = useTranslations('business');
  if (isEmpty(view)) return <StatePanel icon={<IconChartBar />} title={t('empty.title')} text={t('empty.text')} />;
  return (
    <div className={classes['page']}>
      <div data-tour="business-figures">
        <SalesFigures view={view} />
      </div>
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <div data-tour="business-days">
            <DaysCard view={view} />
          </div>
          <DaysTable view={view} />
        </div>
        <div className={classes['column']}>
          <div data-tour="business-running-out">
            <RunningOutCard view={view} title={t('runOut.title')} />
          </div>
          <div data-tour="business-best">
            <BestCard view={view} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Sales per day, best sellers, and stock that is gone soon (MET-08). */
export function BusinessScreen() {
  const title = useTranslations('shell.screen')('business');
  const t = useTranslations('business.failed');
  const tActions = useTranslations('actions');
  const query = useQuery(businessQuery);
  useLiveBusiness();
  return (
    <>
      <PageHead title={title}>{query.data !== undefined && !isEmpty(query.data) ? <Files /> : null}</PageHead>
      <QueryState query={query} failed={{ title: t('title'), text: t('text'), retry: tActions('tryAgain') }}>
        {(view) => <Content view={view} />}
      </QueryState>
    </>
  );
}
