import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { isApple } from '../../platform/is-apple.ts';
import { Button } from '../button.tsx';
import { RefusableButton } from '../refusable-button.tsx';
import type { FormPart } from './sections.ts';
import classes from './save-bar.module.css';

export interface SaveBarProps {
  /** Why nothing may be saved; null when it may. */
  readonly refusal: string | null;
  /** What the changes belong to, where the page saves its sections one by one. */
  readonly subject?: string | undefined;
  readonly changed: readonly FormPart[];
  /** What somebody else saved meanwhile. */
  readonly overtaken: readonly FormPart[];
  readonly wrong: readonly FormPart[];
  /** What went wrong with all of it. */
  readonly summary: string | null;
  /** What saving leads to. */
  readonly note?: ReactNode;
  readonly submit: string;
  readonly isSending: boolean;
  /** Leads to a wrong field. */
  readonly onShow: (part: FormPart) => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

function WrongParts({ parts, onShow }: { parts: readonly FormPart[]; onShow: SaveBarProps['onShow'] }) {
  const t = useTranslations('forms.saveBar');
  return parts.slice(0, 3).map((part) => (
    <button key={part.label} type="button" className={classes['wrong']} onClick={() => onShow(part)}>
      <IconAlertCircle size={14} aria-hidden />
      {t('check', { field: part.label })}
    </button>
  ));
}

/** What the changes are; what somebody else has saved meanwhile comes before what saving leads to. */
function Note({ changed, overtaken, note }: Pick<SaveBarProps, 'changed' | 'overtaken' | 'note'>) {
  const t = useTranslations('forms.saveBar');
  const named = (parts: readonly FormPart[]) => parts.map(({ label }) => label).join(', ');
  if (overtaken.length > 0)
    return (
      <span className={classes['summary']} role="alert">
        <IconAlertCircle size={14} aria-hidden />
        {t('overtaken', { fields: named(overtaken) })}
      </span>
    );
  return (
    <span className={classes['note']}>
      {named(changed)}
      {note === undefined ? null : <span className={classes['more']}>. {note}</span>}
    </span>
  );
}

/** What is not saved yet, and the two ways on; below the page, as long as something is. */
export function SaveBar({ refusal, subject, changed, wrong, summary, submit, isSending, ...rest }: SaveBarProps) {
  const t = useTranslations('forms.saveBar');
  const tActions = useTranslations('actions');
  const title = useId();
  return (
    <section className={classes['bar']} aria-labelledby={title}>
      <div className={classes['what']}>
        <i className={classes['dot']} aria-hidden />
        <b id={title}>
          <span className={classes['long']}>
            {subject === undefined
              ? t('unsaved', { count: changed.length })
              : `${subject}: ${t('changes', { count: changed.length })}`}
          </span>
          <span className={classes['short']} aria-hidden>
            {t('changes', { count: changed.length })}
          </span>
        </b>
        {summary === null ? null : (
          <span className={classes['summary']} role="alert">
            <IconAlertCircle size={14} aria-hidden />
            {summary}
          </span>
        )}
        {summary === null && wrong.length > 0 ? <WrongParts parts={wrong} onShow={rest.onShow} /> : null}
        {summary === null && wrong.length === 0 ? <Note {...{ changed, ...rest }} /> : null}
      </div>
      <div className={classes['ways']}>
        <Button tone="ghost" size="large" onClick={rest.onDiscard}>
          {t('discard')}
        </Button>
        <RefusableButton
          refusal={refusal}
          tone="primary"
          size="large"
          hint={isApple ? '⌘ S' : t('key')}
          running={isSending && tActions('saving')}
          onClick={rest.onSave}
        >
          {submit}
        </RefusableButton>
      </div>
    </section>
  );
}
