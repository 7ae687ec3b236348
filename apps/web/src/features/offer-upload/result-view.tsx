import type { Upload } from '@offizin/contract/uploads';
import { correctionRefusal } from '@offizin/domain/uploads/upload-refusals';
import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { RefusableButton } from '../../ui/refusable-button.tsx';
import { RevertButton } from './revert-button.tsx';
import { RowsTable, useRows } from './rows-table.tsx';
import tableClasses from './rows-table.module.css';
import { RowsToolbar } from './rows-toolbar.tsx';
import { UploadFigures } from './upload-figures.tsx';
import type { UploadSearch } from './upload-search.ts';
import classes from './upload-view.module.css';

function Say({ upload }: { upload: Upload }) {
  const t = useTranslations('uploads.result');
  const formats = useFormats();
  const { appliedAt, reverted, summary } = upload;
  const some = (summary?.rejected ?? 0) > 0;
  const counts = reverted && {
    restored: formats.number(reverted.restored),
    removed: formats.number(reverted.removed),
    leftAlone: formats.number(reverted.leftAlone),
  };
  const icon = counts ? (
    <IconArrowBackUp size={18} aria-hidden />
  ) : some ? (
    <IconAlertTriangle size={18} aria-hidden />
  ) : (
    <IconCircleCheck size={18} aria-hidden />
  );
  return (
    <div className={classes['statement']} data-tone={some || counts ? 'amber' : undefined} role="status">
      {icon}
      <b>{counts ? t('reverted') : some ? t('some') : t('clean')}</b>
      {appliedAt === null ? null : <p>{t('applied', { date: formats.shortDayTime(appliedAt) })}</p>}
      {counts ? <p>{t('revertedCounts', counts)}</p> : null}
      <span className={classes['tail']}>
        <CorrectButton upload={upload} />
        <RevertButton upload={upload} size="medium" explains />
        <ExportButton question={{ kind: 'upload_rows', uploadId: upload.id }}>{t('download')}</ExportButton>
        <ButtonLink to="." search={{}}>
          {t('another')}
        </ButtonLink>
      </span>
    </div>
  );
}

/** Rows that were left out can no longer be corrected here: shows what to do instead. */
function CorrectButton({ upload }: { upload: Upload }) {
  const t = useTranslations('uploads');
  const refusal = correctionRefusal(upload);
  if (refusal === null || (upload.summary?.rejected ?? 0) === 0) return null;
  return <RefusableButton refusal={t(`refusal.${refusal}`)}>{t('action.correct')}</RefusableButton>;
}

const never = () => false;

/** What an upload did, row by row, and what a revert of it did (UPL-05, UPL-12). */
export function ResultView({ upload, search }: { upload: Upload; search: UploadSearch }) {
  const found = useRows(upload.id, search);
  if (upload.summary === null) return null;
  return (
    <div className={classes['view']}>
      <Say upload={upload} />
      <UploadFigures
        summary={upload.summary}
        search={search}
        tense="done"
        leftAlone={upload.reverted?.leftAlone ?? 0}
      />
      <section className={tableClasses['panel']}>
        <RowsToolbar upload={upload} search={search} />
        <RowsTable upload={upload} search={search} found={found} editing={null} waits={never} />
      </section>
    </div>
  );
}
