import { plainBic, plainIban } from './bank-account.ts';
import { type CompanyContext, isAsked } from './fields.ts';
import { companyFields, type CompanyField, type CompanySection, type CompanyValues, fieldsOf } from './sections.ts';
import { plainVatNumber, viesNumber, type ViesNumber } from './vat-number.ts';

type Plain = (value: string, country: string) => string;
const upper: Plain = (value) => value.replace(/\s+/g, ' ').toUpperCase();

/** The fields that are kept in one way, however they are typed. */
const plain: { readonly [F in CompanyField]?: Plain } = {
  vatNumber: plainVatNumber,
  viesNumber: plainVatNumber,
  commercialRegisterNumber: upper,
  iban: plainIban,
  swift: plainBic,
};

/** A value as it is kept, however it was typed. */
export function plainValue(field: CompanyField, typed: string, country: string): string {
  const value = typed.trim();
  return value === '' ? '' : (plain[field]?.(value, country) ?? value);
}

/** A section as it is kept: only what brand and country ask for, nothing empty. */
export function plainValues(section: CompanySection, context: CompanyContext, values: CompanyValues): CompanyValues {
  const fields: readonly CompanyField[] = fieldsOf(section);
  const kept = fields.filter((field) => isAsked(field, context, values) && (values[field] ?? '').trim() !== '');
  return Object.fromEntries(kept.map((field) => [field, plainValue(field, values[field] ?? '', context.country)]));
}

/** The fields whose values differ. */
export const changedFields = (before: CompanyValues, after: CompanyValues): CompanyField[] =>
  companyFields.filter((field) => (before[field] ?? '') !== (after[field] ?? ''));

/** With which field one is in the European register: a number for it where the country has such, else the VAT number. */
export function viesField(context: CompanyContext): 'viesNumber' | 'vatNumber' {
  return isAsked('viesNumber', context, {}) ? 'viesNumber' : 'vatNumber';
}

/** What the European register is asked about; null where it knows no such number, or none is entered. */
export function askedOfVies(context: CompanyContext, values: CompanyValues): ViesNumber | null {
  return viesNumber(values[viesField(context)] ?? '', context.country);
}
