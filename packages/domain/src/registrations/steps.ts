import { webAddressLength } from '../company/web-address.ts';

export const registrationSteps = ['shop', 'company', 'contact', 'terms'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** The fields of the steps in the order of the form, with the most characters of each. */
export const stepFields = {
  shop: { businessType: 40, country: 2, shopName: 100, website: webAddressLength },
  company: {
    legalName: 150,
    vatNumber: 20,
    commercialRegister: 30,
    licence: 40,
    ikNumber: 9,
    professionalNumber: 30,
    accountHolder: 100,
    iban: 42,
    bic: 14,
  },
  contact: {
    firstName: 60,
    lastName: 80,
    birthDate: 10,
    phonePrefix: 5,
    phoneNumber: 25,
    street: 150,
    postalCode: 10,
    city: 80,
    region: 4,
  },
  terms: {},
} as const satisfies Readonly<Record<RegistrationStep, Readonly<Record<string, number>>>>;

type FieldsOf<S extends RegistrationStep> = keyof (typeof stepFields)[S];
export type RegistrationField = { [S in RegistrationStep]: FieldsOf<S> }[RegistrationStep];

/** What was typed so far; a field that is missing is empty. */
export type RegistrationAnswers = Readonly<Partial<Record<RegistrationField, string>>>;

export const registrationFields = Object.values(stepFields).flatMap((fields) =>
  Object.keys(fields),
) as RegistrationField[];

export const stepOf = (field: RegistrationField): RegistrationStep =>
  registrationSteps.find((step) => field in stepFields[step]) ?? 'shop';

const lengths: Readonly<Record<RegistrationField, number>> = {
  ...stepFields.shop,
  ...stepFields.company,
  ...stepFields.contact,
};

export const maxLength = (field: RegistrationField): number => lengths[field];

/** Numbers that people group and put a name before: what is typed may be longer than what is kept. */
const roomToType = 20;
const grouped: ReadonlySet<RegistrationField> = new Set(['vatNumber', 'ikNumber', 'bic', 'postalCode', 'phoneNumber']);

/** The most characters that can be typed for an answer. */
export const typedLength = (field: RegistrationField): number => lengths[field] + (grouped.has(field) ? roomToType : 0);
