import { regionsOf } from '../places/places.ts';
import { type CompanyContext, fieldRow, isAsked } from './fields.ts';
import { addressFields, type CompanyField, companyFields, type CompanyValues } from './sections.ts';

/** The parts of an address that are shown as one, where the shop is. */
const inAddress: ReadonlySet<CompanyField> = new Set(addressFields.filter((field) => field !== 'region'));

/** The fields of a company that everybody sees beside its address, in the order of the form; those of nobody else. */
const publicFields: readonly CompanyField[] = companyFields.filter(
  (field) => fieldRow(field).seenBy === 'public' && !inAddress.has(field),
);

export interface PublicFact {
  readonly field: CompanyField;
  readonly value: string;
}

const shownAs = (field: CompanyField, value: string, country: string): string =>
  field === 'region' ? (regionsOf(country).find(({ code }) => code === value)?.name ?? value) : value;

/** What everybody may read of a company, in the order of the form: each field that is filled, asked for and public. */
export const publicFacts = (context: CompanyContext, values: CompanyValues): PublicFact[] =>
  publicFields.flatMap((field) => {
    const value = values[field] ?? '';
    return value === '' || !isAsked(field, context, values)
      ? []
      : [{ field, value: shownAs(field, value, context.country) }];
  });
