import { checkLastDigit, digitsOf, weightedSum, type CodeCheck } from './code-check.ts';

/** Check digit of a GTIN without its last digit, whatever its length (mod 10, weights 3 and 1 from the right). */
export function gtinCheckDigit(body: string): string {
  const fromRight = digitsOf(body).toReversed();
  const sum = weightedSum(fromRight, (index) => (index % 2 === 0 ? 3 : 1));
  return String((10 - (sum % 10)) % 10);
}

/** Checks a GTIN-8, -12, -13 or -14; codes that shops number themselves (prefix 2 or 02) are refused. */
export function checkGtin(typed: string): CodeCheck {
  if (!/^(\d{8}|\d{12,14})$/.test(typed) || isInStoreCode(typed)) return { result: 'wrong_format' };
  return checkLastDigit(typed, gtinCheckDigit(typed.slice(0, -1)));
}

function isInStoreCode(gtin: string): boolean {
  return gtin.length === 8 ? gtin.startsWith('2') : /^0?2/.test(gtin14(gtin).slice(1));
}

/** The 14 digits by which GTINs of different lengths are compared. */
export function gtin14(gtin: string): string {
  return gtin.padStart(14, '0');
}
