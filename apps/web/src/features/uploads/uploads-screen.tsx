import type { ScreenId } from '@offizin/domain/access/screens';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { FileRemark } from './file-remark.tsx';
import { useLiveUpload } from './live-upload.ts';
import { StartView } from './drop/start-view.tsx';
import { uploadQuery } from './upload-queries.ts';
import { readUploadSearch, type UploadSearch } from './upload-search.ts';
import { UploadStepper } from './upload-stepper.tsx';

const UploadView = lazyPart(async () => (await import('./upload-view.tsx')).UploadView, { isAwaited: true });

function OpenUpload({ screen, search, uploadId }: { screen: ScreenId; search: UploadSearch; uploadId: string }) {
  const tScreen = useTranslations('shell.screen');
  const found = useQuery(uploadQuery(uploadId));
  // Received from the first moment on, while the view itself may still be loading.
  const done = useLiveUpload(uploadId);
  return (
    <>
      <PageHead title={tScreen(screen)} {...(found.data && { note: <FileRemark upload={found.data} /> })}>
        <UploadStepper state={found.data?.state ?? null} />
      </PageHead>
      <UploadView key={uploadId} found={found} search={search} done={done} />
    </>
  );
}

/** Offer upload: a file is chosen, looked at, fixed, applied, and can be reverted; the upload in work has its own address. */
export function UploadsScreen({ screen }: { screen: ScreenId }) {
  const t = useTranslations('uploads');
  const tScreen = useTranslations('shell.screen');
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const search = useMemo(() => readUploadSearch(raw), [raw]);
  if (search.upload !== undefined) return <OpenUpload screen={screen} search={search} uploadId={search.upload} />;
  return (
    <>
      <PageHead title={tScreen(screen)} note={t('note')}>
        <UploadStepper state={null} />
      </PageHead>
      <StartView />
    </>
  );
}
