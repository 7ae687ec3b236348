import type { Correction } from '@offizin/contract/uploads/seller';
import type { UploadRow } from '@offizin/contract/uploads/rows';
import { type CellPosition, cellKey, cellText } from './bad-cells.ts';

/** A correction, and what its cell shows until the check has seen it. */
export interface ShownCorrection extends Correction {
  readonly shown: string;
}

/** One act of the seller: a cell, a pasted column, or all rows alike. */
export interface Act {
  readonly rows: readonly UploadRow[];
  readonly corrections: readonly Correction[];
  /** Cells of a pasted column that were right and stay as they are. */
  readonly skipped?: number;
}

/** An act that can be taken back. */
export interface UndoableAct {
  readonly id: number;
  readonly count: number;
  readonly skipped: number;
  readonly back: readonly ShownCorrection[];
  /** In milliseconds since 1970: so long the bar offers it. */
  readonly until: number;
}

/** What takes corrections back: each cell gets the correction that it had before, or what the file has. */
export function takenBack(
  { rows, corrections }: Act,
  waitingAt: (cell: CellPosition) => string | undefined,
): ShownCorrection[] {
  const byNumber = new Map(rows.map((row) => [row.rowNumber, row]));
  const cells = new Map(
    corrections.map(({ rowNumber, field }) => [cellKey({ rowNumber, field }), { rowNumber, field }]),
  );
  return [...cells.values()].flatMap((cell) => {
    const row = byNumber.get(cell.rowNumber);
    if (row === undefined) return [];
    const waiting = waitingAt(cell);
    const saved = row.corrections.find(({ field }) => field === cell.field)?.value;
    return [{ ...cell, value: waiting ?? saved ?? null, shown: waiting ?? cellText(row, cell.field) }];
  });
}
