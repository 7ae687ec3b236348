import { checkLastDigit, type CodeCheck } from './code-check.ts';
import { gtinCheckDigit } from './gtin.ts';

/** The CIP-13 of a French CIP-7. */
export function cip13Of(cip7: string): string {
  const body = `34009${cip7}`;
  return body + gtinCheckDigit(body);
}

/** Checks a French code: CIP-13 (prefix 3400), ACL-13 (3401), or a CIP-7, which has no reliable check digit. */
export function checkCip(typed: string): CodeCheck {
  if (/^\d{7}$/.test(typed)) return { result: 'valid', code: typed };
  if (!/^340[01]\d{9}$/.test(typed)) return { result: 'wrong_format' };
  return checkLastDigit(typed, gtinCheckDigit(typed.slice(0, -1)));
}
