import { type BusinessType, businessTypes } from '../access/seller-kinds.ts';
import { type BrandId, brands } from '../brand/brands.ts';
import { needsBic } from '../company/bank-account.ts';
import { isAdultsBirthDate } from '../company/birth-date.ts';
import type { FieldFault } from '../company/field-fault.ts';
import { ikRule } from '../company/health-numbers.ts';
import { germanRegister, ibanRule, swiftFault, vatFault } from '../company/number-rules.ts';
import { isPhoneNumber, isPhonePrefix } from '../company/phone-number.ts';
import { isPostalCode } from '../company/postal-code.ts';
import { regionsOf } from '../places/places.ts';
import { passing, plainText } from '../company/text-rules.ts';
import { meantAnswer } from './meant-answers.ts';
import {
  maxLength,
  type RegistrationAnswers,
  type RegistrationField,
  registrationFields,
  type RegistrationStep,
  stepOf,
} from './steps.ts';
import { isWebsite } from '../company/web-address.ts';

const isPharmacy = (type: string | undefined): boolean => type === ('pharmacy_or_parapharmacy' satisfies BusinessType);

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
  readonly rule: (value: string, answers: RegistrationAnswers, context: AnswerContext) => FieldFault | null;
}

type Test = (value: string, answers: RegistrationAnswers, context: AnswerContext) => boolean;
const where =
  (test: Test): FieldRule['rule'] =>
  (value, answers, context) =>
    passing((each) => test(each, answers, context))(value);

const text: FieldRule = { rule: plainText };
const isGermanPharmacy = ({ businessType, country }: RegistrationAnswers) =>
  isPharmacy(businessType) && country === 'DE';

/** One rule for each field, which browser and server ask. */
const rules: Readonly<Record<RegistrationField, FieldRule>> = {
  businessType: { rule: passing((value) => businessTypes.some((type) => type === value)) },
  country: { rule: passing((value) => /^[A-Z]{2}$/.test(value)) },
  shopName: text,
  website: { optional: () => true, rule: passing(isWebsite) },
  legalName: text,
  vatNumber: { rule: (value, { country = '' }) => vatFault(value, country) },
  commercialRegister: { asked: ({ country }) => country === 'DE', rule: germanRegister },
  licence: { ...text, asked: ({ businessType }) => isPharmacy(businessType) },
  ikNumber: { asked: isGermanPharmacy, rule: ikRule },
  professionalNumber: { ...text, asked: (answers) => isPharmacy(answers.businessType) && answers.country !== 'DE' },
  accountHolder: text,
  iban: { rule: ibanRule },
  bic: { optional: ({ iban = '' }) => !needsBic(iban), rule: (bic, { iban = '' }) => swiftFault(bic, iban) },
  firstName: text,
  lastName: text,
  birthDate: { rule: where((value, _answers, { today }) => isAdultsBirthDate(value, today)) },
  phonePrefix: { rule: passing(isPhonePrefix) },
  phoneNumber: { rule: where((value, answers) => isPhoneNumber(value, meantAnswer('phonePrefix', answers))) },
  street: text,
  postalCode: { rule: where((value, { country = '' }) => isPostalCode(value, country)) },
  city: text,
  region: {
    asked: ({ country = '' }) => regionsOf(country).length > 0,
    rule: where((value, { country = '' }) => regionsOf(country).some(({ code }) => code === value)),
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
): FieldFault | null {
  if (!isAsked(field, answers)) return null;
  const value = meantAnswer(field, answers);
  if (value === '') return mayBeEmpty(field, answers) ? null : { code: 'field.required' };
  const limit = maxLength(field);
  if (value.length > limit) return { code: 'field.too_long', params: { limit } };
  if (field === 'country' && !brands[context.brand].countries.includes(value)) return { code: 'field.not_available' };
  return rules[field].rule(value, answers, context);
}

export interface MissingAnswer extends FieldFault {
  readonly step: RegistrationStep;
  readonly field: RegistrationField;
}

/** What is still to be typed or corrected before a registration can be handed in, in the order of the form. */
export function missingAnswers(answers: RegistrationAnswers, context: AnswerContext): MissingAnswer[] {
  return registrationFields.flatMap((field) => {
    const fault = answerFault(field, answers, context);
    return fault === null ? [] : [{ step: stepOf(field), field, ...fault }];
  });
}

/** The answers that the form asks for, as they are meant; those of a country or kind that was left since are dropped. */
export function askedAnswers(answers: RegistrationAnswers): Partial<Record<RegistrationField, string>> {
  return Object.fromEntries(
    registrationFields
      .filter((field) => isAsked(field, answers) && meantAnswer(field, answers) !== '')
      .map((field) => [field, meantAnswer(field, answers)]),
  );
}
