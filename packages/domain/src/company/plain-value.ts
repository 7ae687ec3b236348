import { meantDigits, meantPostalCode, meantRegister } from '../typed/meant-numbers.ts';
import { meantLine } from '../typed/meant-signs.ts';
import { plainBic, plainIban } from './bank-account.ts';
import type { CompanyField } from './sections.ts';
import { plainVatNumber } from './vat-number.ts';

type Plain = (value: string, country: string) => string;

const register: Plain = (value, country) =>
  country === 'DE' ? meantRegister(value) : value.replace(/\s+/g, ' ').toUpperCase();

/** The fields that are kept in one way, however they are typed. */
const plain: { readonly [F in CompanyField]?: Plain } = {
  postalCode: meantPostalCode,
  vatNumber: plainVatNumber,
  viesNumber: plainVatNumber,
  commercialRegisterNumber: register,
  ikNumber1: meantDigits,
  ikNumber2: meantDigits,
  ikNumber3: meantDigits,
  lanr: meantDigits,
  iban: plainIban,
  swift: plainBic,
};

/** A value as it is meant and kept, however it was typed. `country` is the shop's. */
export function plainValue(field: CompanyField, typed: string, country: string): string {
  const value = meantLine(typed).trim();
  return value === '' ? '' : (plain[field]?.(value, country) ?? value);
}
