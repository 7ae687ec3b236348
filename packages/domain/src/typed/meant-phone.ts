import { phoneRules, plainPhoneNumber } from '../company/phone-number.ts';
import { meantLine } from './meant-signs.ts';

export interface Phone {
  readonly prefix: string;
  readonly number: string;
}

/** A longer prefix is not a shorter one with more digits. */
const byLength = phoneRules.toSorted((one, other) => other.prefix.length - one.prefix.length);

/** The zero in brackets, dialled only within the country: `+49 (0)731`. */
const bracketedZero = /\(0\)/;

/**
 * A phone number as it was meant: one that begins with +49 or 0049 chooses its country, whatever was chosen before. The number
 * is without what is dialled only at home; one that names no known country stays as it is.
 */
export function meantPhone({ prefix, number }: Phone): Phone {
  const typed = meantLine(number).trim();
  const international = typed
    .replace(bracketedZero, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  const known = byLength.find((rule) => international.startsWith(rule.prefix));
  if (known === undefined) return { prefix: meantLine(prefix), number: typed };
  return { prefix: known.prefix, number: plainPhoneNumber(international.slice(known.prefix.length), known.prefix) };
}
