import type { ScreenId } from '@offizin/domain/access/screens';
import { IconAlertCircle, IconRefresh, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../platform/client.ts';
import { syncSummaryQuery } from '../../platform/sync-summary.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { CauseList } from './cause-list.tsx';
import { ContactCard } from './contact-card.tsx';
import { FeedCard } from './feed-card.tsx';
import { FoundList } from './found-list.tsx';
import { LastResults } from './last-results.tsx';
import { useLiveFindings } from './live-sync.ts';
import { PlanCard } from './plan-card.tsx';
import { ProgressCard } from './progress-card.tsx';
import { RemedyDeskProvider, resultsId } from './remedy-desk.tsx';
import { RemedyDialog } from './remedy-dialog.tsx';
import { ResultsHead } from './results-head.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { ResultsToolbar } from './results-toolbar.tsx';
import { readSyncSearch, searchedFor } from './sync-search.ts';
import classes from './sync-results.module.css';
import { useUploadPath } from './upload-path.ts';

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('sync.screen.error');
  const requestId = error instanceof ApiError ? error.problem?.requestId : undefined;
  return (
    <StatePanel icon={<IconAlertCircle />} tone="red" title={t('title')} text={t('text')} requestId={requestId}>
      <Button icon={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
        {t('retry')}
      </Button>
    </StatePanel>
  );
}

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

/** What the synchronisation made of the catalogue: how far it is free of errors, why products are not on sale, and what helps. */
export function SyncResultsScreen({ screen }: { screen: ScreenId }) {
  const t = useTranslations('sync.screen');
  const tScreen = useTranslations('shell.screen');
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = useMemo(() => readSyncSearch(raw), [raw]);
  const summary = useQuery(syncSummaryQuery);
  useLiveFindings();
  const { data } = summary;
  if (data === undefined || data.total === 0) {
    const state = summary.isError ? (
      <Failed error={summary.error} onRetry={() => void summary.refetch()} />
    ) : (
      <ResultsSkeleton />
    );
    return (
      <>
        <PageHead title={tScreen(screen)} />
        {data === undefined ? (
          state
        ) : (
          <div className={classes['page']}>
            <Empty />
            <aside className={classes['rail']}>
              <FeedCard />
              <ContactCard />
            </aside>
          </div>
        )}
      </>
    );
  }
  return (
    <RemedyDeskProvider>
      <ResultsHead title={tScreen(screen)} summary={data} />
      <div className={classes['page']}>
        <div className={classes['overview']}>
          <ProgressCard summary={data} />
          <PlanCard summary={data} search={search} />
        </div>
        <section
          id={resultsId}
          tabIndex={-1}
          className={classes['results']}
          aria-label={t('label')}
          data-tour="sync-causes"
        >
          <ResultsToolbar summary={data} search={search} />
          {searchedFor(search) === null ? (
            <CauseList summary={data} search={search} />
          ) : (
            <FoundList summary={data} search={search} />
          )}
        </section>
        <aside className={classes['rail']}>
          <FeedCard />
          <LastResults runs={data.runs} />
          <ContactCard />
        </aside>
      </div>
      <RemedyDialog summary={data} />
    </RemedyDeskProvider>
  );
}
