import type { DecimalMark } from './decimal-mark.ts';
import { unread, type Unread } from './unread.ts';

const simple = /^\d+(?:[.,]\d{1,2})?$/;
/** Nothing behind the second decimal but zeros. */
const zeros = /^\d+[.,]\d{2}0+$/;
/** Cents that are left out (`12,-`, `12.–`), or the zero before the mark (`,95`). */
const noCents = /^(\d+)[.,](?:[-–—−]{1,2})?$/;
const noUnits = /^[.,]\d{1,2}$/;
/** Groups by space or apostrophe, which nowhere separate decimals. */
const grouped = /^\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,2})?$/;
const groupedByDots = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/;
const groupedByCommas = /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/;
const oneMark = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:\1\d{1,2})?$/;
const manyDecimals = /^\d+[.,]\d{3,}$/;
/** A number with nothing right beside it that could change its size: no sign, mark or further digit. */
const numberInText = /(?<![\d.,'’%+–—−-]\s?)\d+(?:[.,]\d{1,2})?(?!\s?[\d.,'’%+–—−-])/g;
const digitGroups = /\d[\d.,]*/g;

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

/** Whether three digits after the mark are thousands, by a mark that is not the language's own. */
function isGroup(text: string, mark: DecimalMark): boolean {
  return oneMark.test(text) && !text.includes(mark === 'comma' ? ',' : '.');
}

function onlyNumberIn(text: string): Unread {
  const [found] = text.match(numberInText) ?? [];
  const isOnly = text.match(digitGroups)?.length === 1;
  return found === undefined || !isOnly ? notANumber : unread('not_a_number', found.replace(',', '.'));
}

function unreadNumber(text: string, mark: DecimalMark): Unread {
  if (/^[-–−]\s?[.,]?\d/.test(text)) return unread('negative');
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
  if (zeros.test(text) && !isGroup(text, mark)) return hundredths(text.replace(/([.,]\d\d)0+$/, '$1'));
  if (noCents.test(text)) return Number.parseInt(text, 10) * 100;
  if (noUnits.test(text)) return hundredths(`0${text}`);
  if (grouped.test(text)) return hundredths(text.replace(/[ '’]/g, ''));
  if (groupedByDots.test(text)) return hundredths(text.replaceAll('.', ''));
  if (groupedByCommas.test(text)) return hundredths(text.replaceAll(',', ''));
  return unreadNumber(text, mark);
}
