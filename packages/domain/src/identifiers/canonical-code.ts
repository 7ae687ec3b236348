import { aicCheckDigit } from './aic.ts';
import { cip13Of } from './cip.ts';
import { isDigits } from './code-check.ts';
import { codeSystems, type CodeSystemId } from './code-systems.ts';
import { cnpCheckDigit } from './cnp.ts';
import { hasRightCheckDigit } from './gtin.ts';
import { ntinOf } from './ntin.ts';
import { firstUncheckedPharmacode, pharmacodeCheckDigit } from './pharmacode.ts';
import { pznCheckDigit } from './pzn.ts';
import { cnControlDigit, cnToEan } from './spanish-cn.ts';

/** The number of digits in which each system's codes are stored and compared. */
export const codeLength: Readonly<Record<CodeSystemId, number>> = {
  pzn: 8,
  cn: 6,
  cip: 13,
  cnp: 7,
  aic: 9,
  pharmacode: 7,
};

/**
 * A code as it is stored and compared: the digits of its system's length, a CN without its control digit, a CIP-7 as
 * CIP-13. Null for what no code of the system can be, and for check digits that are wrong beyond doubt.
 */
export function canonicalCode(system: CodeSystemId, typed: string): string | null {
  const check = codeSystems[system].check(typed);
  if (check.result === 'wrong_format') return null;
  if (check.result === 'wrong_check_digit' && check.severity === 'error') return null;
  return system === 'cip' && check.code.length === 7 ? cip13Of(check.code) : check.code;
}

/** The national code that a GTIN of 14 digits carries, by the prefix of the system; null where it carries none. */
export function codeInGtin(system: CodeSystemId, gtin: string): string | null {
  if (gtin.length !== 14 || !isDigits(gtin)) return null;
  if (system === 'cn') return gtin.startsWith('0847000') ? gtin.slice(7, 13) : null;
  if (system === 'pzn') return gtin.startsWith('04150') ? gtin.slice(5, 13) : null;
  if (system === 'cip') return gtin.startsWith('03400') || gtin.startsWith('03401') ? gtin.slice(1) : null;
  return null;
}

/** The GTIN of 14 digits that belongs to a canonical national code; null where the code does not decide it. */
export function gtinOfCode(system: CodeSystemId, code: string): string | null {
  if (system === 'cn') return `0${cnToEan(code)}`;
  if (system === 'pzn') return `0${ntinOf(code)}`;
  return system === 'cip' ? `0${code}` : null;
}

const passes: Readonly<Record<CodeSystemId, (digits: string) => boolean>> = {
  pzn: (digits) => digits[7] === pznCheckDigit(digits),
  cn: () => true,
  cip: (digits) => (digits.startsWith('3400') || digits.startsWith('3401')) && hasRightCheckDigit(digits),
  cnp: (digits) => digits[6] === cnpCheckDigit(digits),
  aic: (digits) => digits[8] === aicCheckDigit(digits),
  pharmacode: (digits) =>
    Number(digits) >= firstUncheckedPharmacode || digits[6] === pharmacodeCheckDigit(digits.slice(0, 6)),
};

/** Whether a text is a code as it is stored, its check digit right: the quick test of most rows of a file. */
export function isCanonicalCode(system: CodeSystemId, text: string): boolean {
  return text.length === codeLength[system] && isDigits(text) && passes[system](text);
}

/** The canonical code of a text that is right as it is, a CN's control digit included; null for all others. */
export function rightCode(system: CodeSystemId, text: string): string | null {
  if (isCanonicalCode(system, text)) return text;
  if (system !== 'cn' || text.length !== 8 || text[6] !== '.') return null;
  const code = text.slice(0, 6);
  return isDigits(code) && text[7] === cnControlDigit(code) ? code : null;
}
