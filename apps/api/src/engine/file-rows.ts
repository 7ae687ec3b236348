import type { Upload, UploadProblem } from '@offizin/contract/uploads/upload';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import type { Currency } from '@offizin/domain/money';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { cutText } from '@offizin/domain/typed/cut-text';
import { emptyCell, type RawCell, shownText, textCell } from '@offizin/domain/uploads/cells';
import { recogniseHeaders, type RecognisedHeaders } from '@offizin/domain/uploads/headers';
import { headerKey, type OwnHeaders } from '@offizin/domain/uploads/own-headers';
import { type OwnFile, ownFileOf } from '@offizin/domain/uploads/own-files';
import type { RowNote } from '@offizin/domain/uploads/row-notes';
import { storableText } from '@offizin/domain/uploads/storable-text';
import { newParsedRow, type ParsedRow, readRow, rowLayout, type RowLayout } from '@offizin/domain/uploads/read-row';
import { fieldsRead, type UploadField } from '@offizin/domain/uploads/upload-fields';
import { fileFormat } from '@offizin/spreadsheet/file-format';
import { readDelimited } from '@offizin/spreadsheet/csv/read-csv';
import { readOpenDocument } from '@offizin/spreadsheet/ods/read-document';
import { cellKinds, defaultReadLimits, readWorkbook, type RowBatch } from '@offizin/spreadsheet/xlsx/read-workbook';
import type { Reading } from '@offizin/spreadsheet/reading';
import { WorkbookError } from '@offizin/spreadsheet/workbook-error';

export type FileReading = NonNullable<Upload['reading']>;

/** The header row does not name the columns that the upload needs. */
export class HeaderProblem extends Error {
  readonly problem: UploadProblem = 'missing_columns';
  readonly headers: RecognisedHeaders;
  readonly columns: FileReading['columns'];

  constructor(headers: RecognisedHeaders, columns: FileReading['columns']) {
    super('columns are missing');
    this.headers = headers;
    this.columns = columns;
  }
}

/** A file of the portal's own that lists no offers: what it says was refused or done, and is not asked for again. */
export class NoOffers extends Error {
  readonly problem: UploadProblem;

  constructor(file: OwnFile) {
    super('a file of the portal that lists no offers');
    this.problem = file;
  }
}

/** A cell of the batch; one record serves all cells, its text is made only when it is asked for. */
class BatchCell implements RawCell {
  batch: RowBatch | null = null;
  row = 0;
  column = 0;
  cleaned: { readonly column: number; readonly text: string } | null = null;

  get kind() {
    return cellKinds[this.batch?.kind(this.row, this.column) ?? 0] ?? 'empty';
  }

  get number() {
    return this.batch?.number(this.row, this.column) ?? Number.NaN;
  }

  get unit() {
    return this.batch?.unit(this.row, this.column) ?? '';
  }

  /** Without what cannot be stored; the column that had such characters is remembered. */
  get text() {
    const text = this.batch?.text(this.row, this.column) ?? '';
    const kept = storableText(text);
    if (kept.length !== text.length) this.cleaned = { column: this.column, text: kept };
    return kept;
  }
}

export type Corrections = ReadonlyMap<number, ReadonlyMap<string, string>>;

/** Corrections by row and field. */
export function correctionsByRow(
  corrections: readonly { readonly rowNumber: number; readonly field: string; readonly value: string }[],
): Corrections {
  const byRow = new Map<number, Map<string, string>>();
  for (const { rowNumber, field, value } of corrections) {
    const fields = byRow.get(rowNumber) ?? new Map<string, string>();
    byRow.set(rowNumber, fields.set(field, value));
  }
  return byRow;
}

export interface FileRows {
  readonly file: Uint8Array;
  /** Whether delimited text is taken as well as a workbook. */
  readonly acceptsText: boolean;
  readonly mode: UploadType;
  readonly seller: { readonly market: string; readonly locale: LocaleCode; readonly currency: Currency };
  readonly corrections: Corrections;
  /** What the seller said that columns are. */
  readonly ownHeaders: OwnHeaders;
  /** Called with each row that has something in it; the record is the same each time. */
  readonly onRow: (row: ParsedRow, rowNumber: number) => void;
}

export function readingOf(
  sheet: string,
  { headers, columns }: { readonly headers: RecognisedHeaders; readonly columns: FileReading['columns'] },
): FileReading {
  return {
    sheet: storableText(sheet),
    columns: [...columns],
    ignoredColumns: headers.ignored.map(({ header }) => cutText(header, 100)).slice(0, 50),
    missingColumns: [...headers.missing],
    repeatedColumns: [...headers.repeated],
  };
}

interface ChosenColumns {
  /** The positions of the columns that are read. */
  readonly wanted: readonly number[];
  /** The field of each of them, and behind them those without a column, which can be corrected all the same. */
  readonly fields: readonly UploadField[];
  readonly columns: RowLayout['columns'];
}

function chooseColumns(found: RecognisedHeaders['columns'], mode: UploadType, corrections: Corrections): ChosenColumns {
  const present = fieldsRead[mode].filter((field) => found[field] !== undefined);
  const absent = corrections.size === 0 ? [] : fieldsRead[mode].filter((field) => found[field] === undefined);
  const fields = [...present, ...absent];
  return {
    wanted: present.map((field) => found[field] ?? 0),
    fields,
    columns: Object.fromEntries(fields.map((field, column) => [field, column])),
  };
}

/** So much of a file's columns is shown to whoever says what they are. */
const shown = { columns: 50, samples: 3, header: 100, sample: 40 } as const;

/** The columns with a header of their own, with the values of the rows below it and what each was taken for. */
function describeColumns(
  cells: readonly string[],
  { below, headers, own }: { below: readonly (readonly string[])[]; headers: RecognisedHeaders; own: OwnHeaders },
): FileReading['columns'] {
  const seen = new Set<string>();
  const fieldAt = new Map(Object.entries(headers.columns).map(([field, at]) => [at, field as UploadField]));
  return cells
    .flatMap((header, at) => {
      const key = headerKey(header);
      if (key === '' || seen.has(key)) return [];
      seen.add(key);
      const values = below.map((row) => storableText(row[at] ?? '').trim()).filter((value) => value !== '');
      const samples = values.slice(0, shown.samples).map((value) => cutText(value, shown.sample));
      const text = cutText(header.trim(), shown.header);
      return [{ header: text, samples, field: fieldAt.get(at) ?? null, own: own.has(key) }];
    })
    .slice(0, shown.columns);
}

/** Whether a file is a workbook, which may have several sheets. */
function hasSheets({ file, acceptsText }: FileRows): boolean {
  const format = fileFormat(file);
  return format === 'ods' || format === 'xlsx' || !acceptsText;
}

/** Reads a file as what it is: a workbook, an OpenDocument sheet, or delimited text where it may be; returns the sheet's name. */
async function readAny(
  { file, acceptsText }: Pick<FileRows, 'file' | 'acceptsText'>,
  reading: Reading,
): Promise<string> {
  const format = fileFormat(file);
  if (format === 'ods') return (await readOpenDocument(file, reading)).sheet;
  if (format === 'xlsx' || !acceptsText) return (await readWorkbook(file, reading)).sheet;
  await readDelimited(file, reading);
  return '';
}

/** Makes rows of one file into parsed rows; the record handed to `onRow` is the same each time. */
class FileRowReader {
  readonly #file: FileRows;
  readonly #row = newParsedRow();
  readonly #cell = new BatchCell();
  #chosen: ChosenColumns = { wanted: [], fields: [], columns: {} };
  #layout: RowLayout | null = null;
  #corrected: ReadonlyMap<string, string> | undefined;
  /** The rows below the header among those it was picked from. */
  #below: readonly (readonly string[])[] = [];
  headers: RecognisedHeaders | null = null;
  columns: FileReading['columns'] = [];

  constructor(file: FileRows) {
    this.#file = file;
  }

  #recognise(cells: readonly string[]): RecognisedHeaders {
    const { ownHeaders, mode } = this.#file;
    return recogniseHeaders(cells.map(storableText), mode, ownHeaders);
  }

  /** The first of the rows that name most columns. */
  pickHeader(rows: readonly (readonly string[])[]): number {
    const named = rows.map((cells) => Object.keys(this.#recognise(cells).columns).length);
    const at = named.indexOf(Math.max(...named));
    this.#below = rows.slice(at + 1);
    return at;
  }

  readHeader(cells: readonly string[]): readonly number[] {
    const { mode, seller, corrections, ownHeaders: own } = this.#file;
    const ownFile = ownFileOf(cells);
    if (ownFile !== null) throw new NoOffers(ownFile);
    const headers = this.#recognise(cells);
    this.headers = headers;
    this.columns = describeColumns(cells.map(storableText), { below: this.#below, headers, own });
    if (headers.missing.length > 0) throw new HeaderProblem(headers, this.columns);
    this.#chosen = chooseColumns(headers.columns, mode, corrections);
    this.#layout = rowLayout({ columns: this.#chosen.columns, codeSystem: headers.codeSystem }, mode, seller);
    return this.#chosen.wanted;
  }

  readonly #cellAt = (column: number): RawCell => {
    const corrected = this.#corrected?.get(this.#chosen.fields[column] ?? '');
    if (corrected !== undefined) return textCell(corrected);
    if (column >= this.#chosen.wanted.length) return emptyCell;
    this.#cell.column = column;
    return this.#cell;
  };

  #noteCleaned(): void {
    const { cleaned } = this.#cell;
    const field = cleaned === null ? undefined : this.#chosen.fields[cleaned.column];
    if (cleaned === null || field === undefined) return;
    const note: RowNote = { note: 'characters_removed', field, from: shownText(cleaned.text), to: '' };
    this.#row.notes = [...this.#row.notes, note];
  }

  readBatch(batch: RowBatch): void {
    const { corrections, onRow } = this.#file;
    if (this.#layout === null) return;
    this.#cell.batch = batch;
    for (let at = 0; at < batch.rows; at += 1) {
      this.#cell.row = at;
      const rowNumber = batch.rowNumber(at);
      this.#corrected = corrections.size === 0 ? undefined : corrections.get(rowNumber);
      this.#cell.cleaned = null;
      readRow(this.#cellAt, this.#layout, this.#row);
      this.#noteCleaned();
      this.#row.isCorrected = this.#corrected !== undefined;
      if (!this.#row.isEmpty) onRow(this.#row, rowNumber);
    }
  }
}

/** So many sheets are looked through for one with a header. */
const maxSheets = 20;

/** How many columns the header of a problem names, for telling which sheet is the nearest to a list. */
const named = ({ headers }: HeaderProblem) => Object.keys(headers.columns).length;

/**
 * Reads the rows of a seller's file: of its first sheet that has the columns needed, wherever among its first rows their
 * header is. Throws a `WorkbookError`, `NoOffers`, a `HeaderProblem` of the sheet that names most columns, or what `onRow` throws.
 */
export async function readFileRows(file: FileRows): Promise<FileReading> {
  let nearest: HeaderProblem | WorkbookError | null = null;
  for (let sheet = 0; sheet < maxSheets; sheet += 1) {
    try {
      return await readSheet(file, sheet);
    } catch (error) {
      const isEmpty = error instanceof WorkbookError && error.code === 'empty_sheet';
      const isNone = nearest !== null && error instanceof WorkbookError && error.code === 'no_sheet';
      if (isNone) break;
      if (!isEmpty && !(error instanceof HeaderProblem)) throw error;
      const isNearer =
        error instanceof HeaderProblem && nearest instanceof HeaderProblem && named(error) > named(nearest);
      if (nearest === null || isNearer || (nearest instanceof WorkbookError && error instanceof HeaderProblem))
        nearest = error;
      if (!hasSheets(file)) break;
    }
  }
  throw nearest ?? new Error('no sheet was read');
}

async function readSheet(file: FileRows, sheet: number): Promise<FileReading> {
  const reader = new FileRowReader(file);
  const reading: Reading = {
    limits: defaultReadLimits,
    sheet,
    pickHeader: (rows) => reader.pickHeader(rows),
    onHeader: (cells) => reader.readHeader(cells),
    onRows: (batch) => reader.readBatch(batch),
  };
  const name = await readAny(file, reading);
  const { headers, columns } = reader;
  if (headers === null) throw new Error('a file without a header was read');
  return readingOf(name, { headers, columns });
}
