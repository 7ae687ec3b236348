import type { Upload } from '@offizin/contract/uploads/upload';
import type { UploadRow } from '@offizin/contract/uploads/rows';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type CellPosition, cellKey } from './bad-cells.ts';
import type { UploadSearch } from '../upload-search.ts';
import { useChoice } from './use-choice.ts';
import { useCorrections } from './use-corrections.ts';
import { useRowEditing } from './use-row-editing.ts';
import { focusNextFrame } from '../../../platform/focus-next-frame.ts';
import { useRows } from '../rows/use-rows.ts';
import { type Undo, useUndo } from './use-undo.ts';

/** Whether Ctrl+Z is meant for the rows: not while something is typed, which the browser takes back itself. */
function isForRows({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || !(target instanceof HTMLElement)) return false;
  return target.closest('input, textarea, select') === null && target.closest('table, [data-fixing]') !== null;
}

/** Gives the focus to a cell that was taken back, where it is drawn; else it stays or goes to the rows. */
function focusBack(cell: CellPosition | undefined): void {
  focusNextFrame(() => {
    const wanted = cell === undefined ? null : `[data-cell="${cellKey(cell)}"]`;
    const found = wanted === null ? null : document.querySelector<HTMLElement>(wanted);
    const rows = document.querySelector<HTMLElement>('[data-fixing] [data-cell]');
    (found ?? rows)?.focus({ preventScroll: found === null });
  });
}

function useTakeBack(undo: Undo): Undo {
  const takeBack = () => {
    const act = undo.takeBack();
    if (act !== undefined) focusBack(act.back[0]);
    return act;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isForRows(event) || undo.acts.length === 0) return;
    event.preventDefault();
    takeBack();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return { ...undo, takeBack };
}

/** Everything that fixing the rows of an upload takes, in its preview and after it was applied (UPL-09). */
export function useFixing(upload: Upload, search: UploadSearch) {
  const navigate = useNavigate();
  const found = useRows(upload.id, search);
  const corrections = useCorrections(upload);
  const undo = useTakeBack(useUndo(corrections));
  const [choosing, setChoosing] = useState<UploadRow | null>(null);
  const { act } = undo;
  const { mutate: say } = useChoice(upload.id);
  const declareNew = useCallback(({ rowNumber }: UploadRow) => say({ rowNumber, productId: null }), [say]);
  const rows = useRowEditing({ upload, rows: found.rows, corrections, act, choose: setChoosing, declareNew });
  const { editing, waits, openFirst } = rows;
  const [wantsFirst, setWantsFirst] = useState(false);
  // The rejected rows are asked for where none is among the rows read; the first opens as soon as it is there.
  if (wantsFirst && openFirst !== null && !found.list.isPlaceholderData) {
    setWantsFirst(false);
    openFirst();
  }
  const correctFirst = () => {
    setWantsFirst(true);
    if (openFirst === null && !found.list.isPending)
      void navigate({ to: '.', search: { upload: upload.id, show: 'rejected' }, replace: true, resetScroll: false });
  };
  const closeChoice = () => setChoosing(null);
  return { found, corrections, undo, editing, waits, correctFirst, choosing, closeChoice };
}

export type Fixing = ReturnType<typeof useFixing>;
