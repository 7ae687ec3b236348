import { screens } from '@offizin/domain/access/screens';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './offers.module.css';

const pauseQuery = queryOptions({
  queryKey: ['offers-pause'],
  queryFn: ({ signal }) => call('GET /offers/pause', {}, { signal }),
  // A pause begins and ends by the clock, without an event.
  refetchInterval: 5 * 60_000,
});

const live = { queryKey: pauseQuery.queryKey, everyMs: 1000 };

/** That a closure keeps all offers from being bought, and until when (PRO-13). */
export function PauseNotice() {
  const t = useTranslations('offers.pause');
  const { dayTime } = useFormats();
  const { data } = useQuery(pauseQuery);
  useLiveQueries('profile', live);
  if (data === undefined || !data.isPaused) return null;
  return (
    <div className={classes['pause']}>
      <Notice tone="amber" title={t('title')}>
        <p>
          {data.until === null ? t('open') : t('until', { time: dayTime(data.until) })}{' '}
          <Link to={screens.holidays.path}>{t('link')}</Link>
        </p>
      </Notice>
    </div>
  );
}
