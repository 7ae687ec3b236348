import { companyCodes, textCodes } from '@offizin/domain/company/field-fault';
import { documentMediaTypes } from '@offizin/domain/company/document-type';
import { vatCheckStates } from '@offizin/domain/company/vat-check';
import { limits } from '@offizin/domain/limits';
import { consentTexts } from '@offizin/domain/registrations/consents';
import {
  registrationFields,
  registrationSteps,
  type RegistrationStep,
  stepFields,
  typedLength,
} from '@offizin/domain/registrations/steps';
import { registrationStates } from '@offizin/domain/registrations/states';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { addressQuery, foundAddresses } from '../shop-profile/seller.ts';
import { instant, localeCode, password } from '../scalars.ts';

/** What a code is bound to: only the browser that asked for it can use it. */
const flow = z.string().length(43);

/** The texts of one step: any that fit are saved, complete or not; what is wrong with them is said with the draft. */
function stepAnswers<S extends RegistrationStep>(step: S) {
  const fields = registrationFields
    .filter((field) => field in stepFields[step])
    .map((field) => [field, z.string().trim().max(typedLength(field))] as const);
  return z.strictObject({ step: z.literal(step), answers: z.strictObject(Object.fromEntries(fields)).partial() });
}

const fieldName = z.enum(registrationFields);

export const registrationNote = z.strictObject({
  /** Null of a note about the whole. */
  field: fieldName.nullable(),
  reason: z.string().trim().min(1).max(500),
});
export type RegistrationNote = z.infer<typeof registrationNote>;

/** The answers that were given; a field without one is not there. */
export const registrationAnswers = z.partialRecord(fieldName, z.string());

export const licenceFile = z.strictObject({
  mediaType: z.enum(documentMediaTypes),
  size: z.int(),
  uploadedAt: instant,
});

export const registrationDraft = z.strictObject({
  state: z.enum(registrationStates),
  email: z.string(),
  savedAt: instant,
  answers: registrationAnswers,
  missing: z.array(
    z.strictObject({
      step: z.enum(registrationSteps),
      field: fieldName,
      code: z.enum([...textCodes, ...companyCodes]),
      params: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
    }),
  ),
  /** The copy of the licence that was handed in. */
  licence: licenceFile.nullable(),
  /** What the European register said about the VAT number handed in; null where it isn't asked, or answers were saved since. */
  vatCheck: z.enum(vatCheckStates).nullable(),
  /** What the marketplace wants to be changed, or why it refused. */
  notes: z.array(registrationNote),
  /** Whether there is a user already: then no password is asked for. */
  hasUser: z.boolean(),
});
export type RegistrationDraft = z.infer<typeof registrationDraft>;

export const registrationApi = {
  askCode: endpoint({
    method: 'POST',
    path: '/registration/code',
    summary: 'Begin a registration, or go on with it: a code by e-mail; the same answer for every address',
    access: { kind: 'public' },
    body: z.strictObject({ email: z.email().max(200), humanCheck: z.string().max(4000), locale: localeCode }),
    response: z.strictObject({ flow, sentAt: instant, expiresAt: instant, nextCodeAt: instant }),
    errors: ['csrf.invalid', 'human_check_required', 'mail.unavailable'],
  }),
  prove: endpoint({
    method: 'POST',
    path: '/registration/proof',
    summary: 'Prove the address with the code; only now it is said whether somebody has it already',
    access: { kind: 'public' },
    body: z.strictObject({ flow, code: z.string().regex(/^[0-9]{6}$/) }),
    response: registrationDraft,
    errors: ['csrf.invalid', 'code_invalid', 'code_expired', 'user_exists'],
  }),
  resume: endpoint({
    method: 'POST',
    path: '/registration/resume',
    summary: 'Go on with a registration in this browser, by a link that was mailed; the link works once',
    access: { kind: 'public' },
    body: z.strictObject({ key: z.string().length(43) }),
    response: registrationDraft,
    errors: ['csrf.invalid', 'registration.link_used'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/registration',
    summary: 'The registration of this browser, or of the seller that is signed in',
    access: { kind: 'public' },
    response: registrationDraft,
    errors: ['not_found'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/registration/answers',
    summary: 'Save the answers of one step, complete or not',
    access: { kind: 'public' },
    body: z.discriminatedUnion('step', [stepAnswers('shop'), stepAnswers('company'), stepAnswers('contact')]),
    response: registrationDraft,
    errors: ['csrf.invalid', 'not_found', 'registration.invalid_state'],
  }),
  putLicence: endpoint({
    method: 'PUT',
    path: '/registration/licence',
    summary: 'Hand in a copy of the licence, in the place of the one before',
    access: { kind: 'public' },
    bodyFile: {
      mediaTypes: documentMediaTypes,
      description: 'A PDF, PNG or JPEG file of at most 5 MiB',
      maxBytes: limits.registrationLicence,
    },
    response: registrationDraft,
    errors: ['csrf.invalid', 'not_found', 'registration.invalid_state'],
  }),
  removeLicence: endpoint({
    method: 'DELETE',
    path: '/registration/licence',
    summary: 'Take the copy of the licence back',
    access: { kind: 'public' },
    response: registrationDraft,
    errors: ['csrf.invalid', 'not_found', 'registration.invalid_state'],
  }),
  mailLink: endpoint({
    method: 'POST',
    path: '/registration/link',
    summary: 'Mail a link with which the registration goes on in another browser',
    access: { kind: 'public' },
    response: z.strictObject({ email: z.string() }),
    errors: ['csrf.invalid', 'not_found', 'registration.invalid_state', 'mail.unavailable'],
  }),
  searchAddresses: endpoint({
    method: 'GET',
    path: '/registration/addresses',
    summary: 'Postal addresses like what was typed, for the registration of this browser while it is filled in',
    access: { kind: 'public' },
    query: addressQuery,
    response: foundAddresses,
    errors: ['not_found', 'registration.invalid_state', 'address.lookup_failed'],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/registration/submit',
    summary: 'Hand the registration in: makes a seller that waits for approval, and its user',
    access: { kind: 'public' },
    body: z.strictObject({
      /** Null when there is a user already. */
      password: password.nullable(),
      locale: localeCode,
      consents: z.strictObject({
        terms: z.literal(consentTexts.terms.version),
        privacy: z.literal(consentTexts.privacy.version),
        dsa: z.literal(consentTexts.dsa.version),
      }),
    }),
    response: registrationDraft,
    errors: ['csrf.invalid', 'not_found', 'registration.invalid_state', 'user_exists', 'access.impersonation'],
  }),
} as const;
