import { limits } from '@offizin/domain/limits';
import { IconAlertCircle, IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError, call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useLive } from '../../../platform/live.ts';
import { useSaveFile } from '../../../platform/use-save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.ts';
import classes from './download-dialog.module.css';
import { writeQuery } from '../../../platform/write-query.ts';

const key = ['orders', 'new-download'] as const;
type Format = 'xlsx' | 'csv';

function useDownload() {
  const queries = useQueryClient();
  const state = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /new-orders-download', {}, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.download?.status === 'preparing' ? 1000 : false),
  });
  useLive('export', () => void queries.invalidateQueries({ queryKey: key }));
  const start = useMutation({
    mutationFn: (format: Format) => call('POST /new-orders-download', { body: { format } }),
    onSuccess: (reply) => writeQuery(queries, key, reply),
  });
  return { download: state.data?.download ?? null, start };
}

type Status = NonNullable<ReturnType<typeof useDownload>['download']>['status'];

function State({ status, orders }: { status: Status | null; orders: number }) {
  const t = useTranslations('orderDialogs.download');
  return (
    <div className={classes['state']} role="status">
      {status === 'ready' ? (
        <>
          <IconCircleCheck size={18} color="var(--green)" aria-hidden />
          {t('ready', { count: orders })}
        </>
      ) : null}
      {status === 'failed' || status === 'expired' ? (
        <>
          <IconAlertCircle size={18} color="var(--red)" aria-hidden />
          {t(status)}
        </>
      ) : null}
    </div>
  );
}

/** Why no file is prepared: over the limit, for how long and what helps until then. */
function useRefusal(): (error: Error) => string {
  const t = useTranslations('orderDialogs.download');
  const errorText = useErrorText();
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== 'rate_limited') return errorText(error);
    return t('wait', { minutes: Math.max(1, Math.ceil((error.problem?.retryAfter ?? 60) / 60)) });
  };
}

/** Prepares a file of the newest new orders, shows how far it is, and saves it; can be closed and reopened. */
export function DownloadDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('orderDialogs.download');
  const saveFile = useSaveFile();
  const refusal = useRefusal();
  const { download, start } = useDownload();
  const [format, setFormat] = useState<Format>('xlsx');
  const status = download?.status ?? null;
  const preparing = start.isPending || status === 'preparing';
  const get = () =>
    void saveFile('GET /new-orders-download/:downloadId/file', { params: { downloadId: download?.id ?? '' } });
  return (
    <Dialog
      title={t('title')}
      note={t('text', { limit: String(limits.newOrdersDownload) })}
      opened
      onClose={onClose}
      width={460}
      footer={
        <>
          <Button
            tone={status === 'ready' ? 'default' : 'primary'}
            running={preparing && t('preparing')}
            onClick={() => start.mutate(format)}
          >
            {status === null ? t('start') : t('restart')}
          </Button>
          {status === 'ready' && !preparing ? (
            <Button tone="primary" icon={<IconDownload size={16} aria-hidden />} onClick={get}>
              {t('get')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={classes['body']}>
        <SegmentedControl
          aria-label={t('format')}
          value={format}
          onChange={(value) => setFormat(value === 'csv' ? 'csv' : 'xlsx')}
          data={['xlsx', 'csv'].map((value) => ({ value, label: `.${value}` }))}
        />
        <State status={preparing || start.isError ? null : status} orders={download?.orders ?? 0} />
        {start.isError ? <Notice tone="amber" title={refusal(start.error)} /> : null}
      </div>
    </Dialog>
  );
}
