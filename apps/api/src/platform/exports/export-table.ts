import type { ExportFormat } from '@offizin/contract/exports';
import type { BrandId } from '@offizin/domain/brand/brands';
import { decimals } from '@offizin/spreadsheet/cells/decimals';
import type { CellFormat } from '@offizin/spreadsheet/xlsx/write-sheet';
import { type CsvValue, writeCsv } from '@offizin/spreadsheet/csv/write-csv';
import { writeWorkbook } from '@offizin/spreadsheet/xlsx/write-workbook';

export interface ExportingSeller {
  readonly sellerId: string;
  readonly brand: BrandId;
  /** Country code. */
  readonly market: string;
}

export type CellValue = string | number | null;

export interface ExportColumn<R> {
  readonly header: string;
  readonly width: number;
  readonly format: CellFormat;
  readonly value: (row: R) => CellValue;
}

/** What becomes a file: its name, its columns in the reader's language, and its rows in portions. */
export interface ExportTable<R> {
  readonly sheet: string;
  readonly columns: readonly ExportColumn<R>[];
  readonly portions: AsyncIterable<readonly R[]>;
}

/** Tells after each portion how many rows are written. */
type OnRows = (rows: number) => void;

async function* cellsOf<R>({ columns, portions }: ExportTable<R>, onRows: OnRows): AsyncGenerator<CellValue[][]> {
  let rows = 0;
  for await (const portion of portions) {
    yield portion.map((row) => columns.map((column) => column.value(row)));
    rows += portion.length;
    onRows(rows);
  }
}

async function* csvRecords<R>(table: ExportTable<R>, onRows: OnRows): AsyncGenerator<CsvValue[][]> {
  yield [table.columns.map((column) => column.header)];
  const isAmount = table.columns.map(({ format }) => format === 'money' || format === 'price');
  for await (const rows of cellsOf(table, onRows)) {
    yield rows.map((cells) =>
      cells.map((cell, at) => (isAmount[at] && typeof cell === 'number' ? decimals(cell) : cell)),
    );
  }
}

/** Writes a table as a file, reading its rows as they are needed; text is safe from being run as a formula (OFF-04). */
export async function writeTable<R>(table: ExportTable<R>, format: ExportFormat, onRows: OnRows): Promise<Buffer> {
  const chunks: Buffer[] = [];
  if (format === 'csv') {
    for await (const chunk of writeCsv(csvRecords(table, onRows), { separator: ';', bom: true }))
      chunks.push(Buffer.from(chunk, 'utf8'));
  } else {
    const sheet = {
      name: table.sheet,
      columns: table.columns.map(({ header, width, format: cell }) => ({ header, width, format: cell })),
      rows: cellsOf(table, onRows),
    };
    for await (const chunk of writeWorkbook({ sheets: [sheet] })) chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
