import type { Upload } from '@offizin/contract/uploads/upload';
import type { RunSummary } from '@offizin/contract/uploads/rows';
import { useNavigate } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../../parts/change-button.tsx';
import classes from './apply-bar.module.css';
import { usePurchasePrices } from './purchase-prices.ts';
import { UndoBar } from '../fixing/undo-bar.tsx';
import type { Undo } from '../fixing/use-undo.ts';
import { useUploadMove } from '../upload-moves.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const DiscardDialog = lazyDialog(async () => (await import('./discard-dialog.tsx')).DiscardDialog);

/** What the file leaves out, takes off sale and puts on it again, each where it does so at all. */
const sideEffects = [
  ['leftOut', 'rejected'],
  ['leaving', 'leaving'],
  ['returning', 'returning'],
] as const;

function PlanText({ summary }: { summary: RunSummary }) {
  const t = useTranslations('uploads.bar');
  const { created, changed } = summary;
  const purchasePrices = usePurchasePrices()(summary);
  const plan = () => {
    if (created > 0 && changed > 0) return t('both', { created, changed });
    if (changed > 0) return t('changed', { count: changed });
    return created > 0 ? t('created', { count: created }) : t('none');
  };
  return (
    <p className={classes['plan']}>
      {plan()}
      {purchasePrices === null ? null : `; ${purchasePrices}`}
      {sideEffects.map(([text, figure]) => {
        const count = summary[figure] ?? 0;
        return count > 0 ? (
          <Fragment key={figure}>
            ; <b>{t(text, { count })}</b>
          </Fragment>
        ) : null;
      })}
    </p>
  );
}

export interface ApplyBarProps {
  readonly upload: Upload;
  readonly summary: RunSummary;
  /** Whether corrections wait for their check: what would be applied is not yet what is shown. */
  readonly isWaiting: boolean;
  readonly undo: Undo;
  readonly onCorrect: () => void;
}

/** Describes in words what will be done, and does it (UPL-08). */
export function ApplyBar({ upload, summary, isWaiting, undo, onCorrect }: ApplyBarProps) {
  const t = useTranslations('uploads.bar');
  const tFixing = useTranslations('uploadsFixing');
  const tActions = useTranslations('actions');
  const navigate = useNavigate();
  const apply = useUploadMove('apply', upload.id);
  const [asking, setAsking] = useState(false);
  const { rejected, leaving, untouched, purchasePrices = { set: 0, changed: 0 } } = summary;
  const nothing = summary.created + summary.changed + leaving + purchasePrices.set + purchasePrices.changed === 0;
  const running = (apply.isPending && t('applying')) || (isWaiting && tActions('checking'));
  const start = () => {
    apply.mutate();
    // The filter by which rows were corrected would leave the result empty.
    void navigate({ to: '.', search: { upload: upload.id }, replace: true, resetScroll: false });
  };
  return (
    <section className={classes['bar']} aria-label={t('label')}>
      <UndoBar undo={undo} />
      <div className={classes['text']}>
        <PlanText summary={summary} />
        <p>
          {untouched > 0 ? `${t('untouched', { count: untouched })} ` : null}
          {t('revertible')}
        </p>
        {summary.followed === undefined ? null : <p>{tFixing('followed', { count: summary.followed })}</p>}
        {summary.inFeed === undefined ? null : <p>{t('inFeed', { count: summary.inFeed })}</p>}
      </div>
      <div className={classes['actions']}>
        <ChangeButton area="offers" tone="ghost" onClick={() => setAsking(true)}>
          {tActions('discard')}
        </ChangeButton>
        {rejected > 0 ? (
          <ChangeButton area="offers" size="large" disabled={nothing} running={running} onClick={start}>
            {t('applyPart', { count: rejected })}
          </ChangeButton>
        ) : null}
        {rejected > 0 ? (
          <ChangeButton area="offers" size="large" tone="primary" onClick={onCorrect}>
            {t('correct')}
          </ChangeButton>
        ) : (
          <ChangeButton area="offers" size="large" tone="primary" disabled={nothing} running={running} onClick={start}>
            {t('apply')}
          </ChangeButton>
        )}
      </div>
      {asking ? <DiscardDialog upload={upload} onClose={() => setAsking(false)} /> : null}
    </section>
  );
}
