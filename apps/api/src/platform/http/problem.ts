import type { ErrorCode, Problem } from '@offizin/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isPassingFailure } from '../db/connect/failure.ts';
import { Failure } from '../fail.ts';
import { noteOverload } from './overload.ts';
import { bearerChallenge } from './bearer-challenge.ts';
import { problemTitles } from './problem-titles.ts';

/** What to do about it, where the title does not say it. */
const details: Partial<Record<ErrorCode, string>> = {
  'request.invalid': 'Some fields are missing or wrong; see errors.',
  'csrf.invalid': 'The x-csrf-token header is missing or does not belong to this session.',
  overloaded: 'The portal is busy; try again after the seconds in Retry-After.',
  internal: 'Something went wrong on our side; quote the request id to support.',
};

const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'request.malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'request.invalid',
};

/** The refusal that an error means; anything unexpected is `internal`. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (!(error instanceof Error)) return new Failure('internal');
  const known = 'code' in error && typeof error.code === 'string' ? fastifyCodes[error.code] : undefined;
  if (known !== undefined) return new Failure(known);
  if (isPassingFailure(error)) return new Failure('overloaded', { retryAfter: 2 });
  if (error instanceof SyntaxError && 'statusCode' in error) return new Failure('request.malformed');
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new Failure('request.too_large');
  if (status === 503) return new Failure('overloaded', { retryAfter: 2 });
  return new Failure(typeof status === 'number' && status >= 400 && status < 500 ? 'request.malformed' : 'internal');
}

export function problemOf(failure: Failure, requestId: string): Problem {
  const { code, status, detail } = failure;
  return {
    type: 'about:blank',
    title: problemTitles[code],
    status,
    message: code,
    detail: details[code] ?? problemTitles[code],
    requestId,
    ...(detail.errors && { errors: detail.errors }),
    ...(detail.current !== undefined && { current: detail.current }),
    ...(detail.retryAfter !== undefined && { retryAfter: detail.retryAfter }),
  };
}

/** A refusal of our own is pressure; else the database or the way there failed. */
function noteRefusal({ server, routeOptions }: FastifyRequest, error: Error): void {
  const what = routeOptions.url ?? 'unknown';
  if (error instanceof Failure) noteOverload(server.server, { cause: 'pressure', what });
  else noteOverload(server.server, { cause: 'database', what, reason: error.message });
}

/** Logs what nobody expected, once, and counts what the portal was too busy for. */
export function noteFailure(failure: Failure, error: Error, request: FastifyRequest): void {
  if (failure.code === 'internal') request.log.error({ err: error, requestId: request.id }, 'unexpected error');
  else if (failure.code === 'overloaded') noteRefusal(request, error);
}

/** Where errors become problem documents: expected ones as they are, the others logged as `internal`. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(error);
  noteFailure(failure, error, request);
  if (failure.detail.retryAfter !== undefined) reply.header('retry-after', failure.detail.retryAfter);
  const challenge = bearerChallenge(failure.code, request.headers.authorization);
  if (challenge !== null) reply.header('www-authenticate', challenge);
  return reply
    .code(failure.status)
    .type('application/problem+json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(problemOf(failure, request.id));
}
