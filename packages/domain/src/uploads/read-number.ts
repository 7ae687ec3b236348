import type { DecimalMark } from './decimal-mark.ts';
import { unread, type Unread } from './unread.ts';

const simple = /^\d+(?:[.,]\d{1,2})?$/;
const zeros = /^\d+[.,]0+$/;
/** Groups by space or apostrophe, which nowhere separate decimals. */
const grouped = /^\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,2})?$/;
const groupedByDots = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/;
const groupedByCommas = /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/;
const oneMark = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:\1\d{1,2})?$/;
const manyDecimals = /^\d+[.,]\d{3,}$/;
const numberInText = /\d+(?:[.,]\d{1,2})?/g;

const notANumber = unread('not_a_number');

/** Hundredths of a number of at most two decimals after either mark. */
function hundredths(plain: string): number {
  const mark = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (mark === -1) return Number(plain) * 100;
  const decimals = plain.length - mark - 1;
  return Number(plain.slice(0, mark)) * 100 + Number(plain.slice(mark + 1)) * (decimals === 1 ? 10 : 1);
}

/** `1,466,29`: with one mark throughout, the last group of one or two digits can only have been the decimals. */
function joinGroups(text: string): string {
  const parts = text.split(/[.,]/);
  const last = parts.at(-1) ?? '';
  return last.length < 3 ? `${parts.slice(0, -1).join('')}.${last}` : parts.join('');
}

function onlyNumberIn(text: string): Unread {
  const found = text.match(numberInText);
  return found?.length === 1 ? unread('not_a_number', found[0].replace(',', '.')) : notANumber;
}

function unreadNumber(text: string, mark: DecimalMark): Unread {
  if (/^-\s?\d/.test(text)) return unread('negative');
  const isDecimal = manyDecimals.test(text) && text.includes(mark === 'comma' ? ',' : '.');
  if (oneMark.test(text) && !isDecimal) return unread('ambiguous_number', joinGroups(text));
  if (manyDecimals.test(text)) return unread('too_many_decimals', Number(text.replace(',', '.')).toFixed(2));
  return onlyNumberIn(text);
}

/**
 * Reads a number of at most two decimals as hundredths. Comma and dot both mark decimals; with three digits after
 * them only the language's own mark does, and the other could be either, so that it is not guessed.
 */
export function readHundredths(typed: string, mark: DecimalMark): number | Unread {
  if (simple.test(typed)) return hundredths(typed);
  const text = typed.trim().replace(/[\u00A0\u2009\u202F]/g, ' ');
  if (simple.test(text)) return hundredths(text);
  if (zeros.test(text) && text.includes(mark === 'comma' ? ',' : '.')) return Number.parseInt(text, 10) * 100;
  if (grouped.test(text)) return hundredths(text.replace(/[ '’]/g, ''));
  if (groupedByDots.test(text)) return hundredths(text.replaceAll('.', ''));
  if (groupedByCommas.test(text)) return hundredths(text.replaceAll(',', ''));
  return unreadNumber(text, mark);
}
