import type { Upload } from '@offizin/contract/uploads';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import classes from './apply-bar.module.css';
import { UndoBar } from './undo-bar.tsx';
import { useUploadMove } from './upload-moves.ts';
import { uploadKeys } from './upload-queries.ts';
import type { Fixing } from './use-fixing.ts';

type Correcting = NonNullable<Upload['correcting']>;

/** What applying the corrected rows will do, in words. */
function Plan({ summary }: { summary: NonNullable<Correcting['summary']> }) {
  const t = useTranslations('uploads.correcting');
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

/** After an upload was applied: applies the rows of it that were corrected since, or puts their corrections away (UPL-09). */
export function CorrectingBar({ upload, fixing }: CorrectingBarProps) {
  const t = useTranslations('uploads.correcting');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { correcting } = upload;
  const { corrections, undo, correctFirst } = fixing;
  const apply = useUploadMove('apply', correcting?.id ?? '');
  const discard = useUploadMove('discard', correcting?.id ?? '');
  const summary = correcting?.summary ?? null;
  const count = summary === null ? 0 : summary.created + summary.changed + summary.unchanged;
  const { isWaiting } = corrections;
  if ((summary?.rows ?? 0) === 0 && !isWaiting && undo.acts.length === 0) return null;
  const readRows = () => queries.invalidateQueries({ queryKey: uploadKeys.rows(upload.id) });
  const isApplying = apply.isPending || correcting?.state === 'applying';
  const running = (isApplying && t('applying')) || (isWaiting && t('rechecking'));
  const start = () => {
    apply.mutate();
    // The filter by which rows were corrected would leave the result empty.
    void navigate({ to: '.', search: { upload: upload.id }, replace: true, resetScroll: false });
  };
  return (
    <section className={classes['bar']} aria-label={t('label')}>
      <UndoBar undo={undo} />
      <div className={classes['text']}>
        {summary === null || summary.rows === 0 ? (
          <p className={classes['plan']}>{t('none')}</p>
        ) : (
          <Plan summary={summary} />
        )}
        <p>{t('note')}</p>
      </div>
      <div className={classes['actions']}>
        <Button
          tone="ghost"
          disabled={isApplying || (summary?.rows ?? 0) === 0}
          running={discard.isPending && t('discarding')}
          onClick={() => discard.mutate(undefined, { onSuccess: () => void readRows() })}
        >
          {t('discard')}
        </Button>
        {(upload.summary?.rejected ?? 0) > count ? (
          <Button size="large" onClick={correctFirst}>
            {t('next')}
          </Button>
        ) : null}
        <Button size="large" tone="primary" disabled={count === 0} running={running} onClick={start}>
          {t('apply', { count })}
        </Button>
      </div>
    </section>
  );
}
