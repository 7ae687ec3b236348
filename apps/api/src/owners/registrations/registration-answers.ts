import type { RegistrationAnswers } from '@offizin/domain/registration/fields';
import { seal, sealedAgain, type SealKeys, unseal } from '../../platform/seal.ts';

/** What sealed answers are bound to. */
const about = (registrationId: string): string => `registration/${registrationId}`;

export function sealAnswers(keys: SealKeys, registrationId: string, answers: RegistrationAnswers): Buffer {
  return seal(keys, JSON.stringify(answers), about(registrationId));
}

export function readAnswers(keys: SealKeys, { id, sealedAnswers }: { id: string; sealedAnswers: Buffer }) {
  return JSON.parse(unseal(keys, sealedAnswers, about(id))) as RegistrationAnswers;
}

/** The same answers under the newest key; null where it sealed them already. */
export function answersSealedAgain(keys: SealKeys, { id, sealedAnswers }: { id: string; sealedAnswers: Buffer }) {
  return sealedAgain(keys, sealedAnswers, about(id));
}
