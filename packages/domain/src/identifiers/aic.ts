import { checkLastDigit, crossSum, digitAt, type CodeCheck } from './code-check.ts';

/** Check digit of the first eight digits of an Italian AIC or MINSAN code (weights 1 and 2, cross sums, mod 10). */
export function aicCheckDigit(firstEight: string): string {
  let sum = 0;
  for (let index = 0; index < 8; index += 1) {
    const digit = digitAt(firstEight, index);
    sum += index % 2 === 0 ? digit : crossSum(digit * 2);
  }
  return String(sum % 10);
}

/** Checks an Italian AIC / MINSAN code of nine digits, parapharmacy (8…, 9…) included; shorter ones are padded. */
export function checkAic(typed: string): CodeCheck {
  if (!/^\d{6,9}$/.test(typed)) return { result: 'wrong_format' };
  const code = typed.padStart(9, '0');
  return checkLastDigit(code, aicCheckDigit(code));
}
