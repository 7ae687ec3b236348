import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { runOutQuery, useLiveBusiness } from '../../parts/business/business-queries.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { RunningOutCard } from './running-out-card.tsx';
import classes from './business.module.css';

/** Stock that is gone soon, for those who see the offers and no money (MET-08). */
export function RunOutScreen() {
  const title = useTranslations('shell.screen')('run_out');
  const t = useTranslations('business');
  const tActions = useTranslations('actions');
  const query = useQuery(runOutQuery);
  useLiveBusiness();
  return (
    <>
      <PageHead title={title} />
      <QueryState
        query={query}
        failed={{ title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') }}
      >
        {(view) => (
          <div className={classes['page']}>
            <RunningOutCard view={view} title={t('runOut.within')} />
          </div>
        )}
      </QueryState>
    </>
  );
}
