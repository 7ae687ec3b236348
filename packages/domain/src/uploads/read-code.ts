import { isDigits } from '../identifiers/code-check.ts';
import { maxCellText, type RawCell } from './cells.ts';
import { unread, unreadKind, type Unread } from './unread.ts';

const label =
  /^(?:PZN|PPN|CN|CIP|ACL|CNP|MINSAN|AIC|PHC|PHARMACODE|EAN|GTIN)(?:-?(?:7|8|9|13|14))?(?=[\s:.–-]*\d)[\s:.–-]*/i;
const nothing = /^0*$/;
const lettersInCode = unread('letters_in_code');
const notANumber = unread('not_a_number');

/** A code without what is written around its digits: its label, spaces, hyphens, a leading apostrophe. */
function stripped(text: string): string {
  return text
    .replace(/^['’´`]/, '')
    .replace(label, '')
    .replace(/[\s\u00A0\u202F–-]+/g, '');
}

function ofText(typed: string): string | null | Unread {
  const text = typed.trim();
  if (text.length > maxCellText) return lettersInCode;
  if (isDigits(text)) return nothing.test(text) ? null : text;
  const code = stripped(text);
  if (nothing.test(code)) return null;
  // A dot is only used before the control digit of a Spanish code; programs that write decimals make it a comma.
  return isDigits(code) || /^\d{4,6}[.,]\d$/.test(code) ? code.replace(',', '.') : lettersInCode;
}

function ofNumber({ text, number }: RawCell): string | null | Unread {
  if (isDigits(text)) return nothing.test(text) ? null : text;
  if (number < 0 || number >= 1e15) return notANumber;
  return ofText(Number.isInteger(number) ? String(number) : text);
}

/** Reads a national code or EAN as its digits (with a CN's dot); null for an empty cell or nothing but zeros. */
export function readCode(cell: RawCell): string | null | Unread {
  if (cell.kind === 'text') return ofText(cell.text);
  if (cell.kind === 'number') return ofNumber(cell);
  return unreadKind(cell.kind);
}
