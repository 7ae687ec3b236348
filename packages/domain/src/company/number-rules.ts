import { ibanFault, isBankOf, isBic, plainBic, plainIban } from './bank-account.ts';
import type { FieldFault, TextRule } from './field-fault.ts';
import { matching } from './text-rules.ts';
import { isVatNumber, plainVatNumber } from './vat-number.ts';

/** The countries whose VAT numbers end with their check digit. */
const endsWithCheckDigit: ReadonlySet<string> = new Set(['DE', 'IT', 'PT']);

/** The digit that would make a number right, where there is exactly one. */
function expectedDigit(typed: string, country: string): string | null {
  const number = plainVatNumber(typed, country);
  if (!endsWithCheckDigit.has(country) || !/\d$/.test(number)) return null;
  const right = [...'0123456789'].filter((digit) => isVatNumber(number.slice(0, -1) + digit, country));
  return right.length === 1 ? (right[0] ?? null) : null;
}

/** What is wrong with a VAT number of a country (VAL-03). */
export function vatFault(typed: string, country: string): FieldFault | null {
  if (isVatNumber(typed, country)) return null;
  const expected = expectedDigit(typed, country);
  if (expected === null) return { code: 'INVALID_VAT_NUMBER' };
  return { code: 'INVALID_VAT_NUMBER', params: { expected, given: plainVatNumber(typed, country).slice(-1) } };
}

/** Never says what the right account would be. */
export const ibanRule: TextRule = (value) => (ibanFault(value) === null ? null : { code: 'INVALID_IBAN' });

/** What is wrong with a BIC: its shape, or that its bank is in another country than the account. */
export function swiftFault(bic: string, iban: string): FieldFault | null {
  if (!isBic(bic)) return { code: 'INVALID_SWIFT_CODE', params: { given: plainBic(bic).length } };
  const [bank, account] = [plainBic(bic).slice(4, 6), plainIban(iban).slice(0, 2)];
  if (ibanFault(iban) !== null || isBankOf(bank, account)) return null;
  return { code: 'field.bank_elsewhere', params: { bank, account } };
}

/** A German register's letters and number, or 0000 of who is in none. */
export const germanRegister: TextRule = matching(/^(?:0000|HR[AB] ?\d{1,6}(?: ?[A-Z]{1,2})?)$/i);

export const isInNoRegister = (number: string): boolean => number.trim() === '0000';
