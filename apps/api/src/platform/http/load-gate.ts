import { createServer, type IncomingMessage } from 'node:http';
import { limits } from '@offizin/domain/limits';
import { isAdmitted } from '@offizin/domain/load/shedding';
import type { FastifyServerFactory } from 'fastify';
import type { App } from '../app.ts';
import { isDraining } from '../drain.ts';
import { watchLoop } from '../loop-lateness.ts';
import { callClassOf } from './call-class.ts';
import { noteOverload } from './overload.ts';
import { overloadRefusal } from './refuse-overload.ts';

/** Milliseconds. */
const timeouts = {
  headersTimeout: limits.headerSeconds * 1000,
  // Bodies have deadlines of their own, by what they are; this ends what slips past them.
  requestTimeout: 900_000,
  // Longer than that of balancers, which would otherwise send a call on a connection that is just being closed.
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 1000,
} as const;
const longestSilence = 30_000;

/** Whether a request brings a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Makes servers that refuse what is too much before anything is done for it: no route, no session, no body. A refusal costs a
 * small part of an answer, so that ten times too many calls leave the process time for those it takes.
 */
export function gatedServer(app: App): FastifyServerFactory {
  const { config, pool } = app;
  const refuse = overloadRefusal(app);
  return (handle) => {
    const loop = watchLoop();
    const server = createServer(timeouts, (request, response) => {
      const callClass = callClassOf(request.method, request.url);
      if (!config.shedsLoad || isAdmitted(callClass, { waiting: pool.waitingCount, late: loop.now() }))
        return handle(request, response);
      noteOverload(server, { cause: 'pressure', what: callClass });
      // A body that nobody reads would be taken for the next request.
      return refuse({ request, response, callClass, isLast: hasBody(request) || isDraining(server) });
    });
    server.setTimeout(longestSilence);
    server.on('close', () => loop.close());
    return server;
  };
}
