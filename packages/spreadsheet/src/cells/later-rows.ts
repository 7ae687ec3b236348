import type { RowBatch } from './row-batch.ts';

/** The rows of a batch from one on, of some of its columns. */
export class LaterRows implements RowBatch {
  readonly rows: number;
  private readonly batch: RowBatch;
  private readonly from: number;
  private readonly columns: readonly number[];

  /** `columns` are those of the batch, in the order in which they are shown. */
  constructor(batch: RowBatch, from: number, columns: readonly number[]) {
    this.batch = batch;
    this.from = from;
    this.columns = columns;
    this.rows = batch.rows - from;
  }

  rowNumber(row: number): number {
    return this.batch.rowNumber(row + this.from);
  }

  kind(row: number, column: number): number {
    return this.batch.kind(row + this.from, this.column(column));
  }

  number(row: number, column: number): number {
    return this.batch.number(row + this.from, this.column(column));
  }

  text(row: number, column: number): string {
    return this.batch.text(row + this.from, this.column(column));
  }

  unit(row: number, column: number): string {
    return this.batch.unit(row + this.from, this.column(column));
  }

  isFormula(row: number, column: number): boolean {
    return this.batch.isFormula(row + this.from, this.column(column));
  }

  private column(column: number): number {
    return this.columns[column] ?? Number.NaN;
  }
}
