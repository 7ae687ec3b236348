import { checkLastDigit, digitAt, type CodeCheck } from './code-check.ts';

/** Check digit of the first seven digits of a PZN-8; null where the rule gives 10 and no such PZN exists. */
export function pznCheckDigit(firstSeven: string): string | null {
  let sum = 0;
  for (let index = 0; index < 7; index += 1) sum += digitAt(firstSeven, index) * (index + 1);
  const rest = sum % 11;
  return rest === 10 ? null : String(rest);
}

/** Checks a German PZN; one of seven digits is padded to eight. */
export function checkPzn(typed: string): CodeCheck {
  if (!/^\d{7,8}$/.test(typed)) return { result: 'wrong_format' };
  const code = typed.padStart(8, '0');
  return checkLastDigit(code, pznCheckDigit(code.slice(0, 7)));
}
