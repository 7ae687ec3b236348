import { limits } from '../limits.ts';
import type { Currency } from '../money.ts';
import { maxCellText, type RawCell } from './cells.ts';
import { currencyOf, withoutCurrency } from './currency-words.ts';
import type { DecimalMark } from './decimal-mark.ts';
import { readHundredths } from './read-number.ts';
import { unread, unreadKind, type Unread } from './unread.ts';

const notPositive = unread('not_positive');
const notANumber = unread('not_a_number');
const tooLarge = unread('too_large');
const otherCurrency = unread('other_currency');

/** How the prices of a file are written. */
export interface PriceForm {
  readonly mark: DecimalMark;
  /** The currency of the seller's prices. */
  readonly currency: Currency;
}

function isDigitCode(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Whether nothing but digits stands at both ends, as in nearly all prices. */
function isPlain(text: string): boolean {
  return isDigitCode(text.charCodeAt(0)) && isDigitCode(text.charCodeAt(text.length - 1));
}

/** Whether a text names the currency of its price, which is stripped before it is read. */
export function hasCurrency(text: string, currency: Currency): boolean {
  return !isPlain(text) && withoutCurrency(text.trim(), currency).currency !== null;
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

/** Whether the format of a number names another currency. */
function isOther({ unit = '' }: RawCell, own: Currency): boolean {
  return unit !== '' && (currencyOf(unit) ?? own) !== own;
}

/**
 * Reads a price in cents: above 0, at most `offerPriceMax`, at most two decimals, in the seller's own currency whether or
 * not it is named; null for an empty cell.
 */
export function readPrice(cell: RawCell, { mark, currency }: PriceForm): number | null | Unread {
  if (cell.kind === 'number') return isOther(cell, currency) ? otherCurrency : ofNumber(cell.number);
  if (cell.kind === 'empty') return null;
  const cannot = unreadKind(cell.kind);
  if (cannot !== null) return cannot;
  const text = cell.text.trim();
  if (text === '') return null;
  if (text.length > maxCellText) return notANumber;
  const { amount, currency: named } = isPlain(text)
    ? { amount: text, currency: null }
    : withoutCurrency(text, currency);
  if (named !== null && named !== currency) return otherCurrency;
  const read = readHundredths(amount, mark);
  return typeof read === 'number' ? priced(read) : asPrice(read);
}
