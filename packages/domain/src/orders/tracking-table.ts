import { normaliseOrderNumber } from './order-number.ts';
import { type TrackingField, trackingFieldOf, trackingFields } from './tracking-headers.ts';
import { normaliseTrackingNumber } from './tracking-number.ts';

/** What each column of a list is; null for one that is not read. */
export type TrackingColumns = readonly (TrackingField | null)[];

export interface TrackingTable {
  readonly columns: TrackingColumns;
  readonly rows: readonly TrackingRow[];
}

interface TrackingRow {
  /** Of the text, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** One parcel of a list, as it was written. */
export interface TrackingLine {
  readonly line: number;
  readonly order: string;
  readonly tracking: string;
  readonly postalCode: string;
  readonly name: string;
}

const separators = ['\t', ';', '|', ','] as const;

/** The sign between the cells: the one that the most lines have, and have equally often. */
function separatorOf(lines: readonly string[]): string {
  const first = lines.slice(0, 50);
  const counted = separators.map((sign) => ({
    sign,
    lines: first.filter((line) => line.includes(sign)).length,
  }));
  const best = counted.reduce((a, b) => (b.lines > a.lines ? b : a));
  return best.lines * 2 > first.length ? best.sign : ' ';
}

/** The cells of a line; quotes hold a cell together, and a doubled quote is one. */
function cellsOf(line: string, separator: string): string[] {
  if (separator === ' ') return line.trim().split(/\s+/);
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (sign === '"' && isQuoted && line[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

const looksLike: Readonly<Record<TrackingField, (cell: string) => boolean>> = {
  postalCode: (cell) => /^(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3})?$/.test(cell),
  order: (cell) => /^[A-Z0-9-]{5,20}$/.test(normaliseOrderNumber(cell)) && /\d{4}/.test(cell),
  tracking: (cell) => /^(?=.*\d)[A-Z0-9]{8,35}$/.test(normaliseTrackingNumber(cell)),
  name: (cell) => /^\p{L}[\p{L}\p{M} .'’-]+$/u.test(cell),
};

/** How many of a column's cells look like something. */
function fit(rows: readonly TrackingRow[], column: number, field: TrackingField): number {
  const cells = rows.map(({ cells: all }) => all[column] ?? '').filter((cell) => cell !== '');
  return cells.length === 0 ? 0 : cells.filter(looksLike[field]).length / cells.length;
}

function lengthOf(rows: readonly TrackingRow[], column: number): number {
  return rows.reduce((sum, { cells }) => sum + (cells[column] ?? '').length, 0) / Math.max(1, rows.length);
}

/** Columns without headers, by what is in them: of two kinds of numbers the longer ones are the parcel's. */
function guessColumns(rows: readonly TrackingRow[]): TrackingColumns {
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns: (TrackingField | null)[] = Array.from({ length: count }, () => null);
  const free = (field: TrackingField) =>
    columns.flatMap((taken, column) => (taken === null && fit(rows, column, field) > 0.5 ? [column] : []));
  const take = (field: TrackingField, candidates: readonly number[]) => {
    const [column] = candidates;
    if (column !== undefined) columns[column] = field;
  };
  take('postalCode', free('postalCode'));
  take(
    'tracking',
    free('tracking').toSorted((a, b) => lengthOf(rows, b) - lengthOf(rows, a)),
  );
  take('order', free('order'));
  take('name', free('name'));
  return columns;
}

/** The columns that the first line names; null when it names no parcel's number. */
function namedColumns(cells: readonly string[]): TrackingColumns | null {
  const seen = new Set<TrackingField>();
  const columns = cells.map((cell) => {
    const field = trackingFieldOf(cell);
    if (field === null || seen.has(field)) return null;
    seen.add(field);
    return field;
  });
  return seen.has('tracking') && seen.size > 1 ? columns : null;
}

/** Reads what was pasted, or the text of a courier's file: lines, the sign between their cells, and what each column is. */
export function readTrackingTable(text: string): TrackingTable {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const written = lines.flatMap((line, at) => (line.trim() === '' ? [] : [{ text: line, line: at + 1 }]));
  const separator = separatorOf(written.map((line) => line.text));
  const rows = written.map((row) => ({ line: row.line, cells: cellsOf(row.text, separator) }));
  return tableOf(rows);
}

/** The same of rows whose cells are known, such as those of a workbook. */
function tableOf(rows: readonly TrackingRow[]): TrackingTable {
  const heads = rows.slice(0, 10).map(({ cells }) => namedColumns(cells));
  const head = heads.findIndex((columns) => columns !== null);
  const columns = heads[head];
  return columns ? { columns, rows: rows.slice(head + 1) } : { columns: guessColumns(rows), rows };
}

/** The parcels of a table, once it is known what its columns are. */
export function trackingLinesOf({ rows, columns }: TrackingTable): TrackingLine[] {
  const at = Object.fromEntries(trackingFields.map((field) => [field, columns.indexOf(field)]));
  return rows.map(({ line, cells }) => {
    const cell = (field: TrackingField) => cells[at[field] ?? -1] ?? '';
    return {
      line,
      order: cell('order'),
      tracking: cell('tracking'),
      postalCode: cell('postalCode'),
      name: cell('name'),
    };
  });
}
