import { codeInGtin, isCanonicalCode, rightCode } from '../identifiers/canonical-code.ts';
import { codeSystemOf, type CodeSystemId } from '../identifiers/code-systems.ts';
import { gtin14, isGtin } from '../identifiers/gtin.ts';
import type { Currency } from '../money.ts';
import type { LocaleCode } from '../locale/locales.ts';
import type { UploadType } from '../offers/offer-kinds.ts';
import type { StockOrigin } from '../orders/statuses.ts';
import type { IdentifierProblem, Unreadable, UnreadableField } from '../sync/facts.ts';
import { emptyCell, shownText, type RawCell } from './cells.ts';
import { diagnose } from './code-doctor.ts';
import { decimalMarks } from './decimal-mark.ts';
import type { RecognisedHeaders } from './headers.ts';
import { cleanedFrom, readCode } from './read-code.ts';
import { readOrigin } from './read-origin.ts';
import { hasCurrency, type PriceForm, readPrice } from './read-price.ts';
import { readPurchasePrice } from './read-purchase-price.ts';
import { readStock } from './read-stock.ts';
import { noNotes, noSuggestions, type RowNote, type RowSuggestion } from './row-notes.ts';
import type { Unread } from './unread.ts';

const skuLength = 100;

/** The sign that exported files put before what a spreadsheet would run as a formula. */
const guard = /^'(?=[=+\-@\t\r＝＋－＠])/;

/** How the rows of one file are read. */
export interface RowLayout {
  readonly columns: RecognisedHeaders['columns'];
  readonly mode: UploadType;
  /** The system of the code column; null where products are known by their EAN alone. */
  readonly system: CodeSystemId | null;
  readonly prices: PriceForm;
}

/** The layout of a file: the header of the code column names its system, else the seller's market does. */
export function rowLayout(
  headers: Pick<RecognisedHeaders, 'columns' | 'codeSystem'>,
  mode: UploadType,
  seller: { readonly market: string; readonly locale: LocaleCode; readonly currency: Currency },
): RowLayout {
  const system = headers.codeSystem ?? codeSystemOf(seller.market)?.id ?? null;
  return {
    columns: headers.columns,
    mode,
    system,
    prices: { mark: decimalMarks[seller.locale], currency: seller.currency },
  };
}

/** One row as understood; made once and refilled for every row, its lists being replaced, never changed. */
export interface ParsedRow {
  /** None of the columns that are read has anything in it: the row is skipped. */
  isEmpty: boolean;
  /** The national code as it is stored. */
  code: string | null;
  /** The 14 digits. */
  gtin: string | null;
  /** In cents. */
  price: number | null;
  /** Null as well where only prices are uploaded. */
  stock: number | null;
  origin: StockOrigin;
  /** Whether the cell of the origin has something in it that cannot be read. */
  originUnread: boolean;
  sku: string | null;
  /** In cents without VAT; null where the row says none, or none that can be read. */
  purchasePrice: number | null;
  unreadable: Unreadable | null;
  /** Whether the code or the EAN cell has something in it. */
  hasIdentifier: boolean;
  identifierProblem: IdentifierProblem | null;
  notes: readonly RowNote[];
  suggestions: readonly RowSuggestion[];
  /** Whether a person has corrected a cell of it. */
  isCorrected: boolean;
}

export function newParsedRow(): ParsedRow {
  return {
    isEmpty: true,
    code: null,
    gtin: null,
    price: null,
    stock: null,
    origin: 'wholesaler',
    originUnread: false,
    sku: null,
    purchasePrice: null,
    unreadable: null,
    hasIdentifier: false,
    identifierProblem: null,
    notes: noNotes,
    suggestions: noSuggestions,
    isCorrected: false,
  };
}

function clear(row: ParsedRow): void {
  row.isEmpty = true;
  row.code = null;
  row.gtin = null;
  row.price = null;
  row.stock = null;
  row.origin = 'wholesaler';
  row.originUnread = false;
  row.sku = null;
  row.purchasePrice = null;
  row.unreadable = null;
  row.hasIdentifier = false;
  row.identifierProblem = null;
  row.notes = noNotes;
  row.suggestions = noSuggestions;
  row.isCorrected = false;
}

type CellAt = (column: number) => RawCell;

function isUnread<T extends string | number>(read: T | null | Unread): read is Unread {
  return typeof read === 'object' && read !== null;
}

/** Notes a cell that cannot be read, the row's first one as its problem; a cell's text is asked for only here. */
function markUnread(row: ParsedRow, field: UnreadableField, { text, read }: { text: string; read: Unread }): void {
  row.unreadable ??= { field, problem: read.problem, text: shownText(text) };
  if (read.suggestion === null) return;
  const suggestion: RowSuggestion = { kind: 'value', field, value: read.suggestion, proven: false, at: null };
  row.suggestions = [...row.suggestions, suggestion];
}

function addNote(row: ParsedRow, note: RowNote): void {
  row.notes = [...row.notes, note];
}

function noteCleaned(row: ParsedRow, field: 'code' | 'gtin', { text, code }: { text: string; code: string }): void {
  const from = cleanedFrom(text, code);
  if (from !== null) addNote(row, { note: 'code_cleaned', field, from: shownText(from), to: code });
}

/** The code of most rows: right as it is, and not contradicted by the EAN; null for all others. */
function plainCode(text: string, gtin: string | null, system: CodeSystemId | null): string | null {
  const code = system === null ? null : rightCode(system, text);
  if (code === null || gtin === null || system !== 'cn') return code;
  const carried = codeInGtin(system, gtin);
  return carried === null || carried === code ? code : null;
}

/** Sets the row's identifiers from the digits of its cells. */
function identify(
  row: ParsedRow,
  cells: { code: string | null; gtin: string | null },
  system: CodeSystemId | null,
): void {
  const { code, gtin } = cells;
  if (gtin === null || isGtin(gtin)) {
    row.gtin = gtin === null ? null : gtin14(gtin);
    row.code = code === null ? null : plainCode(code, row.gtin, system);
    const isCodeToo = code === null && gtin !== null && system !== null && isCanonicalCode(system, gtin);
    if ((code === null && !isCodeToo) || row.code !== null) return;
  }
  const found = diagnose({ code, gtin, system });
  row.code = found.code;
  row.gtin = found.gtin;
  row.identifierProblem = found.problem;
  row.notes = found.notes;
  row.suggestions = found.suggestions;
}

/** An identifier that cannot be read makes the row unreadable only where the other one does not name the product. */
function settleUnread(row: ParsedRow, field: 'code' | 'gtin', cell: { text: string; read: Unread }): void {
  const isNamed = row.code !== null || row.gtin !== null;
  if (isNamed)
    addNote(row, {
      note: field === 'code' ? 'code_ignored' : 'gtin_ignored',
      field,
      from: shownText(cell.text),
      to: '',
    });
  else row.unreadable ??= { field, problem: cell.read.problem, text: shownText(cell.text) };
}

function readIdentifiers(cellAt: CellAt, layout: RowLayout, row: ParsedRow): void {
  const { columns, system } = layout;
  const codeCell = columns.code === undefined ? emptyCell : cellAt(columns.code);
  const codeText = codeCell.kind === 'empty' ? '' : codeCell.text;
  const code = readCode(codeCell, codeText);
  const isCodeText = codeCell.kind === 'text';
  const gtinCell = columns.gtin === undefined ? emptyCell : cellAt(columns.gtin);
  const gtinText = gtinCell.kind === 'empty' ? '' : gtinCell.text;
  const gtin = readCode(gtinCell, gtinText);
  row.hasIdentifier = code !== null || gtin !== null;
  const usableCode = isUnread(code) ? null : code;
  const usableGtin = isUnread(gtin) ? null : gtin;
  if (usableCode !== null || usableGtin !== null) identify(row, { code: usableCode, gtin: usableGtin }, system);
  if (isCodeText && usableCode !== null) noteCleaned(row, 'code', { text: codeText, code: usableCode });
  if (gtinCell.kind === 'text' && usableGtin !== null) noteCleaned(row, 'gtin', { text: gtinText, code: usableGtin });
  if (isUnread(code)) settleUnread(row, 'code', { text: codeText, read: code });
  if (isUnread(gtin)) settleUnread(row, 'gtin', { text: gtinText, read: gtin });
}

/** A number with what its format writes beside it. */
function withUnit({ text, unit = '' }: RawCell): string {
  return unit === '' ? text : `${text} ${unit}`;
}

function readPriceCell(cell: RawCell, layout: RowLayout, row: ParsedRow): void {
  const read = readPrice(cell, layout.prices);
  if (read === null) return;
  row.isEmpty = false;
  if (isUnread(read)) {
    markUnread(row, 'price', { text: withUnit(cell), read });
    return;
  }
  row.price = read;
  if (cell.kind === 'text' && hasCurrency(cell.text, layout.prices.currency)) {
    addNote(row, { note: 'currency_stripped', field: 'price', from: cell.text.trim(), to: (read / 100).toFixed(2) });
  }
}

function readStockCell(cell: RawCell, layout: RowLayout, row: ParsedRow): void {
  const read = readStock(cell, layout.prices.mark);
  if (read === null) return;
  row.isEmpty = false;
  if (isUnread(read)) markUnread(row, 'stock', { text: cell.text, read });
  else row.stock = read;
}

function readOriginCell(cell: RawCell, row: ParsedRow): void {
  if (cell.kind === 'empty') return;
  const read = readOrigin(cell);
  if (isUnread(read)) {
    row.isEmpty = false;
    row.originUnread = true;
    markUnread(row, 'origin', { text: cell.text, read });
    return;
  }
  row.origin = read;
  if (row.isEmpty) row.isEmpty = cell.text.trim() === '';
}

/**
 * Reads what the seller pays for the product. A cell that cannot be read is a note and refuses nothing; one that stands
 * alone in its row, such as a sum under a list, makes no row.
 */
function readPurchasePriceCell(cell: RawCell, layout: RowLayout, row: ParsedRow): void {
  const read = readPurchasePrice(cell, layout.prices);
  if (read === null || row.isEmpty) return;
  if (isUnread(read)) {
    addNote(row, { note: 'purchase_price_unread', field: 'purchasePrice', from: shownText(withUnit(cell)), to: '' });
    return;
  }
  row.purchasePrice = read;
}

/**
 * Reads the cells of one row into `row` and returns it. `cellAt` gives the cell of a column and may give the same
 * record each time; a cell that the row does not have is an empty one.
 */
export function readRow(cellAt: CellAt, layout: RowLayout, row: ParsedRow): ParsedRow {
  clear(row);
  readIdentifiers(cellAt, layout, row);
  if (row.hasIdentifier) row.isEmpty = false;
  const { columns, mode } = layout;
  if (columns.price !== undefined) readPriceCell(cellAt(columns.price), layout, row);
  if (mode === 'stock_and_price') {
    if (columns.stock !== undefined) readStockCell(cellAt(columns.stock), layout, row);
    if (columns.origin !== undefined) readOriginCell(cellAt(columns.origin), row);
  }
  if (columns.sku !== undefined) {
    const { kind, text } = cellAt(columns.sku);
    const sku = kind === 'text' || kind === 'number' ? text.trim().replace(guard, '').slice(0, skuLength) : '';
    if (sku !== '') row.isEmpty = false;
    row.sku = sku === '' ? null : sku;
  }
  if (columns.purchasePrice !== undefined) readPurchasePriceCell(cellAt(columns.purchasePrice), layout, row);
  return row;
}
