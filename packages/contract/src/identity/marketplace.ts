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
