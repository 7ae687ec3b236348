import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isAdmitted } from '@offizin/domain/load/shedding';
import type { FastifyServerFactory } from 'fastify';
import type { App } from '../app.ts';
import { Failure } from '../fail.ts';
import { watchLoop } from '../loop-lateness.ts';
import { callClassOf } from './call-class.ts';
import { answerOf } from './client-errors.ts';
import { noteOverload } from './overload.ts';

const retryAfter = 2;

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Makes servers that refuse what is too much before anything is done for it: no route, no session, no body. A refusal costs a
 * small part of an answer, so that ten times too many calls leave the process time for those it takes.
 */
export function gatedServer({ config, pool }: App): FastifyServerFactory {
  return (handle, options) => {
    const loop = watchLoop();
    const refuse = (request: IncomingMessage, response: ServerResponse): boolean => {
      const callClass = callClassOf(request.method, request.url);
      if (isAdmitted(callClass, { waiting: pool.waitingCount, late: loop.now() })) return false;
      const failure = new Failure('overloaded', { retryAfter });
      const { status, headers, body } = answerOf(failure, config.production);
      noteOverload(server, callClass, failure);
      // A body that nobody reads would be taken for the next request.
      if (hasBody(request)) response.setHeader('connection', 'close');
      response.writeHead(status, headers).end(body);
      return true;
    };
    const server = createServer({ ...options.http }, (request, response) => {
      if (!config.shedsLoad || !refuse(request, response)) handle(request, response);
    });
    server.keepAliveTimeout = Number(options.keepAliveTimeout);
    server.requestTimeout = Number(options.requestTimeout);
    server.setTimeout(Number(options.connectionTimeout));
    server.on('close', () => loop.close());
    return server;
  };
}
