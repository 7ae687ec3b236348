import { signInWays } from '@offizin/domain/identity/sign-in-ways';
import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import { endpoint, type EndpointSpec } from '../endpoint.ts';
import { type ErrorCode, reauthenticatedErrors, screenReadErrors, screenWriteErrors } from '../errors.ts';
import { passkeyCreation, passkeyOptions } from './passkeys.ts';
import { id, instant, line } from '../scalars.ts';

const sessionView = z.strictObject({
  sessionId: id,
  /** Whether it is the one that asks. */
  isOwn: z.boolean(),
  way: z.enum(signInWays),
  device: z.strictObject({
    browser: z.string().nullable(),
    system: z.string().nullable(),
    isHandheld: z.boolean(),
  }),
  address: z.string().nullable(),
  /** Whether the browser stays signed in for 30 days. */
  isRemembered: z.boolean(),
  /** Who acts in the seller's name, and until when. */
  operator: z.strictObject({ name: z.string(), until: instant }).nullable(),
  since: instant,
  lastSeenAt: instant,
});
export type SessionView = z.infer<typeof sessionView>;

const passkeyView = z.strictObject({
  passkeyId: id,
  name: z.string(),
  /** Whether it may be copied to other devices by its maker. */
  isSynced: z.boolean(),
  createdAt: instant,
  usedAt: instant.nullable(),
});
export type PasskeyView = z.infer<typeof passkeyView>;

export const accessView = z.strictObject({
  username: z.string(),
  /** Enough to recognise it by. */
  email: z.string(),
  passwordChangedAt: instant.nullable(),
  passkeys: z.array(passkeyView),
  authenticatorSince: instant.nullable(),
  recoveryCodesLeft: z.int().min(0),
  /** Whether the shop demands a second factor of the person. */
  secondFactorRequired: z.boolean(),
  sessions: z.array(sessionView),
});
export type AccessView = z.infer<typeof accessView>;

const common = {
  access: { kind: 'screens', anyOf: ['access'] },
  idempotency: 'none',
  transactions: 'own',
} as const satisfies Partial<EndpointSpec>;
const own = { ...common, locked: 'impersonation' } as const;
const proven = { ...common, reauthenticated: true } as const;
const ownErrors = [...screenReadErrors, 'csrf.invalid', 'access.impersonation'] as const satisfies readonly ErrorCode[];
const provenErrors = [
  ...screenReadErrors,
  ...reauthenticatedErrors,
  'csrf.invalid',
] as const satisfies readonly ErrorCode[];

/** The same of what takes something away: a repeat finds it gone, and is answered as the first. */
const keyed = { idempotency: 'accepted' } as const satisfies Partial<EndpointSpec>;
const ownKeyedErrors = [...screenWriteErrors, 'access.impersonation'] as const satisfies readonly ErrorCode[];
const provenKeyedErrors = [...screenWriteErrors, ...reauthenticatedErrors] as const satisfies readonly ErrorCode[];

const passkeyName = line(limits.passkeyName);
const recoveryCodes = z.array(z.string());

/** A person's own access: sessions and second factors. */
export const accessApi = {
  read: endpoint({
    ...own,
    method: 'GET',
    path: '/access',
    summary: 'The own sessions and second factors, and the operators who act for the seller',
    response: accessView,
    errors: ownErrors,
  }),
  endSession: endpoint({
    ...own,
    ...keyed,
    method: 'DELETE',
    path: '/access/sessions/:sessionId',
    summary: 'End an own session, or one of an operator; its browser is no longer remembered',
    params: z.strictObject({ sessionId: id }),
    response: z.strictObject({}),
    errors: [...ownKeyedErrors, 'not_found'],
    ownedIds: { params: ['sessionId'] },
  }),
  endOtherSessions: endpoint({
    ...own,
    ...keyed,
    method: 'POST',
    path: '/access/sessions/end-others',
    summary: 'End all own sessions but this one, and those of operators',
    response: z.strictObject({ ended: z.int().min(0) }),
    errors: ownKeyedErrors,
  }),
  beginAuthenticator: endpoint({
    ...proven,
    method: 'POST',
    path: '/access/authenticator',
    summary: 'Begin to set up an app for codes; it counts once a code of it was given',
    response: z.strictObject({ key: z.string(), address: z.string() }),
    errors: [...provenErrors, 'authenticator.exists'],
  }),
  confirmAuthenticator: endpoint({
    ...proven,
    method: 'POST',
    path: '/access/authenticator/confirm',
    summary: 'Confirm the app by a code of it; gives the recovery codes, once',
    body: z.strictObject({ code: z.string().regex(/^[0-9]{6}$/) }),
    response: z.strictObject({ recoveryCodes }),
    errors: [...provenErrors, 'authenticator.exists', 'code_invalid', 'not_found'],
  }),
  removeAuthenticator: endpoint({
    ...proven,
    ...keyed,
    method: 'DELETE',
    path: '/access/authenticator',
    summary: 'Remove the app with its recovery codes: the password alone signs in',
    response: z.strictObject({}),
    errors: [...provenKeyedErrors, 'not_found'],
  }),
  newRecoveryCodes: endpoint({
    ...proven,
    method: 'POST',
    path: '/access/recovery-codes',
    summary: 'New recovery codes in the place of the old ones, given once',
    response: z.strictObject({ recoveryCodes }),
    errors: [...provenErrors, 'not_found'],
  }),
  passkeyOptions: endpoint({
    ...proven,
    method: 'POST',
    path: '/access/passkeys/options',
    summary: 'What a browser needs to make a passkey',
    response: passkeyOptions,
    errors: provenErrors,
  }),
  addPasskey: endpoint({
    ...proven,
    method: 'POST',
    path: '/access/passkeys',
    summary: 'Keep a passkey that the browser made',
    body: z.strictObject({ name: passkeyName, passkey: passkeyCreation }),
    response: passkeyView,
    errors: [...provenErrors, 'passkey.invalid', 'passkey.exists', 'passkey.limit'],
  }),
  renamePasskey: endpoint({
    ...own,
    method: 'PUT',
    path: '/access/passkeys/:passkeyId',
    summary: 'Give a passkey another name',
    params: z.strictObject({ passkeyId: id }),
    body: z.strictObject({ name: passkeyName }),
    response: passkeyView,
    errors: [...ownErrors, 'not_found'],
    ownedIds: { params: ['passkeyId'] },
  }),
  removePasskey: endpoint({
    ...proven,
    ...keyed,
    method: 'DELETE',
    path: '/access/passkeys/:passkeyId',
    summary: 'Remove a passkey: nobody signs in with it any more',
    params: z.strictObject({ passkeyId: id }),
    response: z.strictObject({}),
    errors: [...provenKeyedErrors, 'not_found'],
    ownedIds: { params: ['passkeyId'] },
  }),
} as const;
