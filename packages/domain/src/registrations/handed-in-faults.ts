import { meantAnswer } from './meant-answers.ts';
import { isNumberInPlan } from '../company/phone-number-plan.ts';
import { type AnswerContext, missingAnswers, type MissingAnswer } from './fields.ts';
import type { RegistrationAnswers } from './steps.ts';

/** What the form checks, and what only a server can: whether the phone number is one that is given out. */
export function handedInFaults(answers: RegistrationAnswers, context: AnswerContext): MissingAnswer[] {
  const missing = missingAnswers(answers, context);
  const [phonePrefix, phoneNumber] = [meantAnswer('phonePrefix', answers), meantAnswer('phoneNumber', answers)];
  const isOpen = missing.some(({ field }) => field === 'phoneNumber' || field === 'phonePrefix');
  if (isOpen || isNumberInPlan(phoneNumber, phonePrefix)) return missing;
  return [...missing, { step: 'contact', field: 'phoneNumber', code: 'field.invalid' }];
}
