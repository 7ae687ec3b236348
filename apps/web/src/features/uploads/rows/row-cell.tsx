import type { UploadRow } from '@offizin/contract/uploads/rows';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type CellPosition, cellKey } from '../fixing/bad-cells.ts';
import { type CellDraft, CellEditor } from '../fixing/cell-editor.tsx';
import type { RowEditing } from '../fixing/row-editing.ts';
import classes from './rows-table.module.css';

export interface RowCellProps {
  readonly row: UploadRow;
  readonly field: CellPosition['field'];
  /** The cell that keeps the row from being sold. */
  readonly isBad: boolean;
  readonly editing: RowEditing | null;
  readonly draft: CellDraft | null;
  readonly doctorId: string;
  readonly children: ReactNode;
}

/** A value of a row: text, or where it may be corrected a button that opens it as an input. */
export function RowCell({ row, field, isBad, editing, draft, doctorId, children }: RowCellProps) {
  const t = useTranslations('uploads.cell');
  const tCodes = useTranslations('uploadsCodes');
  const cell: CellPosition = { rowNumber: row.rowNumber, field };
  if (editing === null) return <span className={classes['value']}>{children}</span>;
  if (draft !== null && editing.active?.field === field) {
    return <CellEditor key={cellKey(cell)} cell={cell} draft={draft} editing={editing} describedBy={doctorId} />;
  }
  const corrected = editing.valueAt(cell);
  const label = t('correct', { field: tCodes(`field.${field}`), row: String(row.rowNumber) });
  return (
    <button
      type="button"
      className={classes['cell']}
      data-cell={cellKey(cell)}
      data-bad={(isBad && corrected === undefined) || undefined}
      data-corrected={corrected !== undefined || undefined}
      title={label}
      onClick={() => editing.open(cell)}
    >
      {corrected === undefined ? children : corrected}
      <span className={classes['hidden']}>, {label}</span>
    </button>
  );
}
