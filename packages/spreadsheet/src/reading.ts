import type { ReadLimits } from './read-limits.ts';
import type { RowBatch } from './cells/row-batch.ts';
import { WorkbookError } from './workbook-error.ts';

/** What a caller wants of a file. */
export interface Reading {
  readonly limits: ReadLimits;
  /** Which of the sheets that are seen is read, counted from 0; the first where it is left out. */
  readonly sheet?: number;
  /** Says which of the first rows with content, at most `peekedRows`, is the header; without it the first one is. */
  readonly pickHeader?: (rows: readonly (readonly string[])[]) => number;
  /** Gets the texts of the header by position, gives the positions wanted, or throws its own error. */
  onHeader(cells: readonly string[], rowNumber: number): readonly number[];
  onRows(batch: RowBatch): void;
}

/** Runs `read` so that nothing leaves it but a `WorkbookError` and what the caller's own functions throw. */
export async function guardReading<T>(reading: Reading, read: (guarded: Reading) => Promise<T>): Promise<T> {
  const thrown = new Set<unknown>();
  const guard = <R>(call: () => R): R => {
    try {
      return call();
    } catch (error) {
      thrown.add(error);
      throw error;
    }
  };
  try {
    const { pickHeader } = reading;
    return await read({
      ...reading,
      ...(pickHeader && { pickHeader: (rows) => guard(() => pickHeader(rows)) }),
      onHeader: (cells, rowNumber) => guard(() => reading.onHeader(cells, rowNumber)),
      onRows: (batch) => guard(() => reading.onRows(batch)),
    });
  } catch (error) {
    if (error instanceof WorkbookError || thrown.has(error)) throw error;
    throw new WorkbookError('damaged', 'it cannot be read', { cause: error });
  }
}
