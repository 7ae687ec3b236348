import { limits } from '@offizin/domain/limits';
import { readTypedAmount } from '../../../platform/typed-amount.ts';

/** Reads a typed price as cents; null for what is no price. */
export function readTypedPrice(typed: string): number | null {
  const cents = readTypedAmount(typed);
  return cents !== null && cents >= 1 && cents <= limits.offerPriceMax ? cents : null;
}

/** Reads a typed purchase price as cents: null where the field is left empty, undefined for what is no price. */
export function readTypedPurchasePrice(typed: string): number | null | undefined {
  return typed.trim() === '' ? null : (readTypedPrice(typed) ?? undefined);
}

/** Reads a typed stock; null for what is no whole number within the limits. */
export function readTypedStock(typed: string): number | null {
  const plain = typed.replace(/[\s.,'’\u00a0\u202f]/g, '');
  const stock = Number(plain);
  return /^\d{1,6}$/.test(plain) && stock <= limits.offerStockMax ? stock : null;
}

/** Reads a typed percentage as hundredths of a per cent, with a sign, comma or dot; null for what is none between -99 and 999. */
export function readTypedPercent(typed: string): number | null {
  const match = /^([+\-−]?)(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s\u00a0\u202f%]/g, ''));
  if (match === null) return null;
  const [, sign = '', whole = '', decimals = ''] = match;
  const value = (Number(whole) * 100 + Number(decimals.padEnd(2, '0'))) * (sign === '-' || sign === '−' ? -1 : 1);
  return value >= -9900 ? value : null;
}
