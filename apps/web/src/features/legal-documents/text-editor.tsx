import { limits } from '@offizin/domain/limits';
import { wordChanges } from '@offizin/domain/legal-documents/word-changes';
import { IconBold, IconH2, IconLink, IconList } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Textarea } from '../../ui/textarea.ts';
import classes from './legal.module.css';
import { markedUp, type MarkupTool, markupTools } from './markup-tools.ts';

const icons = { heading: IconH2, bold: IconBold, list: IconList, link: IconLink } as const;

interface EditorProps {
  readonly text: string;
  readonly isLocked: boolean;
  readonly onChange: (text: string) => void;
}

/** A text with the tools for its little markup. */
export function TextEditor({ text, isLocked, onChange }: EditorProps) {
  const t = useTranslations('legalDocuments');
  const field = useRef<HTMLTextAreaElement>(null);
  const use = (tool: MarkupTool) => {
    const { current } = field;
    if (current === null) return;
    const {
      start,
      end,
      text: inserted,
    } = markedUp(tool, current.value, {
      start: current.selectionStart,
      end: current.selectionEnd,
    });
    current.focus();
    current.setRangeText(inserted, start, end, 'end');
    onChange(current.value);
  };
  return (
    <>
      <div className={classes['tools']} role="toolbar" aria-label={t('tools')}>
        {markupTools.map((tool) => {
          const Icon = icons[tool];
          return (
            <button
              key={tool}
              type="button"
              aria-label={t(`tool.${tool}`)}
              title={t(`tool.${tool}`)}
              disabled={isLocked}
              onClick={() => use(tool)}
            >
              <Icon size={18} aria-hidden />
            </button>
          );
        })}
      </div>
      <Textarea
        ref={field}
        aria-label={t('text')}
        value={text}
        readOnly={isLocked}
        maxLength={limits.legalText}
        classNames={{ input: classes['text'] ?? '' }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
}

/** What the draft changes of what is public, word by word. */
export function MarkedChanges({ before, text }: { before: string; text: string }) {
  const t = useTranslations('legalDocuments');
  const now = useDeferredValue(text);
  const changes = useMemo(() => wordChanges(before, now).map((change, place) => ({ ...change, place })), [before, now]);
  return (
    <div className={classes['marked']}>
      {changes.map(({ kind, text: part, place }) => {
        if (kind === 'same') return <span key={place}>{part}</span>;
        return kind === 'added' ? (
          <ins key={place} title={t('added')}>
            {part}
          </ins>
        ) : (
          <del key={place} title={t('removed')}>
            {part}
          </del>
        );
      })}
    </div>
  );
}
