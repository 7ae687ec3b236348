import { marketplaceTypes, serviceCodes, serviceStatuses } from '@offizin/domain/access/seller-kinds';
import { vatCheckStates } from '@offizin/domain/company/vat-check';
import { limits } from '@offizin/domain/limits';
import { consentKinds } from '@offizin/domain/registrations/consents';
import { registrationStates } from '@offizin/domain/registrations/states';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { machine, readErrors, writeErrors } from '../machine-endpoint.ts';
import { licenceFile, registrationAnswers, registrationNote } from './seller.ts';
import { id, instant, line, localeCode } from '../scalars.ts';

const params = z.strictObject({ registrationId: id });
const decided = z.strictObject({ registrationId: id, state: z.enum(registrationStates) });
const errors = [...writeErrors, 'not_found', 'registration.invalid_state'] as const;
/** Never a draft: nobody handed that in. */
const handedIn = z.enum(['submitted', 'approved', 'changes_requested', 'rejected']);

/** Sellers that register, and what the marketplace decides about them. */
export const registrationMachineApi = {
  registrations: endpoint({
    method: 'GET',
    path: '/registrations',
    summary: 'The registrations in a state, in the order of their ids, after an id',
    description:
      'Changes nothing. For the next page pass the last `registrationId` as `after`; a page with fewer than asked for is the last one.',
    access: machine('sellers'),
    query: z.strictObject({
      state: handedIn,
      after: id.optional(),
      limit: z.coerce.number().int().min(1).max(limits.registrationsPerCall).optional(),
    }),
    response: z.strictObject({
      items: z.array(z.strictObject({ registrationId: id, seller: z.string(), submittedAt: instant })),
    }),
    errors: readErrors,
  }),
  registration: endpoint({
    method: 'GET',
    path: '/registrations/:registrationId',
    summary: 'A registration with its answers and consents',
    description: 'Changes nothing. It holds personal data: answers, consents, and what the VAT register said.',
    access: machine('sellers'),
    params,
    response: z.strictObject({
      registrationId: id,
      seller: z.string(),
      state: handedIn,
      email: z.string(),
      locale: localeCode,
      submittedAt: instant,
      decidedAt: instant.nullable(),
      answers: registrationAnswers,
      consents: z.array(
        z.strictObject({ kind: z.enum(consentKinds), version: z.string(), locale: localeCode, at: instant }),
      ),
      notes: z.array(registrationNote),
      vatCheck: z
        .strictObject({ state: z.enum(vatCheckStates), at: instant.nullable() })
        .describe(
          'What the European register of VAT numbers (VIES) said; unverified where it was not asked or did not answer',
        ),
      licence: licenceFile.nullable(),
    }),
    errors: [...readErrors, 'not_found'],
  }),
  registrationLicence: endpoint({
    method: 'GET',
    path: '/registrations/:registrationId/licence',
    summary: 'The copy of the licence that was handed in',
    description:
      'Changes nothing. The bytes come in the media type of the file that was handed in. `not_found` where there is none.',
    access: machine('sellers'),
    params,
    response: z.unknown(),
    file: { mediaType: 'application/octet-stream', description: 'The file, in its own media type' },
    errors: [...readErrors, 'not_found'],
  }),
  approveRegistration: endpoint({
    method: 'POST',
    path: '/registrations/:registrationId/approve',
    summary: 'Let the seller sell, with these services',
    description:
      'The seller becomes active and is notified by mail. Refused with `registration.invalid_state` unless the registration was handed in and waits.',
    access: machine('sellers'),
    idempotency: 'required',
    params,
    body: z.strictObject({
      marketplaceConfiguration: z.strictObject({ id: line(64), type: z.enum(marketplaceTypes) }),
      goldPartner: z.boolean(),
      services: z.array(z.strictObject({ code: z.enum(serviceCodes), status: z.enum(serviceStatuses) })).max(20),
    }),
    response: decided,
    errors,
  }),
  requestRegistrationChanges: endpoint({
    method: 'POST',
    path: '/registrations/:registrationId/request-changes',
    summary: 'Ask for changes, each answer with its reason in the language of the seller',
    description:
      'The applicant is notified by mail and may hand in again, which sends `seller.registered` once more. Refused with `registration.invalid_state` unless the registration was handed in and waits.',
    access: machine('sellers'),
    idempotency: 'required',
    params,
    body: z.strictObject({ notes: z.array(registrationNote).min(1).max(30) }),
    response: decided,
    errors,
  }),
  rejectRegistration: endpoint({
    method: 'POST',
    path: '/registrations/:registrationId/reject',
    summary: "Refuse a registration; its user can no longer sign in, and the person's data go",
    description:
      'For good: the applicant is notified by mail and can no longer sign in. Refused with `registration.invalid_state` unless the registration was handed in and waits.',
    access: machine('sellers'),
    idempotency: 'required',
    params,
    body: z.strictObject({ reason: line(500) }),
    response: decided,
    errors,
  }),
} as const;
