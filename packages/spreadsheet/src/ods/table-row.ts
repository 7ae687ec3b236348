import type { CellBatch } from '../cells/cell-batch.ts';
import type { ReadLimits } from '../read-limits.ts';
import { kindCodes } from '../cells/row-batch.ts';
import { TextArena } from '../cells/text-arena.ts';
import { WorkbookError } from '../workbook-error.ts';

const kindMask = 7;

/** A cell whose text lies in the row's arena; `width` is how many columns it covers. */
export interface PlacedCell {
  readonly code: number;
  readonly format: number;
  readonly start: number;
  readonly end: number;
  readonly width: number;
}

/** One row of an OpenDocument table, kept apart from the batches because it may repeat. */
export class TableRow {
  readonly arena: TextArena;
  /** Whether any of its cells has content. */
  filled = false;
  private readonly limits: ReadLimits;
  private readonly columns: Int32Array;
  private readonly codes: Uint8Array;
  private readonly formats: Int32Array;
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;
  private count = 0;
  private column = 0;
  private bytes = 0;

  constructor(limits: ReadLimits) {
    this.limits = limits;
    this.arena = new TextArena(16 * 1024);
    this.columns = new Int32Array(limits.columns);
    this.codes = new Uint8Array(limits.columns);
    this.formats = new Int32Array(limits.columns);
    this.starts = new Int32Array(limits.columns);
    this.ends = new Int32Array(limits.columns);
  }

  clear(): void {
    this.arena.length = 0;
    this.filled = false;
    this.count = 0;
    this.column = 0;
    this.bytes = 0;
  }

  skip(width: number): void {
    this.column += width;
  }

  add(cell: PlacedCell): void {
    const isEmpty = (cell.code & kindMask) === kindCodes.empty;
    const last = this.column + cell.width;
    if (!isEmpty) {
      this.filled = true;
      if (last > this.limits.columns) throw new WorkbookError('too_many_columns', `more than ${this.limits.columns}`);
      this.bytes += (cell.end - cell.start) * cell.width;
      if (this.bytes > this.limits.rowBytes) throw new WorkbookError('too_large', 'a row');
    }
    for (let column = this.column; column < Math.min(last, this.limits.columns); column += 1) this.keep(column, cell);
    this.column = last;
  }

  private keep(column: number, { code, format, start, end }: PlacedCell): void {
    this.columns[this.count] = column;
    this.codes[this.count] = code;
    this.formats[this.count] = format;
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.count += 1;
  }

  /** Adds the row to a batch, with the columns that it wants. */
  copyTo(batch: CellBatch, rowNumber: number): void {
    for (let index = 0; index < this.count; index += 1) {
      const slot = batch.slot(this.columns[index] ?? 0);
      if (slot < 0) continue;
      const start = batch.arena.length;
      batch.arena.append(this.arena.bytes, this.starts[index] ?? 0, this.ends[index] ?? 0);
      batch.keep(slot, this.codes[index] ?? 0, { start, format: this.formats[index] ?? 0 });
    }
    batch.finishRow(rowNumber);
  }
}
