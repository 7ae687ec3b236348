import { scannedProductCode } from '../identifiers/scanned-code.ts';
import { limits } from '../limits.ts';
import { normaliseOrderNumber } from './order-number.ts';

/** An order number as people write one: digits with something between. */
const numberLike = /^#?[\d\s.'’\u200b-]+$/u;

/** Small letters without accents, as the database keeps what orders are found by. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

/**
 * The words that what an order is found by (number, names, city, tracking number, products, codes) must contain; a number however it is written is one word, and so is a pack that was scanned.
 * None for what is too short to name few orders.
 */
export function orderSearchWords(typed: string): string[] {
  const scanned = scannedProductCode(typed);
  if (scanned !== null) return [scanned];
  const text = typed.trim();
  if (numberLike.test(text)) {
    const number = normaliseOrderNumber(text).replaceAll('-', '');
    return number.length < limits.orderSearchPart ? [] : [number];
  }
  const words = foldForSearch(text.replace(/^#+/, ''))
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  return words.some((word) => word.length >= limits.orderSearchPart) ? words : [];
}
