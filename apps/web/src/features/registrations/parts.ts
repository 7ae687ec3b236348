import type { RegistrationField } from '@offizin/domain/registrations/steps';

/** Into which cards the fields of the steps are grouped, in the order of the form. */
const partsByField = {
  shop: ['businessType', 'country', 'shopName', 'website'],
  company: ['legalName', 'vatNumber', 'commercialRegister'],
  professional: ['licence', 'ikNumber', 'professionalNumber'],
  account: ['accountHolder', 'iban', 'bic'],
  person: ['firstName', 'lastName', 'birthDate', 'phonePrefix', 'phoneNumber'],
  address: ['street', 'postalCode', 'city', 'region'],
} as const satisfies Readonly<Record<string, readonly RegistrationField[]>>;

export type FormPart = keyof typeof partsByField;
const formParts = Object.keys(partsByField) as readonly FormPart[];

/** These fields by their cards; a card without any of them is left out. */
export function partsOf(fields: readonly RegistrationField[]): { part: FormPart; fields: RegistrationField[] }[] {
  return formParts
    .map((part) => ({ part, fields: partsByField[part].filter((field) => fields.includes(field)) }))
    .filter((each) => each.fields.length > 0);
}
