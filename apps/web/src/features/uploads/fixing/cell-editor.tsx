import type { UnreadableField } from '@offizin/domain/sync/facts';
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type CellPosition, pastedColumn } from './bad-cells.ts';
import type { Leave, RowEditing } from './row-editing.ts';
import classes from '../rows/rows-table.module.css';
import type { CellReading } from './typed-cell.ts';

export interface CellDraft {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Whether it differs from the row. */
  readonly isChanged: boolean;
  readonly reading: CellReading;
  /** What Enter takes while nothing was typed: what was probably meant, or the price that is allowed. */
  readonly offered: string | null;
}

interface CellEditorProps {
  readonly cell: CellPosition;
  readonly draft: CellDraft;
  readonly editing: RowEditing;
  readonly describedBy: string;
}

/** What each key does in a cell; arrows move between cells as Tab does. */
const keys: Readonly<Record<string, Leave>> = { Enter: 'next', ArrowDown: 'next', ArrowUp: 'previous' };

const numeric: ReadonlySet<UnreadableField> = new Set(['gtin', 'stock']);

/** The input of the cell that is being corrected. */
export function CellEditor({ cell, draft, editing, describedBy }: CellEditorProps) {
  const t = useTranslations('uploads.cell');
  const tCodes = useTranslations('uploadsCodes');
  const input = useRef<HTMLInputElement>(null);
  // Before it is painted: the next key belongs to the cell that is seen.
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);
  /** Enter on what was found takes the suggestion; on what was typed, the typed value. */
  const leave = (to: Leave, key: string) => {
    if (draft.isChanged) editing.close(to, draft.reading.value);
    else if (key === 'Enter' && draft.offered !== null) editing.close(to, draft.offered);
    else editing.close(to);
  };
  const press = (event: KeyboardEvent) => {
    const to = event.key === 'Tab' ? (event.shiftKey ? 'previous' : 'next') : keys[event.key];
    if (event.key === 'Escape') {
      event.stopPropagation();
      editing.close('stay');
    }
    // With Ctrl, Enter fixes all rows like this one; the doctor listens for it.
    if (to === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    leave(to, event.key);
  };
  const paste = (event: ClipboardEvent) => {
    const column = pastedColumn(event.clipboardData.getData('text/plain'));
    if (column === null) return;
    event.preventDefault();
    editing.fill(cell, column);
  };
  return (
    <input
      ref={input}
      className={classes['input']}
      data-wrong={draft.reading.problem !== null || undefined}
      aria-label={t('correct', { field: tCodes(`field.${cell.field}`), row: String(cell.rowNumber) })}
      aria-invalid={draft.reading.problem !== null}
      aria-describedby={describedBy}
      title={t('hint')}
      value={draft.text}
      maxLength={100}
      spellCheck={false}
      autoComplete="off"
      {...(numeric.has(cell.field) && { inputMode: 'numeric' as const })}
      {...(cell.field === 'price' && { inputMode: 'decimal' as const })}
      onChange={(event) => draft.setText(event.currentTarget.value)}
      onKeyDown={press}
      onPaste={paste}
    />
  );
}
