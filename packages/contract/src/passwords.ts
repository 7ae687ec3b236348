import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, password } from './scalars.ts';

/** What a code is bound to: only the browser that asked for it can use it. */
const flow = z.string().length(43);

export const passwordApi = {
  askCode: endpoint({
    method: 'POST',
    path: '/password-code',
    summary: 'Ask for a code to choose a new password with; the same answer whether or not an account has the address',
    access: { kind: 'public' },
    body: z.strictObject({ email: z.email().max(200), humanCheck: z.string().max(4000) }),
    response: z.strictObject({ flow, sentAt: instant, expiresAt: instant, nextCodeAt: instant }),
    errors: ['csrf.invalid', 'human_check_required', 'mail.unavailable'],
  }),
  choose: endpoint({
    method: 'POST',
    path: '/password',
    summary: 'Choose a new password with a code; signs in and ends every other session',
    access: { kind: 'public' },
    body: z.strictObject({ flow, code: z.string().regex(/^[0-9]{6}$/), password }),
    response: z.strictObject({ endedSessions: z.int().min(0) }),
    errors: ['csrf.invalid', 'code_invalid', 'code_expired', 'password_already_used', 'user_banned', 'signin.no_shop'],
  }),
} as const;
