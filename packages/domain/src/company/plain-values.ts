import { type CompanyContext, isAsked } from './fields.ts';
import { plainValue } from './plain-value.ts';
import { companyFields, type CompanyField, type CompanySection, type CompanyValues, fieldsOf } from './sections.ts';
import { viesNumber, type ViesNumber } from './vat-number.ts';

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
