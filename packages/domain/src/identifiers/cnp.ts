import { checkLastDigit, crossSum, digitAt, type CodeCheck } from './code-check.ts';

/** Check digit of the first six digits of a Portuguese CNP: Luhn, from the second digit on for codes 8… and 9…. */
export function cnpCheckDigit(firstSix: string): string {
  let sum = 0;
  for (let index = digitAt(firstSix, 0) >= 8 ? 1 : 0; index < 6; index += 1) {
    const digit = digitAt(firstSix, index);
    sum += index % 2 === 0 ? digit : crossSum(digit * 2);
  }
  return String((10 - (sum % 10)) % 10);
}

/** Checks a Portuguese CNP of seven digits; check digits are not reliable for codes that begin with 0, 1, 6 or 7. */
export function checkCnp(typed: string): CodeCheck {
  if (!/^\d{7}$/.test(typed)) return { result: 'wrong_format' };
  return checkLastDigit(typed, cnpCheckDigit(typed.slice(0, 6)), /^[2-589]/.test(typed) ? 'error' : 'warning');
}
