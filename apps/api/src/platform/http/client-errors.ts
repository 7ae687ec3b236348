import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@offizin/contract/errors';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../fail.ts';
import { problemOf } from './problem.ts';
import { securityHeaders } from './security-headers.ts';

/** What Node refuses before there is a request; everything else that it cannot read is malformed. */
const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'request.too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
};

/** A refusal in full, for where Fastify has no part in it. */
export function answerOf(failure: Failure, production: boolean) {
  const requestId = randomUUID();
  const body = JSON.stringify(problemOf(failure, requestId));
  const headers = {
    ...securityHeaders({ production }),
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    ...(failure.detail.retryAfter !== undefined && { 'retry-after': String(failure.detail.retryAfter) }),
  };
  return { status: failure.status, headers, body };
}

/** Answers what never becomes a request like every other refusal: a problem document with the security headers. */
export function answerClientError(
  error: Error & { readonly code?: string },
  socket: Socket,
  production: boolean,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, headers, body } = answerOf(new Failure(codes[error.code ?? ''] ?? 'request.malformed'), production);
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** An Expect header that is not 100-continue means a caller that waits for something the portal does not know. */
export function refuseExpectations(server: FastifyInstance, production: boolean): void {
  server.server.on('checkExpectation', (_request, response: ServerResponse) => {
    const { status, headers, body } = answerOf(new Failure('request.malformed'), production);
    response.writeHead(status, { ...headers, connection: 'close' }).end(body);
  });
}
