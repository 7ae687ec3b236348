import type { CallReply } from '@offizin/contract/client-types';
import { type RegistrationStep, registrationSteps } from '@offizin/domain/registrations/steps';
import { call } from '../../platform/client.ts';
import { ApiError } from '../../platform/client.ts';
import { takeLinkKey } from '../../platform/take-link-key.ts';

export type Draft = CallReply<'GET /registration'>;
/** A code that was asked for: what it is bound to, and its times. */
export type AskedCode = CallReply<'POST /registration/code'>;

export const isStep = (value: unknown): value is RegistrationStep => registrationSteps.some((step) => step === value);

/** The registration that this browser may go on with; null where one begins with the address. */
export async function loadDraft(): Promise<Draft | null> {
  const key = takeLinkKey();
  if (key !== null) return call('POST /registration/resume', { body: { key } });
  try {
    return await call('GET /registration', {});
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

/** The first step at which something needs doing. */
export const firstOpenStep = ({ missing }: Draft): RegistrationStep => missing[0]?.step ?? 'terms';
