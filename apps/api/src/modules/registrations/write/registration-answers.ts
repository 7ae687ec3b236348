import type { RegistrationAnswers } from '@offizin/domain/registrations/steps';
import { seal, sealBytes, sealedAgain, type SealKeys, unseal, unsealBytes } from '../../../platform/seal.ts';

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

const aboutLicence = (registrationId: string): string => `registration-licence/${registrationId}`;

export function sealLicence(keys: SealKeys, registrationId: string, content: Buffer): Buffer {
  return sealBytes(keys, content, aboutLicence(registrationId));
}

export function readLicence(keys: SealKeys, registrationId: string, sealed: Buffer): Buffer {
  return unsealBytes(keys, sealed, aboutLicence(registrationId));
}

export function licenceSealedAgain(keys: SealKeys, registrationId: string, sealed: Buffer): Buffer | null {
  return sealedAgain(keys, sealed, aboutLicence(registrationId));
}
