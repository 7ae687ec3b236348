import { tokenDays, tokenScopes } from '@offizin/domain/own-systems/token-scopes';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reauthenticatedErrors, screenReadErrors, screenWriteErrors } from '../errors.ts';
import { id, instant, line } from '../scalars.ts';

export const apiToken = z.strictObject({
  id,
  name: z.string(),
  lastFour: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  madeBy: z.string(),
  /** It is the shop's, and works on when its maker is no owner any more. */
  ofShop: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: instant.nullable(),
  revoked: z.strictObject({ at: instant, by: z.string() }).nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

const access = { kind: 'screens', anyOf: ['own_systems'] } as const;
const guarded = { audited: 'api_token.changed', locked: 'impersonation' } as const;

/** The tokens with which a seller's own systems call (MKT-03). */
export const apiTokensApi = {
  list: endpoint({
    method: 'GET',
    path: '/api-tokens',
    summary: 'The tokens of the shop, newest first, and the newest revoked ones behind them',
    access,
    response: z.strictObject({ items: z.array(apiToken) }),
    errors: screenReadErrors,
  }),
  make: endpoint({
    method: 'POST',
    path: '/api-tokens',
    summary: 'Make a token; only a repeat with the same key within ten minutes shows it again',
    access,
    idempotency: 'secret',
    ...guarded,
    body: z.strictObject({
      name: line(60),
      scopes: z
        .array(z.enum(tokenScopes))
        .min(1)
        .max(tokenScopes.length)
        .refine((list) => new Set(list).size === list.length),
      days: z
        .int()
        .max(Math.max(...tokenDays), { abort: true })
        .refine((days) => tokenDays.some((each) => each === days)),
      /** Whether it belongs to the shop; to its maker where it is left out. */
      ofShop: z.boolean().optional(),
    }),
    response: z.strictObject({ token: apiToken, secret: z.string() }),
    reauthenticated: true,
    errors: [...screenWriteErrors, ...reauthenticatedErrors, 'api_token.too_many'],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api-tokens/:tokenId',
    summary: 'Revoke a token: the next call with it is refused',
    access,
    idempotency: 'required',
    ...guarded,
    params: z.strictObject({ tokenId: id }),
    body: z.strictObject({}),
    response: z.strictObject({ token: apiToken }),
    errors: [...screenWriteErrors, 'access.impersonation', 'not_found'],
    ownedIds: { params: ['tokenId'] },
  }),
  reference: endpoint({
    method: 'GET',
    path: '/openapi.json',
    summary: "The OpenAPI document of the API for sellers' own systems",
    access,
    token: 'any',
    response: z.looseObject({ openapi: z.string() }),
    errors: screenReadErrors,
  }),
} as const;
