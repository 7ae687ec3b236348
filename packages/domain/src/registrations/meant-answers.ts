import { plainValue } from '../company/plain-value.ts';
import type { CompanyField } from '../company/sections.ts';
import { meantPhone } from '../typed/meant-phone.ts';
import { meantLine } from '../typed/meant-signs.ts';
import type { RegistrationAnswers, RegistrationField } from './steps.ts';

/** The answers that are kept like a field of a company. */
const companyFields: { readonly [F in RegistrationField]?: CompanyField } = {
  vatNumber: 'vatNumber',
  ikNumber: 'ikNumber1',
  iban: 'iban',
  bic: 'swift',
  postalCode: 'postalCode',
};

type Meant = (answers: RegistrationAnswers) => string;
const phone = ({ phonePrefix = '', phoneNumber = '' }: RegistrationAnswers) =>
  meantPhone({ prefix: phonePrefix, number: phoneNumber });

/** The answers that mean something only together, or only in some countries. */
const together: { readonly [F in RegistrationField]?: Meant } = {
  phonePrefix: (answers) => phone(answers).prefix,
  phoneNumber: (answers) => phone(answers).number,
  commercialRegister: ({ commercialRegister = '', country = '' }) =>
    plainValue('commercialRegisterNumber', commercialRegister, country),
};

/** An answer as it is meant, however it was typed; empty where there is none. */
export function meantAnswer(field: RegistrationField, answers: RegistrationAnswers): string {
  const typed = answers[field] ?? '';
  const [meant, companyField] = [together[field], companyFields[field]];
  if (meant !== undefined) return meant(answers).trim();
  if (companyField !== undefined) return plainValue(companyField, typed, answers.country ?? '');
  return meantLine(typed).trim();
}

/** These answers as they are meant, in the light of all of them. */
export const meantAnswers = (
  fields: readonly RegistrationField[],
  answers: RegistrationAnswers,
): Partial<Record<RegistrationField, string>> =>
  Object.fromEntries(fields.map((field) => [field, meantAnswer(field, answers)]));
