import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reauthenticatedErrors, screenReadErrors } from '../errors.ts';
import { instant, password } from '../scalars.ts';

/** What a code is bound to: only the browser that asked for it can use it. */
const flow = z.string().length(43);

const askedCode = z.strictObject({ flow, sentAt: instant, expiresAt: instant, nextCodeAt: instant });

export const passwordApi = {
  askCode: endpoint({
    method: 'POST',
    path: '/password-code',
    summary: 'Ask for a code to choose a new password with; the same answer whether or not an account has the address',
    access: { kind: 'public' },
    body: z.strictObject({ email: z.email().max(200), humanCheck: z.string().max(4000) }),
    response: askedCode,
    errors: ['csrf.invalid', 'human_check_required', 'mail.unavailable'],
  }),
  choose: endpoint({
    method: 'POST',
    path: '/password',
    summary: 'Choose a new password with a code; ends every other session, and signs in who has no second factor',
    access: { kind: 'public' },
    body: z.strictObject({ flow, code: z.string().regex(/^[0-9]{6}$/), password }),
    /** Who has a second factor signs in with it: a mailed code does not replace it. */
    response: z.strictObject({ endedSessions: z.int().min(0), isSignedIn: z.boolean() }),
    errors: ['csrf.invalid', 'code_invalid', 'code_expired', 'password_already_used', 'user_banned', 'signin.no_shop'],
  }),
  askOwnCode: endpoint({
    method: 'POST',
    path: '/access/password-code',
    summary: 'Ask for a code by mail to change the own password with',
    access: { kind: 'screens', anyOf: ['access'] },
    idempotency: 'none',
    reauthenticated: true,
    transactions: 'own',
    response: askedCode,
    errors: [...screenReadErrors, ...reauthenticatedErrors, 'csrf.invalid', 'mail.unavailable'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/access/password',
    summary: 'Change the own password with a code; ends every other session',
    access: { kind: 'screens', anyOf: ['access'] },
    idempotency: 'none',
    reauthenticated: true,
    transactions: 'own',
    body: z.strictObject({ flow, code: z.string().regex(/^[0-9]{6}$/), password }),
    response: z.strictObject({ endedSessions: z.int().min(0) }),
    errors: [
      ...screenReadErrors,
      ...reauthenticatedErrors,
      'csrf.invalid',
      'code_invalid',
      'code_expired',
      'password_already_used',
    ],
  }),
} as const;
