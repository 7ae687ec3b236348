interface PhoneRule {
  readonly country: string;
  readonly prefix: string;
  /** How many digits follow the prefix. */
  readonly digits: readonly [number, number];
}

const rule = (country: string, prefix: string, digits: PhoneRule['digits']): PhoneRule => ({ country, prefix, digits });

/** The prefixes of the countries that are offered, with the lengths of their numbers. */
export const phoneRules: readonly PhoneRule[] = [
  rule('DE', '+49', [5, 12]),
  rule('CH', '+41', [9, 9]),
  rule('ES', '+34', [9, 9]),
  rule('FR', '+33', [9, 9]),
  rule('PT', '+351', [9, 9]),
  rule('IT', '+39', [6, 11]),
  rule('GB', '+44', [9, 10]),
  rule('AT', '+43', [4, 13]),
  rule('BE', '+32', [8, 9]),
  rule('NL', '+31', [9, 9]),
  rule('LU', '+352', [4, 11]),
  rule('IE', '+353', [7, 9]),
  rule('PL', '+48', [9, 9]),
  rule('CZ', '+420', [9, 9]),
  rule('DK', '+45', [8, 8]),
  rule('SE', '+46', [7, 10]),
];

const prefixes: ReadonlyMap<string, PhoneRule> = new Map(phoneRules.map((each) => [each.prefix, each]));

export const isPhonePrefix = (prefix: string): boolean => prefixes.has(prefix);

/** The digits of a number without its prefix; a zero that is dialled only within the country is left out, except in Italy, where it belongs to the number. */
export function plainPhoneNumber(typed: string, prefix: string): string {
  const digits = typed.replace(/[\s().\-/]/g, '');
  return prefix === '+39' ? digits : digits.replace(/^0/, '');
}

/** Whether a number of these digits can exist behind the prefix. */
export function isPhoneNumber(typed: string, prefix: string): boolean {
  const known = prefixes.get(prefix);
  const digits = plainPhoneNumber(typed, prefix);
  return (
    known !== undefined && /^\d+$/.test(digits) && digits.length >= known.digits[0] && digits.length <= known.digits[1]
  );
}

export const prefixOf = (country: string): string => phoneRules.find((each) => each.country === country)?.prefix ?? '';
