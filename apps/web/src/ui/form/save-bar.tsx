import type { Area } from '@offizin/domain/access/roles';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button.tsx';
import { ChangeButton } from '../change-button.tsx';
import type { FormPart } from './sections.ts';
import classes from './save-bar.module.css';

const isApple = /Mac|iP/.test(navigator.platform);

export interface SaveBarProps {
  readonly area: Area;
  /** What the changes belong to, where the page saves its sections one by one. */
  readonly subject?: string | undefined;
  readonly changed: readonly FormPart[];
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

/** What is not saved yet, and the two ways on; below the page, as long as something is. */
export function SaveBar({ area, subject, changed, wrong, summary, note, submit, isSending, ...on }: SaveBarProps) {
  const t = useTranslations('forms.saveBar');
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
        {summary === null && wrong.length > 0 ? <WrongParts parts={wrong} onShow={on.onShow} /> : null}
        {summary === null && wrong.length === 0 ? (
          <span className={classes['note']}>
            {changed.map(({ label }) => label).join(', ')}
            {note === undefined ? null : <span className={classes['more']}>. {note}</span>}
          </span>
        ) : null}
      </div>
      <div className={classes['ways']}>
        <Button tone="ghost" size="large" onClick={on.onDiscard}>
          {t('discard')}
        </Button>
        <ChangeButton
          area={area}
          tone="primary"
          size="large"
          hint={isApple ? '⌘ S' : t('key')}
          running={isSending && t('saving')}
          onClick={on.onSave}
        >
          {submit}
        </ChangeButton>
      </div>
    </section>
  );
}
