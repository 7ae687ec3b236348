import type { Upload } from '@offizin/contract/uploads/upload';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../../parts/change-button.tsx';
import classes from '../result/apply-bar.module.css';
import { UndoBar } from './undo-bar.tsx';
import { useUploadMove } from '../upload-moves.ts';
import { uploadKeys } from '../upload-queries.ts';
import type { Fixing } from './use-fixing.ts';
import type { Undo } from './use-undo.ts';

type Correcting = NonNullable<Upload['correcting']>;

/** What applying the corrected rows will do, in words. */
function Plan({ summary }: { summary: NonNullable<Correcting['summary']> }) {
  const t = useTranslations('uploadsFixing.correcting');
  const { created, changed, unchanged, rejected, informed } = summary;
  return (
    <p className={classes['plan']}>
      {t('ready', { count: created + changed + unchanged })}
      {rejected > 0 ? (
        <>
          ; <b>{t('stillRejected', { count: rejected })}</b>
        </>
      ) : null}
      {informed > 0 ? `; ${t('leftAlone', { count: informed })}` : null}
    </p>
  );
}

interface CorrectingBarProps {
  readonly upload: Upload;
  readonly fixing: Fixing;
}

const readyOf = (summary: Correcting['summary']): number =>
  summary === null ? 0 : summary.created + summary.changed + summary.unchanged;

/** Puts the corrections away that were not applied. */
function DiscardButton({ upload, undo, isOff }: { upload: Upload; undo: Undo; isOff: boolean }) {
  const t = useTranslations('uploadsFixing.correcting');
  const tActions = useTranslations('actions');
  const queries = useQueryClient();
  const discard = useUploadMove('discard', upload.correcting?.id ?? '');
  const forget = () => {
    undo.clear();
    void queries.invalidateQueries({ queryKey: uploadKeys.rows(upload.id) });
  };
  return (
    <ChangeButton
      area="offers"
      tone="ghost"
      disabled={isOff}
      running={discard.isPending && tActions('discarding')}
      onClick={() => discard.mutate(undefined, { onSuccess: forget })}
    >
      {t('discard')}
    </ChangeButton>
  );
}

function ApplyButton({ upload, undo, isWaiting }: { upload: Upload; undo: Undo; isWaiting: boolean }) {
  const t = useTranslations('uploadsFixing.correcting');
  const tActions = useTranslations('actions');
  const navigate = useNavigate();
  const { correcting } = upload;
  const apply = useUploadMove('apply', correcting?.id ?? '');
  const count = readyOf(correcting?.summary ?? null);
  const isApplying = apply.isPending || correcting?.state === 'applying';
  const start = () => {
    apply.mutate();
    undo.clear();
    // The filter by which rows were corrected would leave the result empty.
    void navigate({ to: '.', search: { upload: upload.id }, replace: true, resetScroll: false });
  };
  return (
    <ChangeButton
      area="offers"
      size="large"
      tone="primary"
      disabled={count === 0}
      running={(isApplying && t('applying')) || (isWaiting && tActions('checking'))}
      onClick={start}
    >
      {t('apply', { count })}
    </ChangeButton>
  );
}

/** After an upload was applied: applies the rows of it that were corrected since, or puts their corrections away (UPL-09). */
export function CorrectingBar({ upload, fixing }: CorrectingBarProps) {
  const t = useTranslations('uploadsFixing.correcting');
  const { corrections, undo, correctFirst } = fixing;
  const { isWaiting } = corrections;
  const summary = upload.correcting?.summary ?? null;
  const isEmpty = summary === null || summary.rows === 0;
  if (isEmpty && !isWaiting && undo.acts.length === 0) return null;
  const hasMore = (upload.summary?.rejected ?? 0) > readyOf(summary);
  return (
    <section className={classes['bar']} aria-label={t('label')}>
      <UndoBar undo={undo} />
      <div className={classes['text']}>
        {isEmpty ? <p className={classes['plan']}>{t('none')}</p> : <Plan summary={summary} />}
        <p>{t('note')}</p>
      </div>
      <div className={classes['actions']}>
        <DiscardButton upload={upload} undo={undo} isOff={isEmpty || upload.correcting?.state === 'applying'} />
        {hasMore ? (
          <ChangeButton area="offers" size="large" onClick={correctFirst}>
            {t('next')}
          </ChangeButton>
        ) : null}
        <ApplyButton upload={upload} undo={undo} isWaiting={isWaiting} />
      </div>
    </section>
  );
}
