import type { EndpointSpec } from '@offizin/contract/endpoint';
import type { ErrorCode } from '@offizin/contract/errors';
import { limits } from '@offizin/domain/limits';
import type { JsonSchema } from './json-schema.ts';

export interface Header {
  readonly description: string;
  readonly schema: JsonSchema;
}

const seconds = { type: 'integer', minimum: 1 };
const calls = { type: 'integer', minimum: 0 };

/** Every header of a reply that means something to its caller, by its name. */
export const replyHeaders = {
  'X-Request-Id': {
    description: 'The id of the call, also in problem documents; quote it to support',
    schema: { type: 'string', format: 'uuid' },
  },
  'Retry-After': { description: 'Seconds to wait before trying again', schema: seconds },
  'WWW-Authenticate': {
    description:
      'How to authenticate (RFC 6750): `Bearer` with the realm of the API; with the error `invalid_token` or `insufficient_scope` where a token was brought',
    schema: { type: 'string' },
  },
  'Idempotency-Replayed': {
    description:
      '`true` where the reply is the one to an earlier call with the same Idempotency-Key; else it is not sent',
    schema: { type: 'string', const: 'true' },
  },
  'RateLimit-Limit': {
    description: `How many calls a token has in a minute: ${limits.tokenCallsPerMinute}`,
    schema: calls,
  },
  'RateLimit-Remaining': { description: 'How many calls are left', schema: calls },
  'RateLimit-Reset': { description: 'Seconds until all of them are there again', schema: seconds },
  'Content-Disposition': {
    description: 'attachment, with the name of the file in both forms of RFC 6266',
    schema: { type: 'string' },
  },
} as const satisfies Record<string, Header>;

export type HeaderName = keyof typeof replyHeaders;

export interface Answered {
  readonly endpoint: EndpointSpec;
  /** Whether the caller has a token in place of a session. */
  readonly byToken: boolean;
  readonly status: number;
  /** Of a refusal. */
  readonly codes: readonly ErrorCode[];
}

const waits: ReadonlySet<number> = new Set([429, 503]);
const challenged: ReadonlySet<ErrorCode> = new Set([
  'api_key.invalid',
  'api_key.scope',
  'api_token.invalid',
  'api_token.scope',
]);
/** What is refused before anybody looks whose token it is. */
const uncounted: ReadonlySet<number> = new Set([401, 421]);

/** The headers of a reply, in the order of the table. */
export function headersOf({ endpoint, byToken, status, codes }: Answered): readonly HeaderName[] {
  const isDone = status < 300;
  const isCounted = byToken && !uncounted.has(status);
  const sent: Readonly<Record<HeaderName, boolean>> = {
    'X-Request-Id': true,
    'Retry-After': waits.has(status),
    'WWW-Authenticate': codes.some((code) => challenged.has(code)),
    'Idempotency-Replayed': isDone && (endpoint.idempotency ?? 'none') !== 'none',
    'RateLimit-Limit': isCounted,
    'RateLimit-Remaining': isCounted,
    'RateLimit-Reset': isCounted,
    'Content-Disposition': isDone && endpoint.file !== undefined,
  };
  return (Object.keys(replyHeaders) as HeaderName[]).filter((name) => sent[name]);
}
