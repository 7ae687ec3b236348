import type { Upload } from '@offizin/contract/uploads/upload';
import { correctionRefusal } from '@offizin/domain/uploads/upload-refusals';
import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ExportButton } from '../../../parts/exports/export-button.tsx';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { CorrectingBar } from '../fixing/correcting-bar.tsx';
import { FixedRows } from '../fixing/fixed-rows.tsx';
import { RevertButton } from '../history/revert-button.tsx';
import { usePurchasePrices } from './purchase-prices.ts';
import { UploadFigures } from './upload-figures.tsx';
import type { UploadSearch } from '../upload-search.ts';
import classes from '../upload-view.module.css';
import { useFixing } from '../fixing/use-fixing.ts';

function Say({ upload, onCorrect }: { upload: Upload; onCorrect: () => void }) {
  const t = useTranslations('uploads.result');
  const formats = useFormats();
  const { appliedAt, reverted, summary } = upload;
  const purchasePrices = usePurchasePrices()(summary ?? {});
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
      <div className={classes['notes']}>
        <b>{counts ? t('reverted') : some ? t('some') : t('clean')}</b>
        {appliedAt === null ? null : <p>{t('applied', { date: formats.shortDayTime(appliedAt) })}</p>}
        {counts ? <p>{t('revertedCounts', counts)}</p> : null}
        {purchasePrices === null || reverted !== null ? null : <p>{purchasePrices}</p>}
        {upload.correctedRows > 0 ? <p>{t('correctedSince', { count: upload.correctedRows })}</p> : null}
        {upload.corrects === null ? null : (
          <p>
            {t('corrects')}{' '}
            <Link to="." search={{ upload: upload.corrects }}>
              {t('correctsLink')}
            </Link>
          </p>
        )}
      </div>
      <span className={classes['tail']}>
        <CorrectButton upload={upload} onCorrect={onCorrect} />
        <RevertButton upload={upload} size="medium" explains />
        <ExportButton question={{ kind: 'upload_rows', uploadId: upload.id }}>{t('download')}</ExportButton>
        <ButtonLink to="." search={{}}>
          {t('another')}
        </ButtonLink>
      </span>
    </div>
  );
}

/** Leads to the rows that can be corrected after they were left out. */
function CorrectButton({ upload, onCorrect }: { upload: Upload; onCorrect: () => void }) {
  const t = useTranslations('uploads');
  const tFixing = useTranslations('uploadsFixing');
  const refusal = correctionRefusal(upload);
  if (upload.corrects !== null || (upload.summary?.rejected ?? 0) === 0) return null;
  return (
    <ChangeButton area="offers" refusal={refusal === null ? null : t(`refusal.${refusal}`)} onClick={onCorrect}>
      {tFixing('correcting.start')}
    </ChangeButton>
  );
}

/** What an upload did, row by row, and what a revert of it did; refused rows are corrected and applied afterwards (UPL-05, UPL-09, UPL-12). */
export function ResultView({ upload, search }: { upload: Upload; search: UploadSearch }) {
  const fixing = useFixing(upload, search);
  if (upload.summary === null) return null;
  const isClosed = correctionRefusal(upload) !== null || upload.correcting?.state === 'applying';
  return (
    <>
      <div className={classes['view']} data-fixing>
        <Say upload={upload} onCorrect={fixing.correctFirst} />
        <UploadFigures
          summary={upload.summary}
          search={search}
          tense={upload.reverted === null ? 'done' : null}
          leftAlone={upload.reverted?.leftAlone ?? 0}
          corrected={upload.correctedRows}
        />
        <FixedRows upload={upload} search={search} fixing={fixing} isClosed={isClosed} />
      </div>
      {correctionRefusal(upload) === null ? <CorrectingBar upload={upload} fixing={fixing} /> : null}
    </>
  );
}
