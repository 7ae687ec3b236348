import {
  austria,
  belgium,
  bulgaria,
  checkVAT,
  type Country,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
  switzerland,
  unitedKingdom,
} from 'jsvat-next';
import { type CountryCode, isCountryCode, placeOf, places } from '../places/places.ts';
import { isLetteredFrenchKey } from './french-vat-key.ts';

/** Shapes and check digits of the VAT numbers of every country in which shops can be. */
const vatRules: Readonly<Record<CountryCode, Country>> = {
  DE: germany,
  CH: switzerland,
  ES: spain,
  FR: france,
  PT: portugal,
  IT: italy,
  CY: cyprus,
  PL: poland,
  AT: austria,
  NL: netherlands,
  DK: denmark,
  SI: slovenia,
  BE: belgium,
  CZ: czechRepublic,
  SE: sweden,
  EE: estonia,
  HU: hungary,
  BG: bulgaria,
  HR: croatia,
  FI: finland,
  GR: greece,
  IE: ireland,
  LV: latvia,
  LT: lithuania,
  LU: luxembourg,
  MT: malta,
  RO: romania,
  SK: slovakiaRepublic,
  GB: unitedKingdom,
};

/** What people put between the digits: spaces, dots, dashes and slashes of any kind, and signs without a width. */
const separators = /[\s\p{Pd}\p{Cf}./\\,:;·_]/gu;

/** Keys with letters, which the library takes without a check. */
const letteredFrench = /^FR(?=[A-Z\d]?[A-Z])/;

function checks(number: string, country: CountryCode): boolean {
  if (letteredFrench.test(number)) return country === 'FR' && isLetteredFrenchKey(number.slice(2));
  return number.startsWith(places[country].vatPrefix) && checkVAT(number, [vatRules[country]]).isValid;
}

/** With what a number may begin that lacks the letters of its register: those letters, or the part of them that is missing. */
const completions = ({ vatPrefix }: { readonly vatPrefix: string }, number: string, country: string): string[] => [
  `${vatPrefix}${number}`,
  `${vatPrefix.slice(0, 2)}${number}`,
  ...(number.startsWith(country) ? [`${vatPrefix}${number.slice(country.length)}`] : []),
];

/**
 * A VAT number as it is kept: in capital letters, without what people type between its digits, and with the letters of its
 * country where they were left out and what is there checks with them (`B58378431` of a Spanish document).
 */
export function plainVatNumber(typed: string, country: string): string {
  const number = typed.replace(separators, '').toUpperCase();
  const place = placeOf(country);
  if (place === undefined || !isCountryCode(country) || checks(number, country)) return number;
  return completions(place, number, country).find((each) => checks(each, country)) ?? number;
}

/** Whether it is a VAT number of the country, by its shape and its check digits. */
export const isVatNumber = (typed: string, country: string): boolean =>
  isCountryCode(country) && checks(plainVatNumber(typed, country), country);

export const vatExample = (country: string): string => placeOf(country)?.vatExample ?? '';

export interface ViesNumber {
  readonly countryCode: string;
  readonly vatNumber: string;
}

/** A number as VIES is asked for it; null where VIES does not know the country's numbers. */
export function viesNumber(typed: string, country: string): ViesNumber | null {
  if (placeOf(country)?.isInUnion !== true || !isVatNumber(typed, country)) return null;
  const number = plainVatNumber(typed, country);
  return { countryCode: number.slice(0, 2), vatNumber: number.slice(2) };
}

/** Switzerland's register writes its numbers `CHE-107.310.525`; they are kept without what is between the digits. */
const swiss = /^CHE(\d{3})(\d{3})(\d{3})$/;

export const isSwissVatNumber = (number: string): boolean => swiss.test(number);

export const shownSwissVatNumber = (number: string): string => number.replace(swiss, 'CHE-$1.$2.$3');
