import { crossSum, digitAt } from '../identifiers/code-check.ts';
import type { TextRule } from './field-fault.ts';
import { allOf, number } from './text-rules.ts';

/** Check digit of an IK: the digits 3 to 8 times 2, 1, 2, 1, 2, 1, their cross sums added up, mod 10. */
export function ikCheckDigit(ik: string): string {
  let sum = 0;
  for (let at = 2; at < 8; at += 1) sum += crossSum(digitAt(ik, at) * (at % 2 === 0 ? 2 : 1));
  return String(sum % 10);
}

/** Check digit of a LANR, its seventh digit: the six before it times 4, 9, 4, 9, 4, 9, up to the next ten. */
export function lanrCheckDigit(lanr: string): string {
  let sum = 0;
  for (let at = 0; at < 6; at += 1) sum += digitAt(lanr, at) * (at % 2 === 0 ? 4 : 9);
  return String((10 - (sum % 10)) % 10);
}

/** Names the digit that a number needs at a place, and the one that it has there. */
const withCheckDigit =
  (at: number, checkDigitOf: (value: string) => string): TextRule =>
  (value) => {
    const [expected, given] = [checkDigitOf(value), value[at] ?? ''];
    return expected === given ? null : { code: 'field.check_digit', params: { expected, given } };
  };

/** The number of an institution that German health insurers pay (Institutionskennzeichen). */
export const ikRule: TextRule = allOf(number(9), withCheckDigit(8, ikCheckDigit));

/** The number that a doctor keeps for life (Lebenslange Arztnummer). */
export const lanrRule: TextRule = allOf(number(9), withCheckDigit(6, lanrCheckDigit));
