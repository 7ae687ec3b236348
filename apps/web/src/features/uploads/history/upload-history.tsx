import type { Upload } from '@offizin/contract/uploads/upload';
import { limits } from '@offizin/domain/limits';
import { IconDownload, IconFileSpreadsheet, IconHistory, IconPencilCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { useNow } from '../../../platform/now.ts';
import { useSaveFile } from '../../../platform/use-save-file.ts';
import { IconButton } from '../../../ui/button.tsx';
import { FailedState, SkeletonRows } from '../../../ui/list/list-states.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useAmounts } from '../amounts.ts';
import { ExportButton } from '../../../parts/exports/export-button.tsx';
import { useLiveHistory } from '../live-upload.ts';
import { RevertButton } from './revert-button.tsx';
import classes from './upload-history.module.css';
import { uploadListQuery } from '../upload-queries.ts';
import { UploadState } from './upload-state.tsx';
import { spoken } from '../../../ui/spoken.ts';

function FileCell({ upload }: { upload: Upload }) {
  const t = useTranslations('uploads.history');
  const saveFile = useSaveFile();
  return (
    <span className={classes['file']}>
      {upload.corrects === null ? (
        <IconFileSpreadsheet size={16} aria-hidden />
      ) : (
        <IconPencilCheck size={16} aria-hidden />
      )}
      <Link to="." search={{ upload: upload.id }} title={upload.fileName}>
        {upload.corrects === null ? upload.fileName : t('corrected')}
      </Link>
      {upload.corrects === null ? (
        <IconButton
          label={t('save', { name: upload.fileName })}
          onClick={() => void saveFile('GET /offer-uploads/:uploadId/file', { params: { uploadId: upload.id } })}
        >
          <IconDownload aria-hidden />
        </IconButton>
      ) : null}
    </span>
  );
}

function Actions({ upload }: { upload: Upload }) {
  const t = useTranslations('uploads.history');
  if (upload.state === 'ready') {
    return (
      <Link
        to="."
        search={{ upload: upload.id }}
        className={classes['continue']}
        aria-label={spoken(t('continue'), upload.fileName)}
      >
        {t('continue')}
      </Link>
    );
  }
  return <RevertButton upload={upload} />;
}

const hasResult = ({ state }: Upload): boolean => state === 'applied' || state === 'reverted';

function HistoryRow({ upload, now }: { upload: Upload; now: Date }) {
  const t = useTranslations('uploads');
  const tCodes = useTranslations('uploadsCodes');
  const amounts = useAmounts();
  const { number } = useFormats();
  const { summary } = upload;
  const count = (key: 'rows' | 'created' | 'changed' | 'unchanged') => (
    <td className={classes['number']} data-label={t(`history.column.${key}`)}>
      {summary === null ? '–' : number(summary[key])}
    </td>
  );
  return (
    <tr data-upload={upload.id} data-corrects={upload.corrects !== null || undefined}>
      <td className={classes['date']}>{amounts.moment(upload.createdAt, now)}</td>
      <th scope="row">
        <FileCell upload={upload} />
      </th>
      <td className={classes['quiet']}>
        {tCodes(`uploadType.${upload.type}`)}
        {upload.source === 'feed' ? ` · ${t('fromFeed')}` : null}
      </td>
      <td>
        <UploadState upload={upload} />
      </td>
      {count('rows')}
      {count('created')}
      {count('changed')}
      {count('unchanged')}
      <td>
        {hasResult(upload) ? (
          <ExportButton
            question={{ kind: 'upload_rows', uploadId: upload.id }}
            look="link"
            label={t('export.resultOf', { name: upload.fileName })}
          >
            {t('export.result')}
          </ExportButton>
        ) : null}
      </td>
      <td className={classes['actions']}>
        <Actions upload={upload} />
      </td>
    </tr>
  );
}

const columns = [
  'date',
  'file',
  'type',
  'state',
  'rows',
  'created',
  'changed',
  'unchanged',
  'report',
  'actions',
] as const;
const numbers: ReadonlySet<string> = new Set(['rows', 'created', 'changed', 'unchanged']);

function HistoryTable({ uploads, label }: { uploads: readonly Upload[]; label: string }) {
  const t = useTranslations('uploads.history');
  const now = useNow();
  return (
    <table className={classes['table']} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={numbers.has(column) ? classes['number'] : undefined}
              data-column={column}
            >
              {column === 'actions' ? (
                <span className={classes['hidden']}>{t('column.actions')}</span>
              ) : (
                t(`column.${column}`)
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {uploads.map((upload) => (
          <HistoryRow key={upload.id} upload={upload} now={now} />
        ))}
      </tbody>
    </table>
  );
}

/** The name of the list: how many it holds, once it is full. */
function useTitle(): (applied: readonly Upload[] | undefined) => string {
  const t = useTranslations('uploads.history');
  return (applied) => {
    const isFull = applied?.length === limits.uploadHistory;
    return t('title', { isFull: String(isFull), count: String(limits.uploadHistory) });
  };
}

function Content() {
  const t = useTranslations('uploads.history');
  const tActions = useTranslations('actions');
  const title = useTitle();
  const list = useQuery(uploadListQuery);
  if (list.isPending) return <SkeletonRows label={t('loading')} count={4} />;
  if (list.data === undefined) {
    const texts = { title: t('error.title'), text: t('error.text'), retry: tActions('tryAgain') };
    return <FailedState error={list.error} texts={texts} onRetry={() => void list.refetch()} />;
  }
  const { applied, corrections, others } = list.data;
  // Each upload with what was corrected of it beneath.
  const withCorrections = applied.flatMap((upload) => [
    upload,
    ...corrections.filter(({ corrects }) => corrects === upload.id),
  ]);
  if (applied.length + others.length === 0)
    return <StatePanel icon={<IconHistory />} title={t('empty.title')} text={t('empty.text')} />;
  return (
    <>
      {applied.length === 0 ? (
        <p className={classes['none']}>{t('noneApplied')}</p>
      ) : (
        <HistoryTable uploads={withCorrections} label={title(applied)} />
      )}
      {others.length === 0 ? null : (
        <>
          <h3 className={classes['others']}>{t('others')}</h3>
          <HistoryTable uploads={others} label={t('others')} />
        </>
      )}
    </>
  );
}

/** The last uploads with what became of them, their files and results (UPL-06). */
export function UploadHistory() {
  const t = useTranslations('uploads');
  const title = useTitle();
  const { data } = useQuery(uploadListQuery);
  useLiveHistory();
  return (
    <section className={classes['card']} data-tour="upload-history">
      <div className={classes['head']}>
        <h2>{title(data?.applied)}</h2>
        <span>{t('history.note')}</span>
        {data && data.applied.length + data.others.length > 0 ? (
          <ExportButton question={{ kind: 'upload_history' }} look="ghost">
            {t('export.history')}
          </ExportButton>
        ) : null}
      </div>
      <Content />
    </section>
  );
}
