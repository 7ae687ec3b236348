import { dataValidationsXml } from './data-validations.ts';
import { decimals } from '../cells/decimals.ts';
import { type Portions, portionsOf } from '../portions.ts';
import { escapeCellText, isPlainText } from '../xml/escape.ts';

export const cellFormats = ['text', 'integer', 'money', 'date_time', 'price', 'date', 'wrapped'] as const;
export type CellFormat = (typeof cellFormats)[number];

/** The cell style of each format, an index into `cellXfs` of the stylesheet; 5 is the header's. */
export const styleOf: Readonly<Record<CellFormat, number>> = {
  text: 1,
  integer: 2,
  money: 3,
  date_time: 4,
  price: 6,
  date: 7,
  wrapped: 8,
};
export const headerStyle = 5;

export interface Column {
  readonly header: string;
  /** Width in characters of the default font. */
  readonly width: number;
  readonly format: CellFormat;
  /** The words to choose from in a drop-down list below the header: together at most 255 characters, without commas. */
  readonly list?: readonly string[];
}

/**
 * A value for its column's format: text as a string, integer as a number, money and price as minor units (two decimals
 * are shown, money's with separators of thousands), date_time as a wall clock `YYYY-MM-DDTHH:MM[:SS]`,
 * date as `YYYY-MM-DD`, wrapped as text that breaks into lines. null leaves the cell empty.
 */
export type CellValue = string | number | null;

export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: Portions<readonly CellValue[]>;
}

const maxRows = 1_048_576;
const maxColumns = 16_384;
const chunkLength = 65_536;
const dayZero = Date.UTC(1899, 11, 30);

/** `A`, `B` … `Z`, `AA` … of a column counted from 0. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** Days since the spreadsheet's day zero; dates before March 1900 are not written. */
function serialDay(wallClock: string): string {
  const match = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(wallClock);
  const instant = match ? Date.parse(`${wallClock.length === 16 ? `${wallClock}:00` : wallClock}Z`) : Number.NaN;
  if (Number.isNaN(instant)) throw new TypeError(`not a wall clock: ${wallClock}`);
  return String(Math.round((instant - dayZero) / 1000) / 86_400);
}

const isText = (format: CellFormat) => format === 'text' || format === 'wrapped';

/** Wide enough for the column's values and its header, whose letters are bold. */
const widthOf = ({ width, header }: Column) => Math.max(width, Math.ceil(header.length * 1.15) + 1);

/** What is written between the reference of a cell and its content. */
const startOf = (format: CellFormat, style: number) =>
  isText(format) ? `" s="${style}" t="inlineStr"><is><t` : `" s="${style}"><v>`;

/** The content of a text cell and its end. */
function textContent(text: string): string {
  if (isPlainText(text)) return `>${text}</t></is></c>`;
  const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : '';
  return `${space}>${escapeCellText(text)}</t></is></c>`;
}

function numberText(value: string | number, format: CellFormat): string {
  if (format === 'date_time') return serialDay(String(value));
  if (format === 'date') return serialDay(`${value}T00:00`);
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError(`not a number: ${value}`);
  return format === 'integer' ? String(value) : decimals(value);
}

/** The content of a cell that is not empty, and its end. */
function content(format: CellFormat, value: string | number): string {
  return isText(format) ? textContent(String(value)) : `${numberText(value, format)}</v></c>`;
}

function opening(columns: readonly Column[], names: readonly string[]): string {
  const widths = columns.map(
    (column, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${widthOf(column)}" style="${styleOf[column.format]}" customWidth="1"/>`,
  );
  const headers = columns.map(
    ({ header }, index) => `<c r="${names[index]}1${startOf('text', headerStyle)}${textContent(header)}`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView workbookViewId="0">' +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    '<selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews>' +
    '<sheetFormatPr defaultRowHeight="15"/>' +
    `<cols>${widths.join('')}</cols><sheetData><row r="1">${headers.join('')}</row>`
  );
}

/** The XML of a worksheet in chunks of about 64 kB: a frozen bold header row, then the rows as they come. */
export async function* sheetXml({ columns, rows }: Sheet): AsyncGenerator<string> {
  if (columns.length === 0 || columns.length > maxColumns) throw new RangeError('a sheet has 1 to 16,384 columns');
  const names = columns.map((_column, index) => columnName(index));
  const validations = dataValidationsXml(
    columns.map(({ list }, index) => ({ column: names[index] ?? '', list })),
    maxRows,
  );
  const cells = columns.map(({ format }, index) => ({
    format,
    index,
    before: `<c r="${names[index]}`,
    start: startOf(format, styleOf[format]),
  }));
  let chunk = opening(columns, names);
  let rowNumber = 1;
  for await (const portion of portionsOf(rows)) {
    for (const row of portion) {
      rowNumber += 1;
      if (rowNumber > maxRows) throw new RangeError('a sheet has at most 1,048,576 rows');
      const number = String(rowNumber);
      chunk += `<row r="${number}">`;
      for (const { format, index, before, start } of cells) {
        const value = row[index] ?? '';
        if (value !== '') chunk += before + number + start + content(format, value);
      }
      chunk += '</row>';
      if (chunk.length > chunkLength) {
        yield chunk;
        chunk = '';
      }
    }
  }
  yield `${chunk}</sheetData>${validations}</worksheet>`;
}
