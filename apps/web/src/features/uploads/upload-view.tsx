import type { Upload } from '@offizin/contract/uploads/upload';
import { IconFileOff, IconTrash } from '@tabler/icons-react';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../platform/client.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FailedState } from '../../ui/list/list-states.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { FailedView } from './failed-view.tsx';
import { PreviewView } from './result/preview-view.tsx';
import { ResultView } from './result/result-view.tsx';
import { uploadKeys } from './upload-queries.ts';
import type { UploadSearch } from './upload-search.ts';
import classes from './upload-view.module.css';
import { WorkingView } from './working-view.tsx';

function Missing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('uploads');
  const tActions = useTranslations('actions');
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <StatePanel icon={<IconFileOff />} title={t('result.missing.title')} text={t('result.missing.text')}>
        <ButtonLink to="." search={{}}>
          {t('failed.again')}
        </ButtonLink>
      </StatePanel>
    );
  }
  const texts = { title: t('rows.error.title'), text: t('rows.error.text'), retry: tActions('tryAgain') };
  return <FailedState error={error} texts={texts} onRetry={onRetry} />;
}

function Discarded() {
  const t = useTranslations('uploads');
  return (
    <StatePanel icon={<IconTrash />} title={t('result.discarded.title')} text={t('result.discarded.text')}>
      <ButtonLink to="." search={{}}>
        {t('failed.again')}
      </ButtonLink>
    </StatePanel>
  );
}

/** Rows read before an apply or a revert are of another run; so are those of corrections that were applied, reverted or put away. */
function useFreshRows(upload: Upload | undefined): void {
  const queries = useQueryClient();
  const seen = useRef<{ state: Upload['state']; corrected: string } | undefined>(undefined);
  useEffect(() => {
    if (upload === undefined) return;
    const { id, state, correctedRows, correcting } = upload;
    const before = seen.current;
    const corrected = `${correctedRows} ${correcting?.id ?? ''}`;
    if (before !== undefined && before.state !== 'checking' && before.state !== state)
      void queries.resetQueries({ queryKey: uploadKeys.rows(id) });
    else if (before !== undefined && before.corrected !== corrected)
      void queries.invalidateQueries({ queryKey: uploadKeys.rows(id) });
    seen.current = { state, corrected };
  }, [queries, upload]);
}

export interface UploadViewProps {
  readonly found: UseQueryResult<Upload>;
  readonly search: UploadSearch;
  /** How many rows the worker has done. */
  readonly done: number;
}

/** One upload, in whatever state it is. */
export function UploadView({ found, search, done }: UploadViewProps) {
  useFreshRows(found.data);
  if (found.isPending) {
    return (
      <div className={classes['working']}>
        <SkeletonLine width="45%" />
        <SkeletonLine width="80%" />
        <SkeletonLine width="60%" />
      </div>
    );
  }
  const upload = found.data;
  if (upload === undefined)
    return <Missing error={found.error ?? new Error('no upload')} onRetry={() => void found.refetch()} />;
  switch (upload.state) {
    case 'failed':
      return <FailedView upload={upload} />;
    case 'discarded':
      return <Discarded />;
    case 'ready':
      return <PreviewView upload={upload} search={search} />;
    case 'applied':
    case 'reverted':
      return <ResultView upload={upload} search={search} />;
    default:
      return <WorkingView upload={upload} done={done} />;
  }
}
