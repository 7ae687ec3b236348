import { countrySpecs, isSEPACountry, isValidBIC, validateIBAN, ValidationErrorsIBAN } from 'ibantools';

/** What is wrong with an IBAN, and where; never what the right one would be. */
export type IbanFault =
  | { readonly code: 'iban.unknown_country'; readonly country: string }
  | { readonly code: 'iban.length'; readonly country: string; readonly expected: number; readonly given: number }
  /** Counted from 1 over the characters without spaces. */
  | { readonly code: 'iban.character'; readonly position: number; readonly character: string }
  /** Bank and branch agree with their check digit, the account does not agree with its own. */
  | { readonly code: 'iban.account'; readonly digits: number }
  | { readonly code: 'iban.bank' }
  | { readonly code: 'iban.check_digits' };

/** Without the spaces and dashes that people type, in capital letters. */
export const plainIban = (typed: string): string =>
  typed
    .replace(/[\s\p{Pd}\p{Cf}.]/gu, '')
    .replace(/^IBAN:?/i, '')
    .toUpperCase();

/** Its country and last four characters only. */
export const maskedIban = (iban: string): string => `${plainIban(iban).slice(0, 2)} ··· ${plainIban(iban).slice(-4)}`;

/** The shapes of a country's characters behind its letters, one each: `[0-9]{18}` becomes eighteen times `[0-9]`. */
function shapesOf(pattern: string): string[] {
  const groups = [...pattern.matchAll(/(\[[^[\]]{1,12}\])(?:\{(\d{1,2})\})?/g)];
  return groups.flatMap(([, shape = '', times]) => Array.from({ length: Number(times ?? 1) }, () => shape));
}

function misplaced(iban: string, pattern: string): IbanFault | null {
  const shapes = ['[A-Z]', '[A-Z]', '[0-9]', '[0-9]', ...shapesOf(pattern)];
  const at = [...iban].findIndex((character, index) => !new RegExp(shapes[index] ?? '[A-Z0-9]').test(character));
  return at < 0 ? null : { code: 'iban.character', position: at + 1, character: iban[at] ?? '' };
}

const spanishWeights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

function spanishCheckDigit(digits: string): number {
  const sum = [...digits.padStart(10, '0')].reduce(
    (all, digit, at) => all + Number(digit) * (spanishWeights[at] ?? 0),
    0,
  );
  return [0, 1][(11 - (sum % 11)) % 11] ?? (11 - (sum % 11)) % 10;
}

/** Spanish accounts have a check digit for bank and branch and one for the account: they say on which side to look. */
function spanishFault(iban: string): IbanFault | null {
  const isBankRight = spanishCheckDigit(iban.slice(4, 12)) === Number(iban[12]);
  const isAccountRight = spanishCheckDigit(iban.slice(14)) === Number(iban[13]);
  if (isBankRight === isAccountRight) return null;
  return isBankRight ? { code: 'iban.account', digits: 10 } : { code: 'iban.bank' };
}

/** What is wrong with a typed IBAN; null where nothing is. */
export function ibanFault(typed: string): IbanFault | null {
  const iban = plainIban(typed);
  const country = iban.slice(0, 2);
  const { valid, errorCodes } = validateIBAN(iban, { allowQRIBAN: false });
  if (valid) return null;
  if (!/^[A-Z]{2}/.test(iban)) {
    const position = /^[A-Z]/.test(iban) ? 2 : 1;
    return { code: 'iban.character', position, character: iban[position - 1] ?? '' };
  }
  const spec = countrySpecs[country as keyof typeof countrySpecs];
  const expected = spec?.chars ?? null;
  if (errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry) || expected === null)
    return { code: 'iban.unknown_country', country };
  if (iban.length !== expected) return { code: 'iban.length', country, expected, given: iban.length };
  const wrong = misplaced(iban, spec?.bban_regexp ?? '');
  return wrong ?? (country === 'ES' ? spanishFault(iban) : null) ?? { code: 'iban.check_digits' };
}

export const plainBic = (typed: string): string => typed.replace(/[\s\p{Cf}]/gu, '').toUpperCase();

/** Whether it is a BIC (SWIFT code) of eight or eleven characters with a country that exists. */
export const isBic = (typed: string): boolean => isValidBIC(plainBic(typed));

/** Territories whose banks have letters of their own in BICs, and accounts of their country. */
const territories: Readonly<Record<string, string>> = {
  FR: 'GF GP MQ RE YT PM BL MF PF NC WF TF MC',
  GB: 'GG JE IM',
  FI: 'AX',
};

/** Whether a bank with these letters in its BIC can keep accounts of a country, both by ISO 3166-1. */
export const isBankOf = (bank: string, account: string): boolean =>
  bank === account || (territories[account]?.split(' ').includes(bank) ?? false);

/** Payments within SEPA find the bank by the IBAN alone; elsewhere the BIC is needed beside it. */
export function needsBic(typedIban: string): boolean {
  const country = plainIban(typedIban).slice(0, 2);
  return country in countrySpecs && !isSEPACountry(country);
}
