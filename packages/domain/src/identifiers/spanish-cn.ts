import { checkLastDigit, type CodeCheck } from './code-check.ts';
import { gtinCheckDigit } from './gtin.ts';

const prefix = '847000';

/** The optional seventh digit of a Spanish national code: the check digit of its EAN-13. */
export function cnControlDigit(cn6: string): string {
  return gtinCheckDigit(prefix + cn6);
}

/** The EAN-13 on packs of a six-digit Spanish national code. */
export function cnToEan(cn6: string): string {
  return prefix + cn6 + cnControlDigit(cn6);
}

/** Checks a Spanish CN: six digits always pass, a seventh (with or without a dot) only warns; stored as six. */
export function checkSpanishCn(typed: string): CodeCheck {
  const match = /^(\d{6})\.?(\d)?$/.exec(typed);
  const cn6 = match?.[1];
  if (cn6 === undefined || typed.endsWith('.')) return { result: 'wrong_format' };
  const control = match?.[2];
  if (control === undefined) return { result: 'valid', code: cn6 };
  const check = checkLastDigit(control, cnControlDigit(cn6), 'warning');
  return check.result === 'wrong_format' ? check : { ...check, code: cn6 };
}
