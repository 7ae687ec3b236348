import { checkLastDigit, type CodeCheck } from './code-check.ts';
import { gtinCheckDigit } from './gtin.ts';
import { pznCheckDigit } from './pzn.ts';

/** From about here on Pharmacodes are given without a check digit. */
export const firstUncheckedPharmacode = 7_280_000;

/** Check digit of the first six digits of a Swiss Pharmacode (the rule of PZN-7); null where none exists. */
export function pharmacodeCheckDigit(firstSix: string): string | null {
  return pznCheckDigit(`0${firstSix}`);
}

/** Checks a Swiss Pharmacode, padded to seven digits; a wrong check digit is never more than a warning. */
export function checkPharmacode(typed: string): CodeCheck {
  if (!/^\d{4,7}$/.test(typed)) return { result: 'wrong_format' };
  const code = typed.padStart(7, '0');
  if (Number(code) >= firstUncheckedPharmacode) return { result: 'valid', code };
  return checkLastDigit(code, pharmacodeCheckDigit(code.slice(0, 6)), 'warning');
}

/** The GTIN-13 of a Swiss medicine: 7680, its five-digit authorisation number, its three-digit pack, check digit. */
export function swissMedicineGtin(authorisation: string, pack: string): string {
  const body = `7680${authorisation}${pack}`;
  return body + gtinCheckDigit(body);
}
