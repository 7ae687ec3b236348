import { countryCodes, type Place, places } from '../places/places.ts';

interface PhoneRule {
  readonly country: string;
  readonly prefix: string;
  /** How many digits follow the prefix. */
  readonly digits: readonly [number, number];
  /** What is dialled before a number only within the country. */
  readonly trunk: string;
}

const ruleOf = (country: string, { phonePrefix, phoneDigits, phoneTrunk }: Place): PhoneRule => ({
  country,
  prefix: phonePrefix,
  digits: phoneDigits,
  trunk: phoneTrunk,
});

/** The prefixes of the countries that are offered, with the lengths of their numbers. */
export const phoneRules: readonly PhoneRule[] = countryCodes.map((country) => ruleOf(country, places[country]));

const prefixes: ReadonlyMap<string, PhoneRule> = new Map(phoneRules.map((each) => [each.prefix, each]));

export const isPhonePrefix = (prefix: string): boolean => prefixes.has(prefix);

/** The digits of a number without its prefix; what is dialled only within the country is left out. */
export function plainPhoneNumber(typed: string, prefix: string): string {
  const digits = typed.replace(/[\s().\-/]/g, '');
  const trunk = prefixes.get(prefix)?.trunk ?? '0';
  return digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
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
