import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { firstWrong, focusOn, useSaveKey } from './page-form.ts';
import { SaveBar } from './save-bar.tsx';
import { type FormPart, type FormSection, isIn, partsWith } from './sections.ts';
import classes from './section-form.module.css';
import { KeptNote } from './kept-note.tsx';
import { useUnsavedGuard } from './unsaved-guard.tsx';
import type { AnyPageForm } from './use-form.tsx';

/** Which of the page's sections one is at: phones show that one alone. */
export function useSectionInView(form: AnyPageForm, first: string) {
  const [current, setCurrent] = useState(first);
  const { id, failures } = form;
  useEffect(() => {
    if (failures === 0) return;
    const wrong = firstWrong(id);
    const section = wrong?.closest<HTMLElement>('[data-section]')?.dataset['section'];
    if (section !== undefined) queueMicrotask(() => flushSync(() => setCurrent(section)));
    queueMicrotask(() => wrong?.focus());
  }, [id, failures]);
  return [current, setCurrent] as const;
}

interface SectionLinksProps {
  readonly label: string;
  readonly sections: readonly FormSection[];
  readonly current: string;
  readonly changed: readonly string[];
  readonly onChoose: (key: string) => void;
}

/** Leads to the page's sections; on phones they are tabs. A dot marks what is not saved. */
export function SectionLinks({ label, sections, current, changed, onChoose }: SectionLinksProps) {
  const t = useTranslations('forms.saveBar');
  const choose = (key: string) => {
    flushSync(() => onChoose(key));
    document.querySelector(`[data-section="${key}"]`)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  return (
    <nav className={classes['links']} aria-label={label}>
      {sections.map((section) => (
        <button
          key={section.key}
          type="button"
          aria-current={section.key === current ? 'true' : undefined}
          onClick={() => choose(section.key)}
        >
          {section.title}
          {isIn(section, changed) ? <i className={classes['dot']} role="img" aria-label={t('changed')} /> : null}
        </button>
      ))}
    </nav>
  );
}

interface SectionCardProps {
  readonly section: FormSection;
  readonly isCurrent: boolean;
  readonly onEnter: (key: string) => void;
  readonly title?: string;
  readonly note?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the page: its title, what it is for, its fields. */
export function SectionCard({ section, isCurrent, onEnter, title, note, action, children }: SectionCardProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notes where the focus is, and reacts to nothing
    <section
      className={classes['card']}
      aria-label={title ?? section.title}
      data-section={section.key}
      data-current={isCurrent || undefined}
      onFocus={() => onEnter(section.key)}
    >
      <div className={classes['head']}>
        <h2>{title ?? section.title}</h2>
        {note === undefined ? null : <span className={classes['note']}>{note}</span>}
        {action === undefined ? null : <span className={classes['action']}>{action}</span>}
      </div>
      {children}
    </section>
  );
}

/** A field's name, with a dot while what it holds is not saved. */
export function FieldName({ children, isChanged }: { children: ReactNode; isChanged: boolean }) {
  return (
    <span className={classes['name']}>
      {children}
      {isChanged ? <i className={classes['dot']} aria-hidden /> : null}
    </span>
  );
}

interface SectionFormProps {
  readonly form: AnyPageForm;
  /** Why nothing may be saved; null when it may. */
  readonly refusal: string | null;
  readonly sections: readonly FormSection[];
  readonly submit: string;
  /** What saving leads to, said in the bar. */
  readonly note?: (changed: readonly FormPart[]) => ReactNode;
  readonly onShow: (section: string) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A page that is a form of several sections, saved together: its bar says what is not saved, names what is wrong and
 * saves, as Ctrl+S does; leaving the page asks first.
 */
export function SectionForm({ form, refusal, sections, submit, note, onShow, className, children }: SectionFormProps) {
  const { question, close } = useUnsavedGuard(form.isUnsaved, form.discard, { isPage: true });
  const isChanged = form.changed.length > 0;
  useSaveKey(() => {
    if (isChanged) form.submit();
  });
  const changed = partsWith(sections, form.changed);
  const show = (part: FormPart) => {
    const section = sections.find(({ parts }) => parts.includes(part));
    if (section !== undefined) flushSync(() => onShow(section.key));
    focusOn(form.id, part.names);
  };
  return (
    <>
      <form id={form.id} onSubmit={form.submit} noValidate className={className ?? classes['form']}>
        <KeptNote form={form} />
        {children}
        <input type="submit" hidden disabled={!isChanged} />
      </form>
      {isChanged ? (
        <SaveBar
          refusal={refusal}
          changed={changed}
          overtaken={partsWith(sections, form.overtaken)}
          wrong={partsWith(sections, form.wrong)}
          summary={form.summary}
          note={note?.(changed)}
          submit={submit}
          isSending={form.isSending}
          onShow={show}
          onSave={() => form.submit()}
          onDiscard={close}
        />
      ) : null}
      {question}
    </>
  );
}
