import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reauthenticatedErrors } from '../errors.ts';
import { passkeyOptions, passkeyProof } from './passkeys.ts';
import { instant } from '../scalars.ts';

const code = z.string().regex(/^[0-9]{6}$/);
/** As it is typed: with or without its dashes, in either case. */
export const recoveryCode = z.string().min(1).max(40);

/** The steps of signing in beyond the password, and the proof in between that a person is still the same. */
export const signInApi = {
  secondFactor: endpoint({
    method: 'POST',
    path: '/signin/second-factor',
    summary: 'Complete a sign-in with a code of the app or a recovery code; only in the browser that gave the password',
    access: { kind: 'public' },
    body: z.union([z.strictObject({ code }), z.strictObject({ recoveryCode })]),
    response: z.strictObject({}),
    errors: ['csrf.invalid', 'code_invalid', 'signin.expired', 'user_banned', 'signin.wait'],
  }),
  passkeyOptions: endpoint({
    method: 'POST',
    path: '/signin/passkey-options',
    summary: 'What a browser needs to sign in with a passkey',
    access: { kind: 'public' },
    response: passkeyOptions,
    errors: ['csrf.invalid'],
  }),
  passkey: endpoint({
    method: 'POST',
    path: '/signin/passkey',
    summary: 'Sign in with a passkey, which counts as both factors',
    access: { kind: 'public' },
    body: z.strictObject({ passkey: passkeyProof, hasRememberMe: z.boolean() }),
    response: z.strictObject({}),
    errors: ['csrf.invalid', 'passkey.invalid', 'user_banned'],
  }),
  reauthenticationOptions: endpoint({
    method: 'POST',
    path: '/reauthenticate/options',
    summary: 'With what the person can prove who it is, and what the browser needs to do so with a passkey',
    access: { kind: 'session', beforeSecondFactor: true },
    idempotency: 'none',
    locked: 'impersonation',
    transactions: 'own',
    response: z.strictObject({
      /** Whether the password proves it: only of who has nothing else. */
      hasPasswordOnly: z.boolean(),
      hasAuthenticator: z.boolean(),
      /** Null where there is no passkey for this host. */
      passkey: passkeyOptions.shape.options.nullable(),
    }),
    errors: ['session_expired', 'csrf.invalid', 'access.impersonation'],
  }),
  reauthenticate: endpoint({
    method: 'POST',
    path: '/reauthenticate',
    summary:
      'Prove again who it is, by the second factor where the person has one, by password otherwise; renews the session’s cookie',
    access: { kind: 'session', beforeSecondFactor: true },
    idempotency: 'none',
    locked: 'impersonation',
    transactions: 'own',
    body: z.union([
      z.strictObject({ password: z.string().min(1).max(128) }),
      z.strictObject({ code }),
      z.strictObject({ recoveryCode }),
      z.strictObject({ passkey: passkeyProof }),
    ]),
    /** Until when calls that ask for it are let through. */
    response: z.strictObject({ until: instant }),
    errors: [
      'session_expired',
      'csrf.invalid',
      reauthenticatedErrors[0],
      'invalid_credentials',
      'reauthentication.second_factor',
      'code_invalid',
      'passkey.invalid',
      'signin.wait',
    ],
  }),
} as const;
