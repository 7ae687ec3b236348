import { readDelimited } from '../csv/read-csv.ts';
import { readOpenDocument } from '../ods/read-document.ts';
import {
  cellKinds,
  defaultReadLimits,
  readWorkbook,
  type CellKind,
  type ReadLimits,
  type RowBatch,
  type SheetSummary,
} from '../xlsx/read-workbook.ts';
import { WorkbookError } from '../workbook-error.ts';

/** A cell as it was read. */
export interface ReadCell {
  readonly kind: CellKind | undefined;
  readonly text: string;
  readonly number: number;
  readonly formula: boolean;
}

export interface ReadRows {
  header: readonly string[];
  headerRow: number;
  readonly numbers: number[];
  readonly cells: ReadCell[][];
}

function collector(rows: ReadRows) {
  return {
    onHeader: (cells: readonly string[], rowNumber: number) => {
      rows.header = cells;
      rows.headerRow = rowNumber;
      return cells.map((_text, index) => index);
    },
    onRows: (batch: RowBatch) => {
      for (let row = 0; row < batch.rows; row += 1) {
        rows.numbers.push(batch.rowNumber(row));
        rows.cells.push(
          rows.header.map((_text, column) => ({
            kind: cellKinds[batch.kind(row, column)],
            text: batch.text(row, column),
            number: batch.number(row, column),
            formula: batch.isFormula(row, column),
          })),
        );
      }
    },
  };
}

const noRows = (): ReadRows => ({ header: [], headerRow: 0, numbers: [], cells: [] });

/** Every cell of the sheet under the header's columns. */
export async function readAll(
  file: Uint8Array,
  limits: Partial<ReadLimits> = {},
): Promise<ReadRows & { summary: SheetSummary }> {
  const rows = noRows();
  const summary = await readWorkbook(file, { limits: { ...defaultReadLimits, ...limits }, ...collector(rows) });
  return { ...rows, summary };
}

/** Every cell of the sheet of an OpenDocument file under the header's columns. */
export async function readAllOfDocument(
  file: Uint8Array,
  limits: Partial<ReadLimits> = {},
): Promise<ReadRows & { summary: SheetSummary }> {
  const rows = noRows();
  const summary = await readOpenDocument(file, { limits: { ...defaultReadLimits, ...limits }, ...collector(rows) });
  return { ...rows, summary };
}

/** Every field of a delimited file. */
export async function readAllDelimited(
  file: Uint8Array,
  limits: Partial<ReadLimits> = {},
): Promise<ReadRows & { delimiter: string }> {
  const rows = noRows();
  const { delimiter } = await readDelimited(file, { limits: { ...defaultReadLimits, ...limits }, ...collector(rows) });
  return { ...rows, delimiter };
}

/** The units that formats write beside the numbers of the second column. */
export async function unitsOf(
  read: typeof readWorkbook | typeof readOpenDocument,
  file: Uint8Array,
): Promise<string[]> {
  const units: string[] = [];
  await read(file, {
    limits: defaultReadLimits,
    onHeader: () => [1],
    onRows: (batch) => {
      for (let row = 0; row < batch.rows; row += 1) units.push(batch.unit(row, 0));
    },
  });
  return units;
}

/** The texts of all rows. */
export const textsOf = ({ cells }: ReadRows): string[][] => cells.map((row) => row.map(({ text }) => text));

/** The code with which a file is refused, 'read' when it is not; any other error is thrown on. */
export async function outcome(reading: Promise<unknown>): Promise<string> {
  try {
    await reading;
    return 'read';
  } catch (error) {
    if (error instanceof WorkbookError) return error.code;
    throw error;
  }
}
