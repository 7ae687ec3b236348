import { checkLastDigit, crossSum, digitsOf, type CodeCheck } from './code-check.ts';

/** Check digit of the first six digits of a Portuguese CNP: Luhn, from the second digit on for codes 8… and 9…. */
export function cnpCheckDigit(firstSix: string): string {
  const counted = /^[89]/.test(firstSix) ? firstSix.slice(1) : firstSix;
  const fromRight = digitsOf(counted).toReversed();
  const sum = fromRight.reduce((total, digit, index) => total + crossSum(digit * (index % 2 === 0 ? 2 : 1)), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Checks a Portuguese CNP of seven digits; check digits are not reliable for codes that begin with 0, 1, 6 or 7. */
export function checkCnp(typed: string): CodeCheck {
  if (!/^\d{7}$/.test(typed)) return { result: 'wrong_format' };
  return checkLastDigit(typed, cnpCheckDigit(typed.slice(0, 6)), /^[2-589]/.test(typed) ? 'error' : 'warning');
}
