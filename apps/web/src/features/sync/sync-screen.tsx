import type { SyncSummary } from '@offizin/contract/sync/seller';
import type { ScreenId } from '@offizin/domain/access/screens';
import { IconRefresh, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { syncSummaryQuery } from '../../parts/sync/sync-summary.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FailedState } from '../../ui/list/list-states.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { CauseList } from './causes/cause-list.tsx';
import { ContactCard } from './overview/contact-card.tsx';
import { FeedCard } from './feed/feed-card.tsx';
import { FoundList } from './findings/found-list.tsx';
import { LastResults } from './overview/last-results.tsx';
import { useLiveFindings } from './live-sync.ts';
import { PlanCard } from './overview/plan-card.tsx';
import { ProgressCard } from './overview/progress-card.tsx';
import { RemedyDeskProvider, resultsId } from './remedies/remedy-desk.tsx';
import { RemedyDialog } from './remedies/remedy-dialog.tsx';
import { ResultsHead } from './overview/results-head.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { ResultsToolbar } from './results-toolbar.tsx';
import { readSyncSearch, searchedFor, type SyncSearch } from './sync-search.ts';
import classes from './sync.module.css';
import { useUploadPath } from './upload-path.ts';

function Empty() {
  const t = useTranslations('sync.screen.empty');
  const upload = useUploadPath();
  return (
    <StatePanel icon={<IconRefresh />} title={t('title')} text={t('text')}>
      {upload === null ? null : (
        <ButtonLink to={upload} icon={<IconUpload size={16} aria-hidden />}>
          {t('upload')}
        </ButtonLink>
      )}
    </StatePanel>
  );
}

/** Nothing was synchronised yet. */
function NoResults() {
  return (
    <div className={classes['page']}>
      <Empty />
      <aside className={classes['rail']}>
        <FeedCard />
        <ContactCard />
      </aside>
    </div>
  );
}

function Results({ title, summary, search }: { title: string; summary: SyncSummary; search: SyncSearch }) {
  const t = useTranslations('sync.screen');
  return (
    <RemedyDeskProvider>
      <ResultsHead title={title} summary={summary} />
      <div className={classes['page']}>
        <div className={classes['overview']}>
          <ProgressCard summary={summary} />
          <PlanCard summary={summary} />
        </div>
        <section
          id={resultsId}
          tabIndex={-1}
          className={classes['results']}
          aria-label={t('label')}
          data-tour="sync-causes"
        >
          <ResultsToolbar summary={summary} search={search} />
          {searchedFor(search) === null ? (
            <CauseList summary={summary} search={search} />
          ) : (
            <FoundList summary={summary} search={search} />
          )}
        </section>
        <aside className={classes['rail']}>
          <FeedCard />
          <LastResults runs={summary.runs} />
          <ContactCard />
        </aside>
      </div>
      <RemedyDialog summary={summary} />
    </RemedyDeskProvider>
  );
}

/** What the synchronisation made of the catalogue: how far it is free of errors, why products are not on sale, and what helps. */
export function SyncScreen({ screen }: { screen: ScreenId }) {
  const t = useTranslations('sync.screen.error');
  const tActions = useTranslations('actions');
  const title = useTranslations('shell.screen')(screen);
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = useMemo(() => readSyncSearch(raw), [raw]);
  const { data, isError, error, refetch } = useQuery(syncSummaryQuery);
  useLiveFindings();
  if (data !== undefined && data.total + data.grey > 0) return <Results title={title} summary={data} search={search} />;
  const failed = { title: t('title'), text: t('text'), retry: tActions('tryAgain') };
  const waiting = isError ? (
    <FailedState error={error} texts={failed} onRetry={() => void refetch()} />
  ) : (
    <ResultsSkeleton />
  );
  return (
    <>
      <PageHead title={title} />
      {data === undefined ? waiting : <NoResults />}
    </>
  );
}
