import { CellBatch, type CellSource } from './cells/cell-batch.ts';
import { LaterRows } from './cells/later-rows.ts';
import type { Reading } from './reading.ts';

const batchRows = 4096;
/** Among so many rows with content the header is looked for, where the caller can tell it. */
export const peekedRows = 10;

/** The texts of a row up to its last one. */
function headerTexts(batch: CellBatch, row: number, columns: number): string[] {
  const texts = Array.from({ length: columns }, (_text, column) => batch.text(row, column));
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}

/** The first batch, which takes the rows among which the header is, and what to do with it and with those of the columns then chosen. */
export function headerThenRows(
  source: CellSource,
  reading: Reading,
): { batch: CellBatch; onFull: (batch: CellBatch) => CellBatch } {
  const { columns } = reading.limits;
  const every = Array.from({ length: columns }, (_position, index) => index);
  const first = new CellBatch(source, every, reading.pickHeader === undefined ? 1 : peekedRows);
  return {
    batch: first,
    onFull: (batch) => {
      if (batch === first) {
        const texts = Array.from({ length: first.rows }, (_row, row) => headerTexts(first, row, columns));
        const at = reading.pickHeader?.(texts) ?? 0;
        const chosen = reading.onHeader(texts[at] ?? [], first.rowNumber(at));
        if (first.rows > at + 1) reading.onRows(new LaterRows(first, at + 1, chosen));
        return new CellBatch(source, chosen, batchRows);
      }
      reading.onRows(batch);
      batch.clear();
      return batch;
    },
  };
}
