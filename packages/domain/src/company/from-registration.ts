import type { RegistrationAnswers, RegistrationField } from '../registrations/steps.ts';
import { legalFormIn } from './legal-forms.ts';
import type { CompanyField, CompanyValues } from './sections.ts';

/** Which answer of a registration becomes which field of the company. */
const sources: { readonly [F in CompanyField]?: RegistrationField } = {
  legalName: 'legalName',
  vatNumber: 'vatNumber',
  commercialRegisterNumber: 'commercialRegister',
  ikNumber1: 'ikNumber',
  licence: 'licence',
  professionalNumber: 'professionalNumber',
  ownerFirstName: 'firstName',
  ownerLastName: 'lastName',
  birthDate: 'birthDate',
  accountHolder: 'accountHolder',
  iban: 'iban',
  swift: 'bic',
};

/** What a seller entered when it registered, as the data of its company. */
export function companyOfRegistration(answers: RegistrationAnswers): CompanyValues {
  const taken = Object.entries(sources).map(([field, source]) => [field, answers[source] ?? '']);
  const legalForm = legalFormIn(answers.legalName ?? '', answers.country ?? '');
  return { ...Object.fromEntries(taken), legalForm };
}
