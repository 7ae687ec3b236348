import type { LookedUpSuggestion, UploadRow } from '@offizin/contract/uploads/rows';
import { codeSystemIds, type CodeSystemId } from '@offizin/domain/identifiers/code-systems';
import type { IdentifierProblem, UnreadableField, UnreadableProblem } from '@offizin/domain/sync/facts';
import { textCell } from '@offizin/domain/uploads/cells';
import { diagnose } from '@offizin/domain/uploads/code-doctor';
import type { Currency } from '@offizin/domain/money';
import type { DecimalMark } from '@offizin/domain/uploads/decimal-mark';
import { readCode } from '@offizin/domain/uploads/read-code';
import { readOrigin } from '@offizin/domain/uploads/read-origin';
import { readPrice } from '@offizin/domain/uploads/read-price';
import { readStock } from '@offizin/domain/uploads/read-stock';
import type { Unread } from '@offizin/domain/uploads/unread';

export type CellProblem =
  | { readonly kind: 'unreadable'; readonly problem: UnreadableProblem }
  | { readonly kind: 'identifier'; readonly problem: IdentifierProblem }
  /** A price that its rule would still refuse; the limit in cents. */
  | PriceLimit
  | { readonly kind: 'empty' };

interface PriceLimit {
  readonly kind: 'above' | 'below';
  readonly limit: number;
}

/** What is shown about a typed value at once, before the whole file is checked again. */
export interface CellReading {
  readonly problem: CellProblem | null;
  readonly suggestions: readonly LookedUpSuggestion[];
  /** What is sent: written so that it reads the same in every language. */
  readonly value: string;
}

export interface CellContext {
  readonly row: UploadRow;
  readonly system: CodeSystemId | null;
  readonly mark: DecimalMark;
  readonly currency: Currency;
}

const noSuggestions: readonly LookedUpSuggestion[] = [];

/** The limit that a price breaks, on either side; null where all rules allow it. */
function brokenLimit(price: number, { allowed }: Pick<UploadRow, 'allowed'>): PriceLimit | null {
  const { minimum = null, maximum = null } = allowed ?? {};
  if (maximum !== null && price > maximum) return { kind: 'above', limit: maximum };
  return minimum !== null && price < minimum ? { kind: 'below', limit: minimum } : null;
}

export function codeSystemIn(text: string | null): CodeSystemId | null {
  return codeSystemIds.find((id) => id === text) ?? null;
}

function isUnread(read: string | number | null | Unread): read is Unread {
  return typeof read === 'object' && read !== null;
}

function unreadable(field: UnreadableField, text: string, { problem, suggestion }: Unread): CellReading {
  const plain = { kind: 'value', field, proven: false, at: null, product: null, offered: false } as const;
  const suggestions = suggestion === null ? noSuggestions : [{ ...plain, value: suggestion }];
  return { problem: { kind: 'unreadable', problem }, suggestions, value: text };
}

const fine = (value: string): CellReading => ({ problem: null, suggestions: noSuggestions, value });
const empty: CellReading = { problem: { kind: 'empty' }, suggestions: noSuggestions, value: '' };

/** The digits of the other identifier of the row, as far as they can be read. */
function otherDigits(text: string | null): string | null {
  const read = readCode(textCell(text ?? ''));
  return typeof read === 'string' ? read : null;
}

/** What was found for the identifiers of a row, in either of its cells. */
function codesOf({ detail }: UploadRow): LookedUpSuggestion[] {
  return (detail?.suggestions ?? []).filter(({ field }) => field === 'code' || field === 'gtin');
}

function readIdentifier(field: 'code' | 'gtin', text: string, { row, system }: CellContext): CellReading {
  const read = readCode(textCell(text));
  if (read === null) return otherDigits(field === 'code' ? row.gtin : row.code) === null ? empty : fine('');
  if (isUnread(read)) return unreadable(field, text, read);
  const pair =
    field === 'code'
      ? { code: read, gtin: otherDigits(row.gtin), system }
      : { code: otherDigits(row.code), gtin: read, system };
  const { problem } = diagnose(pair);
  if (problem === null) return fine(text.trim());
  // Only the check of the file looks codes up: what it found for the row stays on offer.
  return { problem: { kind: 'identifier', problem }, suggestions: codesOf(row), value: text.trim() };
}

function readPriceCell(text: string, { row, mark, currency }: CellContext): CellReading {
  const read = readPrice(textCell(text), { mark, currency });
  if (read === null) return empty;
  if (isUnread(read)) return unreadable('price', text, read);
  const value = (read / 100).toFixed(2);
  const limit = brokenLimit(read, row);
  return limit === null ? fine(value) : { problem: limit, suggestions: noSuggestions, value };
}

function readStockCell(text: string, { mark }: CellContext): CellReading {
  const read = readStock(textCell(text), mark);
  if (read === null) return empty;
  return isUnread(read) ? unreadable('stock', text, read) : fine(String(read));
}

function readOriginCell(text: string): CellReading {
  const read = readOrigin(textCell(text));
  return isUnread(read) ? unreadable('origin', text, read) : fine(read);
}

/** Reads what was typed into a cell by the same rules as the server's (UPL-13, VAL-05). */
export function readTyped(field: UnreadableField, text: string, context: CellContext): CellReading {
  switch (field) {
    case 'code':
    case 'gtin':
      return readIdentifier(field, text, context);
    case 'price':
      return readPriceCell(text, context);
    case 'stock':
      return readStockCell(text, context);
    default:
      return readOriginCell(text);
  }
}

/** What the row's check has found of a cell: its problem and the suggestions that came with it. */
export function readingOfRow(field: UnreadableField, text: string, context: CellContext): CellReading {
  const { detail } = context.row;
  const ofField = (detail?.suggestions ?? []).filter((each) => each.field === field);
  const suggestions = field === 'code' || field === 'gtin' ? codesOf(context.row) : ofField;
  if (detail?.unreadable?.field === field)
    return { problem: { kind: 'unreadable', problem: detail.unreadable.problem }, suggestions, value: text };
  if (detail?.identifier?.field === field)
    return { problem: { kind: 'identifier', problem: detail.identifier }, suggestions, value: text };
  const typed = readTyped(field, text, context);
  return suggestions.length > 0 ? { ...typed, suggestions } : typed;
}
