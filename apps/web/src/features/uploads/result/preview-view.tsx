import type { Upload } from '@offizin/contract/uploads/upload';
import type { BrakeFigures } from '@offizin/domain/feeds/feed-brake';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { ColumnsButton } from '../columns/columns-button.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { ExportButton } from '../../../parts/exports/export-button.tsx';
import { FixedRows } from '../fixing/fixed-rows.tsx';
import { PriceMoves } from './price-moves.tsx';
import { usePurchasePrices } from './purchase-prices.ts';
import { Recalled } from './recalled.tsx';
import { SameFile } from './same-file.tsx';
import { UploadFigures } from './upload-figures.tsx';
import type { UploadSearch } from '../upload-search.ts';
import classes from '../upload-view.module.css';
import { useFixing } from '../fixing/use-fixing.ts';

function Say({ upload, isWaiting }: { upload: Upload; isWaiting: boolean }) {
  const t = useTranslations('uploads.preview');
  const tCodes = useTranslations('uploadsCodes');
  const tFixing = useTranslations('uploadsFixing.purchasePrices');
  const { ignoredColumns = [], repeatedColumns = [] } = upload.reading ?? {};
  const purchasePrices = usePurchasePrices()(upload.summary ?? {});
  const checked = upload.checkMilliseconds === null ? '' : t('checked');
  return (
    <div className={classes['statement']}>
      <IconCircleCheck size={18} aria-hidden />
      <div className={classes['notes']}>
        <b>{t('nothing')}</b>
        <p role="status">{isWaiting ? t('rechecking') : checked}</p>
        <p>
          {ignoredColumns.length > 0 ? `${t('ignored', { columns: ignoredColumns.join(', ') })} ` : null}
          <ColumnsButton upload={upload} tone="link" size="small" />
        </p>
        {repeatedColumns.length > 0 ? (
          <p>{t('repeated', { columns: repeatedColumns.map((field) => tCodes(`field.${field}`)).join(', ') })}</p>
        ) : null}
        {purchasePrices === null ? null : (
          <p>
            {purchasePrices}. {tFixing('secret')}
          </p>
        )}
        {upload.sameFileAs === null ? null : <SameFile uploadId={upload.sameFileAs} />}
        {upload.recalled === 0 ? null : <Recalled upload={upload} />}
      </div>
      <span className={classes['tail']}>
        <ExportButton question={{ kind: 'upload_rows', uploadId: upload.id }}>{t('download')}</ExportButton>
      </span>
    </div>
  );
}

/** Why a list of the feed waits for the seller (SYN-06). */
function Held({ figures }: { figures: BrakeFigures }) {
  const t = useTranslations('uploadsFixing.held');
  const { number } = useFormats();
  const { leaving, onSale, moved, prices, movePercent } = figures;
  return (
    <div className={classes['statement']} data-tone="amber">
      <IconAlertTriangle size={18} aria-hidden />
      <b>{t('title')}</b>
      <p>
        {t('text', { leaving, moved, onSale: number(onSale), prices: number(prices), percent: String(movePercent) })}
      </p>
    </div>
  );
}

/** The dry run: what the file would change, fixed in place, and applied when the seller asks for it (UPL-08, UPL-09). */
export function PreviewView({ upload, search }: { upload: Upload; search: UploadSearch }) {
  const fixing = useFixing(upload, search);
  const { isWaiting } = fixing.corrections;
  if (upload.summary === null) return null;
  return (
    <>
      <div className={classes['view']} data-fixing>
        {upload.source === 'feed' && upload.summary.brake !== undefined ? (
          <Held figures={upload.summary.brake} />
        ) : null}
        <Say upload={upload} isWaiting={isWaiting} />
        <UploadFigures summary={upload.summary} search={search} tense="plan" />
        <PriceMoves search={search} uploadId={upload.id} count={upload.summary.priceChanges} />
        <FixedRows upload={upload} search={search} fixing={fixing} />
      </div>
      <ApplyBar
        upload={upload}
        summary={upload.summary}
        isWaiting={isWaiting}
        undo={fixing.undo}
        onCorrect={fixing.correctFirst}
      />
    </>
  );
}
