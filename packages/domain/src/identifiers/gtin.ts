import { digitAt, isDigits } from './code-check.ts';

/** Check digit of a GTIN without its last digit, whatever its length (mod 10, weights 3 and 1 from the right). */
export function gtinCheckDigit(body: string): string {
  let sum = 0;
  let weight = 3;
  for (let index = body.length - 1; index >= 0; index -= 1) {
    sum += digitAt(body, index) * weight;
    weight = 4 - weight;
  }
  return String((10 - (sum % 10)) % 10);
}

/** Whether the last digit of a GTIN of any length is right; for texts of digits only. */
export function hasRightCheckDigit(gtin: string): boolean {
  let sum = 0;
  let weight = 1;
  for (let index = gtin.length - 1; index >= 0; index -= 1) {
    sum += digitAt(gtin, index) * weight;
    weight = 4 - weight;
  }
  return sum % 10 === 0;
}

/** Whether a text is a GTIN that names one product everywhere: its length, its check digit, no prefix of a shop's own. */
export function isGtin(text: string): boolean {
  const { length } = text;
  if (length !== 13 && length !== 12 && length !== 14 && length !== 8) return false;
  return isDigits(text) && hasRightCheckDigit(text) && !isInStoreCode(text);
}

/** Whether shops number the product themselves (prefix 2 or 02); such a code means nothing outside of the shop. */
export function isInStoreCode(gtin: string): boolean {
  if (gtin.length === 8) return gtin.startsWith('2');
  if (gtin.length === 12) return gtin.startsWith('2');
  // In 14 digits the first one is that of the packing.
  const start = gtin.length - 13;
  return gtin[start] === '2' || (gtin[start] === '0' && gtin[start + 1] === '2');
}

/** The 14 digits by which GTINs of different lengths are compared. */
export function gtin14(gtin: string): string {
  return gtin.padStart(14, '0');
}
