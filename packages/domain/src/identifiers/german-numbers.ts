import { checkLastDigit, crossSum, digitAt, type CodeCheck } from './code-check.ts';

/** Checks a German IK of nine digits: the ninth is that of digits 3 to 8 (weights 2 and 1, cross sums, mod 10). */
export function checkIk(typed: string): CodeCheck {
  if (!/^\d{9}$/.test(typed)) return { result: 'wrong_format' };
  let sum = 0;
  for (let index = 2; index < 8; index += 1) sum += crossSum(digitAt(typed, index) * (index % 2 === 0 ? 2 : 1));
  return checkLastDigit(typed, String(sum % 10));
}

/** Checks a German LANR of nine digits: the seventh is that of the first six (weights 4 and 9, mod 10). */
export function checkLanr(typed: string): CodeCheck {
  if (!/^\d{9}$/.test(typed)) return { result: 'wrong_format' };
  let sum = 0;
  for (let index = 0; index < 6; index += 1) sum += digitAt(typed, index) * (index % 2 === 0 ? 4 : 9);
  const expected = String((10 - (sum % 10)) % 10);
  if (typed[6] === expected) return { result: 'valid', code: typed };
  return { result: 'wrong_check_digit', code: typed, expected, severity: 'error' };
}
