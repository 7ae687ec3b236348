import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { externalId, machine, writeErrors } from '../machine-endpoint.ts';
import { line } from '../scalars.ts';

/** What the marketplace does for the users of sellers. */
export const userMachineApi = {
  resetSecondFactor: endpoint({
    method: 'DELETE',
    path: '/sellers/:externalId/users/:username/second-factor',
    summary: 'Take app, recovery codes and passkeys away from a user who lost them; the person is notified by mail',
    description:
      'The user signs in with the password alone until a new factor is set up. Use it only once you know who asks: it takes away what protects an account.',
    access: machine('sellers'),
    idempotency: 'required',
    params: z.strictObject({ externalId, username: line(200) }),
    response: z.strictObject({}),
    errors: [...writeErrors, 'not_found'],
  }),
  mintImpersonation: endpoint({
    method: 'POST',
    path: '/impersonation-tokens',
    summary: 'Mint a pair of single-use tokens with which an operator opens a session for one seller',
    description:
      'The tokens are in this reply alone, which a repeat with the same key shows again for some minutes. Each works once and within a minute; every act of the session is audited with the name of the operator.',
    access: machine('impersonation'),
    idempotency: 'secret',
    body: z.strictObject({ seller: externalId, operator: line(100) }),
    response: z.strictObject({
      accessToken: z.string(),
      accessTokenExpiresIn: z.int(),
      refreshToken: z.string(),
      refreshTokenExpiresIn: z.int(),
    }),
    errors: [...writeErrors, 'not_found'],
  }),
} as const;
