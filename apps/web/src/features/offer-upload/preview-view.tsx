import type { Upload, UploadRow } from '@offizin/contract/uploads';
import type { BrakeFigures } from '@offizin/domain/feeds/feed-brake';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { loadTopics } from '../../platform/messages.ts';
import { ApplyBar } from './apply-bar.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { PriceMoves } from './price-moves.tsx';
import { RowsTable, useRows } from './rows-table.tsx';
import tableClasses from './rows-table.module.css';
import { RowsToolbar } from './rows-toolbar.tsx';
import { SameFile } from './same-file.tsx';
import { UploadFigures } from './upload-figures.tsx';
import type { UploadSearch } from './upload-search.ts';
import classes from './upload-view.module.css';
import { useCorrections } from './use-corrections.ts';
import { useRowEditing } from './use-row-editing.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const ChooseDialog = lazyDialog(async () => {
  const [{ ChooseDialog }] = await Promise.all([import('./choose-dialog.tsx'), loadTopics(['sync'])]);
  return ChooseDialog;
});

function Say({ upload, isWaiting }: { upload: Upload; isWaiting: boolean }) {
  const t = useTranslations('uploads.preview');
  const tCodes = useTranslations('uploadsCodes');
  const { ignoredColumns = [], repeatedColumns = [] } = upload.reading ?? {};
  const checked = upload.checkMilliseconds === null ? '' : t('checked');
  return (
    <div className={classes['statement']}>
      <IconCircleCheck size={18} aria-hidden />
      <b>{t('nothing')}</b>
      <p role="status">{isWaiting ? t('rechecking') : checked}</p>
      {ignoredColumns.length > 0 ? <p>{t('ignored', { columns: ignoredColumns.join(', ') })}</p> : null}
      {repeatedColumns.length > 0 ? (
        <p>{t('repeated', { columns: repeatedColumns.map((field) => tCodes(`field.${field}`)).join(', ') })}</p>
      ) : null}
      {upload.sameFileAs === null ? null : <SameFile uploadId={upload.sameFileAs} />}
      <span className={classes['tail']}>
        <ExportButton question={{ kind: 'upload_rows', uploadId: upload.id }}>{t('download')}</ExportButton>
      </span>
    </div>
  );
}

/** Why a list of the feed waits for the seller (SYN-06). */
function Held({ figures }: { figures: BrakeFigures }) {
  const t = useTranslations('uploads.held');
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
  const navigate = useNavigate();
  const found = useRows(upload.id, search);
  const corrections = useCorrections(upload);
  const [choosing, setChoosing] = useState<UploadRow | null>(null);
  const { editing, waits, openFirst } = useRowEditing({ upload, rows: found.rows, corrections, choose: setChoosing });
  const [wantsFirst, setWantsFirst] = useState(false);
  // The rejected rows are asked for where none is among the rows read; the first opens as soon as it is there.
  if (wantsFirst && openFirst !== null && !found.list.isPlaceholderData) {
    setWantsFirst(false);
    openFirst();
  }
  const correct = () => {
    setWantsFirst(true);
    if (openFirst === null && !found.list.isPending)
      void navigate({ to: '.', search: { upload: upload.id, show: 'rejected' }, replace: true, resetScroll: false });
  };
  if (upload.summary === null) return null;
  return (
    <>
      <div className={classes['view']}>
        {upload.source === 'feed' && upload.summary.brake !== undefined ? (
          <Held figures={upload.summary.brake} />
        ) : null}
        <Say upload={upload} isWaiting={corrections.isWaiting} />
        <UploadFigures summary={upload.summary} search={search} tense="plan" />
        <PriceMoves search={search} uploadId={upload.id} count={upload.summary.priceChanges} />
        <section className={tableClasses['panel']}>
          <RowsToolbar upload={upload} search={search} />
          <RowsTable upload={upload} search={search} found={found} editing={editing} waits={waits} />
        </section>
      </div>
      <ApplyBar upload={upload} summary={upload.summary} isWaiting={corrections.isWaiting} onCorrect={correct} />
      {choosing === null ? null : <ChooseDialog upload={upload} row={choosing} onClose={() => setChoosing(null)} />}
    </>
  );
}
