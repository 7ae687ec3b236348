import { limits } from '@offizin/domain/limits';
import { WorkbookError } from '@offizin/spreadsheet/workbook-error';
import { defaultReadLimits, type ReadLimits, readWorkbook } from '@offizin/spreadsheet/xlsx/read-workbook';

const megabyte = 1024 * 1024;

/** A list of parcels is short: what is larger is none. */
const readLimits: ReadLimits = {
  ...defaultReadLimits,
  inflated: 32 * megabyte,
  sharedStrings: 8 * megabyte,
  rows: limits.trackingListRows,
  columns: limits.trackingListColumns,
  textBytes: limits.trackingListBytes,
};

const wanted = Array.from({ length: limits.trackingListColumns }, (_, column) => column);

/** A row as a line: a cell is one line without tabs, and nothing stands behind the last one. */
const lineOf = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.replace(/[\s"]+/g, ' ').trim())
    .join('\t')
    .trimEnd();

/** The cells of a workbook's first sheet as text that is read as a pasted list is; null for what is no workbook (ORD-18). */
export async function readTrackingList(file: Uint8Array): Promise<{ text: string | null }> {
  const lines: string[] = [];
  try {
    await readWorkbook(file, {
      limits: readLimits,
      // Many lists have no header: the first row is a line like any other.
      pickHeader: () => 0,
      onHeader: (cells) => {
        lines.push(lineOf(cells));
        return wanted;
      },
      onRows: (batch) => {
        for (let row = 0; row < batch.rows; row += 1)
          lines.push(lineOf(wanted.map((column) => batch.text(row, column))));
      },
    });
  } catch (error) {
    if (error instanceof WorkbookError) return { text: null };
    throw error;
  }
  return { text: lines.join('\n') };
}
