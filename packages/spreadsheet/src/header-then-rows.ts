import { CellBatch, type CellSource } from './cells/cell-batch.ts';
import type { Reading } from './reading.ts';

const batchRows = 4096;

/** The texts of a row up to its last one. */
function headerTexts(batch: CellBatch, columns: number): string[] {
  const texts = Array.from({ length: columns }, (_text, column) => batch.text(0, column));
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}

/** The first batch, which takes the header alone, and what to do with it and with those of the columns then chosen. */
export function headerThenRows(
  source: CellSource,
  reading: Reading,
): { batch: CellBatch; onFull: (batch: CellBatch) => CellBatch } {
  const { columns } = reading.limits;
  const every = Array.from({ length: columns }, (_position, index) => index);
  const header = new CellBatch(source, every, 1);
  return {
    batch: header,
    onFull: (batch) => {
      if (batch === header) {
        const chosen = reading.onHeader(headerTexts(header, columns), header.rowNumber(0));
        return new CellBatch(source, chosen, batchRows);
      }
      reading.onRows(batch);
      batch.clear();
      return batch;
    },
  };
}
