import type { ExportFormat } from '@offizin/domain/exports/export-formats';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { decimalSign, listSeparator } from '@offizin/domain/uploads/decimal-mark';
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

type OnRows = (rows: number) => void;

export interface FileOptions {
  readonly format: ExportFormat;
  /** The reader's. */
  readonly locale: LocaleCode;
  /** Called after each portion with how many rows are written. */
  readonly onRows: OnRows;
}

async function* cellsOf<R>({ columns, portions }: ExportTable<R>, onRows: OnRows): AsyncGenerator<CellValue[][]> {
  let rows = 0;
  for await (const portion of portions) {
    yield portion.map((row) => columns.map((column) => column.value(row)));
    rows += portion.length;
    onRows(rows);
  }
}

/** Amounts carry the decimal mark of the reader's language: spreadsheet programs would take another one for a date or a text. */
async function* csvRecords<R>(table: ExportTable<R>, { onRows, locale }: FileOptions): AsyncGenerator<CsvValue[][]> {
  const mark = decimalSign(locale);
  yield [table.columns.map((column) => column.header)];
  const isAmount = table.columns.map(({ format }) => format === 'money' || format === 'price');
  for await (const rows of cellsOf(table, onRows)) {
    yield rows.map((cells) =>
      cells.map((cell, at) => {
        if (!isAmount[at] || typeof cell !== 'number') return cell;
        const decimal = decimals(cell, mark);
        return cell < 0 ? { decimal } : decimal;
      }),
    );
  }
}

/** Writes a table as a file, reading its rows as they are needed; text is safe from being run as a formula (OFF-04). */
export async function writeTable<R>(table: ExportTable<R>, options: FileOptions): Promise<Buffer> {
  const chunks: Buffer[] = [];
  if (options.format === 'csv') {
    const separator = listSeparator(options.locale);
    for await (const chunk of writeCsv(csvRecords(table, options), { separator, bom: true }))
      chunks.push(Buffer.from(chunk, 'utf8'));
  } else {
    const sheet = {
      name: table.sheet,
      columns: table.columns.map(({ header, width, format: cell }) => ({ header, width, format: cell })),
      rows: cellsOf(table, options.onRows),
    };
    for await (const chunk of writeWorkbook({ sheets: [sheet] })) chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
