import { isDigits } from '../identifiers/code-check.ts';
import { maxCellText, type RawCell } from './cells.ts';
import { unread, unreadKind, type Unread } from './unread.ts';
import { withoutLabel } from './written-label.ts';

const nothing = /^0*$/;
/** A code that a program kept from being a number, `="03752864"`, or made one with decimals, `4009900000147.0`. */
const asFormula = /^="([^"]*)"$/;
const noDecimals = /^(\d{7,})[.,]0+$/;
/** A number as spreadsheet programs shorten it: `8,47001E+12`. */
const shortened = /^\d(?:[.,]\d+)?E\+\d{1,3}$/i;
const lettersInCode = unread('letters_in_code');
const notANumber = unread('not_a_number');
const digitsLost = unread('digits_lost');
const codeAsDate = unread('code_as_date');

/** A code without what is written around its digits: its label, spaces, hyphens, a leading apostrophe. */
function stripped(text: string): string {
  return withoutLabel(text.replace(/^['’´`]/, '')).replace(/[\s\u200B-\u200D\uFEFF‐‑–—−-]+|[)\]]$/g, '');
}

function ofText(typed: string): string | null | Unread {
  const text = typed.trim();
  if (text.length > maxCellText) return lettersInCode;
  if (isDigits(text)) return nothing.test(text) ? null : text;
  const code = stripped(text.replace(asFormula, '$1').replace(noDecimals, '$1'));
  if (nothing.test(code)) return null;
  // A dot is only used before the control digit of a Spanish code; programs that write decimals make it a comma.
  if (isDigits(code) || /^\d{4,6}[.,]\d$/.test(code)) return code.replace(',', '.');
  return shortened.test(text) ? digitsLost : lettersInCode;
}

function ofNumber(text: string, number: number): string | null | Unread {
  if (isDigits(text)) return nothing.test(text) ? null : text;
  if (number < 0 || number >= 1e15) return notANumber;
  return ofText(Number.isInteger(number) ? String(number) : text);
}

/**
 * Reads a national code or EAN as its digits (with a CN's dot); null for an empty cell or nothing but zeros. `text` is the
 * cell's, for a caller that has asked for it already.
 */
export function readCode(cell: RawCell, text: string = cell.text): string | null | Unread {
  if (cell.kind === 'text') return ofText(text);
  if (cell.kind === 'number') return ofNumber(text, cell.number);
  return cell.kind === 'date' ? codeAsDate : unreadKind(cell.kind);
}

/** What was taken off a text before it was a code, other than blanks around it or the sign that keeps zeros; null for nothing. */
export function cleanedFrom(text: string, code: string): string | null {
  if (text === code) return null;
  const written = text.trim().replace(/^['’´`]/, '');
  return written.replace(',', '.') === code ? null : text.trim();
}
