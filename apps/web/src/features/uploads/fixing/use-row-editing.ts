import type { Upload } from '@offizin/contract/uploads/upload';
import type { UploadRow } from '@offizin/contract/uploads/rows';
import { unreadableFields } from '@offizin/domain/sync/facts';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { focusNextFrame } from '../../../platform/focus-next-frame.ts';
import { type CellPosition, fillDown, nextBadCell, cellKey } from './bad-cells.ts';
import type { Leave, RowEditing } from './row-editing.ts';
import type { Corrections } from './use-corrections.ts';
import type { Undo } from './use-undo.ts';

/** Gives the focus back to the cell that was left without going on. */
function focusCell(cell: CellPosition): void {
  focusNextFrame(() =>
    document.querySelector<HTMLElement>(`[data-cell="${cellKey(cell)}"]`)?.focus({ preventScroll: true }),
  );
}

interface EditedRows {
  readonly upload: Upload;
  readonly rows: readonly UploadRow[];
  readonly corrections: Corrections;
  readonly act: Undo['act'];
  /** Opens the choice of a row's product; the same function each time. */
  readonly choose: (row: UploadRow) => void;
  readonly declareNew: (row: UploadRow) => void;
}

/** Correcting in place: which cell is open, where the keys move, and what is sent (UPL-09). */
export function useRowEditing({ upload, rows, corrections, act, choose, declareNew }: EditedRows) {
  const navigate = useNavigate();
  const [active, setActive] = useState<CellPosition | null>(null);
  const { valueAt } = corrections;
  const latest = useRef({ rows, valueAt, active });
  useEffect(() => {
    latest.current = { rows, valueAt, active };
  }, [rows, valueAt, active]);

  const editing = useMemo((): RowEditing => {
    const close = (leave: Leave, value?: string) => {
      const cell = latest.current.active;
      if (cell === null) return;
      if (value !== undefined) act({ rows: latest.current.rows, corrections: [{ ...cell, value }] });
      const list = {
        rows: latest.current.rows,
        type: upload.type,
        isCorrected: (each: CellPosition) => latest.current.valueAt(each) !== undefined,
      };
      const to = leave === 'stay' ? null : nextBadCell(list, cell.rowNumber, leave === 'next' ? 1 : -1);
      setActive(to);
      if (to === null) focusCell(cell);
    };
    const fill = (from: CellPosition, values: readonly string[]) => {
      const { rows } = latest.current;
      act({ rows, ...fillDown({ rows, type: upload.type }, from, values) });
      setActive(null);
      focusCell(from);
    };
    const seeRow = (_rowNumber: number, code: string) =>
      void navigate({ to: '.', search: { upload: upload.id, q: code, sort: 'row' }, resetScroll: false });
    return { upload, active, open: setActive, close, correct: act, valueAt, fill, choose, declareNew, seeRow };
  }, [upload, active, act, valueAt, choose, declareNew, navigate]);

  const waits = useCallback(
    (row: UploadRow) => unreadableFields.some((field) => valueAt({ rowNumber: row.rowNumber, field }) !== undefined),
    [valueAt],
  );
  const first = nextBadCell({ rows, type: upload.type, isCorrected: (each) => valueAt(each) !== undefined }, null, 1);
  return { editing, waits, openFirst: first === null ? null : () => setActive(first) };
}
