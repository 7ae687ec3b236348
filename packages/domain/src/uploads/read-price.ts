import { limits } from '../limits.ts';
import { maxCellText, type RawCell } from './cells.ts';
import type { DecimalMark } from './decimal-mark.ts';
import { readHundredths } from './read-number.ts';
import { unread, unreadKind, type Unread } from './unread.ts';

const currency = /^(?:€|EUR|CHF|SFr\.?|Fr\.?|£|GBP)|(?:€|EUR|CHF|SFr\.?|Fr\.?|£|GBP)$/giu;
const notPositive = unread('not_positive');
const notANumber = unread('not_a_number');
const tooLarge = unread('too_large');

function isDigitCode(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Whether the text names a currency, which is stripped before it is read. */
export function hasCurrency(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  const isPlain = isDigitCode(text.charCodeAt(0)) && isDigitCode(last);
  return !isPlain && text.trim().search(currency) !== -1;
}

function priced(cents: number): number | Unread {
  if (cents <= 0) return notPositive;
  return cents > limits.offerPriceMax ? tooLarge : cents;
}

/** Leaves out a suggestion that is no price. */
function asPrice(read: Unread): Unread {
  const { problem, suggestion } = read;
  if (problem === 'negative') return notPositive;
  if (suggestion === null || typeof priced(Math.round(Number(suggestion) * 100)) === 'number') return read;
  return unread(problem);
}

function ofNumber(value: number): number | Unread {
  const cents = Math.round(value * 100);
  // What floating point adds to a price of two decimals is far below this; a third decimal is far above.
  if (Math.abs(value * 100 - cents) > 1e-4) return asPrice(unread('too_many_decimals', (cents / 100).toFixed(2)));
  return priced(cents);
}

/** Reads a price in cents: above 0, at most `offerPriceMax`, at most two decimals; null for an empty cell. */
export function readPrice(cell: RawCell, mark: DecimalMark): number | null | Unread {
  if (cell.kind === 'number') return ofNumber(cell.number);
  if (cell.kind === 'empty') return null;
  const cannot = unreadKind(cell.kind);
  if (cannot !== null) return cannot;
  const text = cell.text.trim();
  if (text === '') return null;
  if (text.length > maxCellText) return notANumber;
  const read = readHundredths(hasCurrency(text) ? text.replace(currency, '').trim() : text, mark);
  return typeof read === 'number' ? priced(read) : asPrice(read);
}
