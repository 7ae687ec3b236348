import type { Correction, Upload, UploadProblem } from '@offizin/contract/uploads';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { type RawCell, textCell } from '@offizin/domain/uploads/cells';
import { recogniseHeaders, type RecognisedHeaders } from '@offizin/domain/uploads/headers';
import { newParsedRow, type ParsedRow, readRow, rowLayout, type RowLayout } from '@offizin/domain/uploads/read-row';
import { fieldsRead, type UploadField } from '@offizin/domain/uploads/upload-fields';
import { cellKinds, defaultReadLimits, readWorkbook, type RowBatch } from '@offizin/xlsx/read-workbook';

export type FileReading = NonNullable<Upload['reading']>;

/** The header row does not name the columns that the upload needs. */
export class HeaderProblem extends Error {
  readonly problem: UploadProblem = 'missing_columns';
  readonly headers: RecognisedHeaders;

  constructor(headers: RecognisedHeaders) {
    super('columns are missing');
    this.headers = headers;
  }
}

/** A cell of the batch; one record serves all cells, its text is made only when it is asked for. */
class BatchCell implements RawCell {
  batch: RowBatch | null = null;
  row = 0;
  column = 0;

  get kind() {
    return cellKinds[this.batch?.kind(this.row, this.column) ?? 0] ?? 'empty';
  }

  get number() {
    return this.batch?.number(this.row, this.column) ?? Number.NaN;
  }

  get text() {
    return this.batch?.text(this.row, this.column) ?? '';
  }
}

export type Corrections = ReadonlyMap<number, ReadonlyMap<string, string>>;

/** Corrections by row and field. */
export function correctionsByRow(corrections: readonly Correction[]): Corrections {
  const byRow = new Map<number, Map<string, string>>();
  for (const { rowNumber, field, value } of corrections) {
    const fields = byRow.get(rowNumber) ?? new Map<string, string>();
    byRow.set(rowNumber, fields.set(field, value));
  }
  return byRow;
}

export interface WorkbookRows {
  readonly file: Uint8Array;
  readonly mode: UploadType;
  readonly seller: { readonly market: string; readonly locale: LocaleCode };
  readonly corrections: Corrections;
  /** Called with each row that has something in it; the record is the same each time. */
  readonly onRow: (row: ParsedRow, rowNumber: number) => void;
}

export function readingOf(sheet: string, headers: RecognisedHeaders): FileReading {
  return {
    sheet,
    ignoredColumns: headers.ignored.map(({ header }) => header.slice(0, 100)).slice(0, 50),
    missingColumns: [...headers.missing],
    repeatedColumns: [...headers.repeated],
  };
}

/** The place of each field among the columns chosen; a field without a column can still be corrected. */
function columnsOf(found: RecognisedHeaders['columns'], mode: UploadType): { wanted: number[]; columns: RowLayout['columns'] } {
  const wanted: number[] = [];
  const columns: { [F in UploadField]?: number } = {};
  for (const field of fieldsRead[mode]) {
    const position = found[field];
    if (position === undefined) continue;
    columns[field] = wanted.length;
    wanted.push(position);
  }
  return { wanted, columns };
}

/**
 * Reads the rows of an uploaded workbook. Throws a `WorkbookError`, a `HeaderProblem`, or what `onRow` throws.
 */
export async function readWorkbookRows({ file, mode, seller, corrections, onRow }: WorkbookRows): Promise<FileReading> {
  let layout: RowLayout | undefined;
  let headers: RecognisedHeaders | undefined;
  let fieldOfColumn: UploadField[] = [];
  const row = newParsedRow();
  const cell = new BatchCell();
  let corrected: ReadonlyMap<string, string> | undefined;
  const cellAt = (column: number): RawCell => {
    const value = corrected?.get(fieldOfColumn[column] ?? '');
    if (value !== undefined) return textCell(value);
    cell.column = column;
    return cell;
  };
  const { sheet } = await readWorkbook(file, {
    limits: defaultReadLimits,
    onHeader: (cells) => {
      headers = recogniseHeaders(cells, mode);
      if (headers.missing.length > 0) throw new HeaderProblem(headers);
      const { wanted, columns } = columnsOf(headers.columns, mode);
      fieldOfColumn = fieldsRead[mode].filter((field) => columns[field] !== undefined);
      layout = rowLayout({ columns, codeSystem: headers.codeSystem }, mode, seller);
      return wanted;
    },
    onRows: (batch) => {
      if (layout === undefined) return;
      cell.batch = batch;
      for (let at = 0; at < batch.rows; at += 1) {
        cell.row = at;
        const rowNumber = batch.rowNumber(at);
        corrected = corrections.size === 0 ? undefined : corrections.get(rowNumber);
        readRow(cellAt, layout, row);
        if (!row.isEmpty) onRow(row, rowNumber);
      }
    },
  });
  if (headers === undefined) throw new Error('a workbook without a header was read');
  return readingOf(sheet, headers);
}
