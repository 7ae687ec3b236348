import { type BusinessType, businessTypes } from '../access/seller-kinds.ts';
import { type BrandId, brands } from '../brand/brands.ts';
import { ibanFault, isBic, needsBic } from '../company/bank-account.ts';
import { isAdultsBirthDate } from '../company/birth-date.ts';
import { isPhoneNumber, isPhonePrefix } from '../company/phone-number.ts';
import { isPostalCode } from '../company/postal-code.ts';
import { regionsOf } from '../company/regions.ts';
import { isVatNumber } from '../company/vat-number.ts';
import { isWebsite, webAddressLength } from '../company/web-address.ts';

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

export type AnswerFault = 'field.required' | 'field.invalid' | 'field.not_available';

const isPharmacy = (type: string | undefined): boolean => type === ('pharmacy_or_parapharmacy' satisfies BusinessType);

/** Letters of any script, digits, spaces and `.,'’-&/()+` (VAL-01). */
const plainText = /^[\p{L}\p{M}\d .,'’\-&/()+ºª]+$/u;
/** A register's letters and number, or 0000 of who has none. */
const register = /^(?:0000|HR[AB] ?\d{1,8}(?: ?[A-Z]{1,2})?)$/i;

/** In the light of what an answer is judged. */
export interface AnswerContext {
  readonly brand: BrandId;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

interface FieldRule {
  /** Whether it is part of the form at all. */
  readonly asked?: (answers: RegistrationAnswers) => boolean;
  /** Whether it may stay empty. */
  readonly optional?: (answers: RegistrationAnswers) => boolean;
  readonly isValid: (value: string, answers: RegistrationAnswers, context: AnswerContext) => boolean;
}

const text: FieldRule = { isValid: (value) => plainText.test(value) };
const isGermanPharmacy = ({ businessType, country }: RegistrationAnswers) =>
  isPharmacy(businessType) && country === 'DE';

/** One rule for each field, which browser and server ask. */
const rules: Readonly<Record<RegistrationField, FieldRule>> = {
  businessType: { isValid: (value) => businessTypes.some((type) => type === value) },
  country: { isValid: (value) => /^[A-Z]{2}$/.test(value) },
  shopName: text,
  website: { optional: () => true, isValid: isWebsite },
  legalName: text,
  vatNumber: { isValid: (value, { country = '' }) => isVatNumber(value, country) },
  commercialRegister: { asked: ({ country }) => country === 'DE', isValid: (value) => register.test(value) },
  licence: { asked: ({ businessType }) => isPharmacy(businessType), isValid: (value) => plainText.test(value) },
  ikNumber: { asked: isGermanPharmacy, isValid: (value) => /^\d{9}$/.test(value) },
  professionalNumber: {
    asked: (answers) => isPharmacy(answers.businessType) && answers.country !== 'DE',
    isValid: (value) => plainText.test(value),
  },
  accountHolder: text,
  iban: { isValid: (value) => ibanFault(value) === null },
  bic: { optional: ({ iban = '' }) => !needsBic(iban), isValid: isBic },
  firstName: text,
  lastName: text,
  birthDate: { isValid: (value, _answers, { today }) => isAdultsBirthDate(value, today) },
  phonePrefix: { isValid: isPhonePrefix },
  phoneNumber: { isValid: (value, { phonePrefix = '' }) => isPhoneNumber(value, phonePrefix) },
  street: text,
  postalCode: { isValid: (value, { country = '' }) => isPostalCode(value, country) },
  city: text,
  region: {
    asked: ({ country = '' }) => regionsOf(country).length > 0,
    isValid: (value, { country = '' }) => regionsOf(country).some(({ code }) => code === value),
  },
};

export const isAsked = (field: RegistrationField, answers: RegistrationAnswers): boolean =>
  rules[field].asked?.(answers) ?? true;

export const mayBeEmpty = (field: RegistrationField, answers: RegistrationAnswers): boolean =>
  rules[field].optional?.(answers) ?? false;

/** Whether a copy of the licence can be handed in: it is no answer, and may come after them. */
export const takesLicence = ({ businessType }: RegistrationAnswers): boolean => isPharmacy(businessType);

/** What is wrong with an answer, in the light of the others; null where nothing is, or where it is not asked for. */
export function answerFault(
  field: RegistrationField,
  answers: RegistrationAnswers,
  context: AnswerContext,
): AnswerFault | null {
  if (!isAsked(field, answers)) return null;
  const value = (answers[field] ?? '').trim();
  if (value === '') return mayBeEmpty(field, answers) ? null : 'field.required';
  if (field === 'country' && !brands[context.brand].countries.includes(value)) return 'field.not_available';
  return rules[field].isValid(value, answers, context) ? null : 'field.invalid';
}

export interface MissingAnswer {
  readonly step: RegistrationStep;
  readonly field: RegistrationField;
  readonly code: AnswerFault;
}

/** What is still to be typed or corrected before a registration can be handed in, in the order of the form. */
export function missingAnswers(answers: RegistrationAnswers, context: AnswerContext): MissingAnswer[] {
  return registrationFields.flatMap((field) => {
    const code = answerFault(field, answers, context);
    return code === null ? [] : [{ step: stepOf(field), field, code }];
  });
}

/** The answers that the form asks for; those of a country or kind that was left since are dropped. */
export function askedAnswers(answers: RegistrationAnswers): Partial<Record<RegistrationField, string>> {
  return Object.fromEntries(
    registrationFields
      .filter((field) => isAsked(field, answers) && (answers[field] ?? '').trim() !== '')
      .map((field) => [field, (answers[field] ?? '').trim()]),
  );
}
