import { placeOf } from '../places/places.ts';
import { meantLine } from './meant-signs.ts';

/** What stands between digits where somebody groups them, or in front of them as their name: `IK 26 03 26 822`. */
const grouped = /^(?:[\p{L}.:]+[\s:]+)?([\d\s./\-\u2010-\u2015]+)$/u;

/** The digits of a number however they are grouped; a text that is none stays as it is. */
export function meantDigits(typed: string): string {
  const line = meantLine(typed).trim();
  const [, digits] = grouped.exec(line) ?? [];
  return digits === undefined ? line : digits.replace(/\D/g, '');
}

/** A German register's letters and number, with a blank between them: `HRB12345` is `HRB 12345`. */
export function meantRegister(typed: string): string {
  const line = meantLine(typed).replace(/\s+/g, ' ').trim().toUpperCase();
  const [, letters, number, place = ''] =
    /^(HR ?[AB])[ .:-]*(?:NR\.? ?)?(\d{1,6})(?: ?([A-Z]{1,2}))?$/.exec(line) ?? [];
  return letters === undefined ? line : `${letters.replace(' ', '')} ${number}${place && ` ${place}`}`;
}

/** The letters of a country in front of a postcode, as on a parcel: `D-89073`. */
const countryLetters = /^[A-Z]{1,3}-(?=\d)/;

/**
 * A postcode as its country writes it: without the letters in front of it where the country has none, and with the hyphen or
 * blank where only digits were typed (`4050001` is `4050-001` in Portugal).
 */
export function meantPostalCode(typed: string, country: string): string {
  const line = meantLine(typed).replace(/\s+/g, ' ').trim().toUpperCase();
  const example = placeOf(country)?.postalCodeExample ?? '';
  const bare = /^\d/.test(example) ? line.replace(countryLetters, '') : line;
  const parted = /^(\d+)([ -])\d+$/.exec(example);
  const digits = bare.replace(/[\s\-\u2010-\u2015]/g, '');
  if (parted === null || !/^\d+$/.test(digits) || digits.length !== example.length - 1) return bare;
  const [, first = '', mark = ''] = parted;
  return digits.slice(0, first.length) + mark + digits.slice(first.length);
}
