import { screenDenial } from '@offizin/domain/access/screens';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useNow } from '../../platform/now.ts';
import { subjectOf, useSignedIn } from '../../platform/session.ts';
import { FailedState } from '../../ui/list/list-states.tsx';
import { usePageTitle } from '../../parts/page-head.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { homeQuery } from './home-queries.ts';
import { LineList } from './line-list.tsx';
import { useLiveHome } from './live-home.ts';
import { OrdersCard } from './orders-card.tsx';
import { SalesCard } from './lazy-sales-card.ts';
import { WarehouseCard } from './warehouse-card.tsx';
import classes from './home.module.css';

function Waiting() {
  return (
    <div className={classes['waiting']}>
      <SkeletonLine width="45%" />
      <SkeletonLine width="80%" />
      <SkeletonLine width="60%" />
    </div>
  );
}

/** What must I do now, in one look (GEN-12). */
export function HomeScreen() {
  const t = useTranslations('home');
  const tActions = useTranslations('actions');
  const screenName = useTranslations('shell.screen')('home');
  const { day } = useFormats();
  const now = useNow(60_000);
  const { data, error, refetch } = useQuery(homeQuery);
  useLiveHome();
  usePageTitle(screenName);
  const subject = subjectOf(useSignedIn());
  return (
    <div className={classes['home']}>
      <div className={classes['head']}>
        <h1>{t('title')}</h1>
        <p>{day(now)}</p>
      </div>
      {data === undefined && error === null ? <Waiting /> : null}
      {data === undefined && error !== null ? (
        <FailedState
          error={error}
          texts={{ title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') }}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data === undefined ? null : (
        <div className={classes['columns']} data-side={data.warehouse !== null || undefined}>
          <div className={classes['column']}>
            {data.orders === null ? null : <OrdersCard orders={data.orders} />}
            <LineList lines={data.lines} />
            {screenDenial('business', subject) === null ? <SalesCard /> : null}
          </div>
          {data.warehouse === null ? null : <WarehouseCard warehouse={data.warehouse} />}
        </div>
      )}
    </div>
  );
}
