import type { SyncRun } from '@offizin/contract/sync/seller';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { useNow } from '../../../platform/now.ts';
import { ExportIcon } from '../../../parts/exports/export-button.tsx';
import classes from '../sync.module.css';
import { useUploadPath } from '../upload-path.ts';

function Run({ run, now, upload }: { run: SyncRun; now: Date; upload: string | null }) {
  const t = useTranslations('sync');
  const tActions = useTranslations('actions');
  const formats = useFormats();
  const isToday = formats.day(run.at) === formats.day(now);
  const when = isToday ? t('runs.today', { time: formats.time(run.at) }) : formats.shortDayTime(run.at);
  const isWholeCatalogue = run.kind === 'upload' || run.kind === 'feed';
  const outcome =
    run.red > 0 || isWholeCatalogue ? t('runs.red', { count: run.red }) : tActions('rows', { count: run.rows });
  return (
    <li className={classes['run']} data-red={run.red > 0 || undefined}>
      {run.red > 0 ? <IconAlertTriangle size={16} aria-hidden /> : <IconCircleCheck size={16} aria-hidden />}
      <span>
        {run.uploadId === null || upload === null ? (
          when
        ) : (
          <Link to={upload} search={{ upload: run.uploadId }}>
            {when}
          </Link>
        )}
        <small>{`${t(`screen.runKind.${run.kind}`)} · ${outcome}`}</small>
      </span>
      <ExportIcon question={{ kind: 'run_rows', runNo: run.runNo }} label={t('runs.download', { when })} />
    </li>
  );
}

/** The newest runs, each with what it left to fix; an upload leads to its rows (SYN-02). */
export function LastResults({ runs }: { runs: readonly SyncRun[] }) {
  const t = useTranslations('sync.runs');
  const now = useNow(60_000);
  const upload = useUploadPath();
  if (runs.length === 0) return null;
  return (
    <section className={classes['card']}>
      <h2>{t('title')}</h2>
      <ul>
        {runs.map((run) => (
          <Run key={run.runNo} run={run} now={now} upload={upload} />
        ))}
      </ul>
    </section>
  );
}
