import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import { apiBase } from '@offizin/contract/api';
import { bodyBytes, type EndpointSpec } from '@offizin/contract/endpoint';
import { marketplaceBase } from '@offizin/contract/marketplace-api';
import { shopBase } from '@offizin/contract/shop-api';
import { limits } from '@offizin/domain/limits';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { App } from './app.ts';
import type { Config } from './config.ts';
import { closeConnectionsOnDrain } from './drain.ts';
import { fail } from './fail.ts';
import { logRequests } from './http/access-log.ts';
import { type Admission, admit, admitToken } from './http/admission.ts';
import { deadlineOf, withDeadline } from './http/body-deadline.ts';
import { answerClientError, refuseExpectations } from './http/client-errors.ts';
import { answer } from './http/dispatch.ts';
import { endStreamsOnClose, sendEvents, type StreamReply } from './http/event-stream.ts';
import { sendFile } from './http/file-reply.ts';
import { gatedServer, hasBody } from './http/load-gate.ts';
import { sumUpOverload } from './http/overload.ts';
import { errorAnswer } from './http/answer-page-error.ts';
import { answerError } from './http/problem.ts';
import { readQuery } from './http/read-query.ts';
import { responseSchema, serializerOf } from './http/response-schema.ts';
import type { FileReply, Route } from './http/route.ts';
import { addSecurityHeaders, setSecurityHeaders } from './http/security-headers.ts';
import { addMedia } from './files/media.ts';
import { addHealth } from './health.ts';
import { countRequests } from './metrics/request-times.ts';

/**
 * A page of orders (22 kB) is compressed in one go, not through a stream, for a quarter of the processor time. Brotli at
 * quality 3 takes 40 % less than at the usual 4 and makes 2 % more bytes.
 */
const compression = {
  threshold: 1400,
  syncThreshold: 64 * 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 17 } },
} as const satisfies FastifyCompressOptions;

/** What Fastify asks of the addresses from the socket outwards: whether this one is a proxy of ours. */
function trustedProxies(proxies: Config['trustProxy']) {
  if (typeof proxies === 'number') return (_address: string, hop: number) => hop < proxies;
  return proxies === false ? false : [...proxies];
}

/** What is left of a body that was refused would be read as the next request of its connection, or hold it up. */
function closeUnreadConnections(server: FastifyInstance): void {
  server.addHook('onSend', async ({ raw }, reply) => {
    if (hasBody(raw) && !raw.readableEnded) reply.header('connection', 'close');
  });
}

/** Which of two hosts counts differs from proxy to proxy. */
function refuseTwoHosts(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1) fail('request.malformed');
  });
}

const admissions = new WeakMap<FastifyRequest, Admission>();

/** Builds the HTTP server with these routes; it listens to nothing yet. */
export async function buildServer(app: App, routes: readonly Route[]): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: app.log,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: gatedServer(app),
    genReqId: () => randomUUID(),
    bodyLimit: limits.requestBody,
    clientErrorHandler: (error, socket) => answerClientError(error, socket, app.config.production),
    trustProxy: trustedProxies(app.config.trustProxy),
    routerOptions: { maxParamLength: 200, querystringParser: readQuery },
    // No hook runs for these.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply, app.config);
      answerError(error, request, reply);
    },
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // Who comes on an open connection while the server closes is answered like everybody.
    return503OnClosing: false,
  });
  server.setErrorHandler(errorAnswer(app));
  server.setValidatorCompiler(() => () => true);
  server.setSerializerCompiler(serializerOf);
  addSecurityHeaders(server, app.config);
  countRequests(server);
  logRequests(server, app, (request) => admissions.get(request));
  sumUpOverload(server, app.log);
  endStreamsOnClose(server);
  closeConnectionsOnDrain(server);
  closeUnreadConnections(server);
  refuseTwoHosts(server);
  refuseExpectations(server, app.config.production);
  await server.register(cookie);
  await server.register(compress, compression);
  server.removeContentTypeParser('text/plain');
  addHealth(server, app);
  addMedia(server, app);
  for (const route of routes) {
    const { bodyStream, bodyFile } = route.endpoint;
    if (bodyStream === undefined && bodyFile === undefined) addRoute(server, app, route);
    else await server.register(async (scope) => addRawRoute(scope, app, route));
  }
  server.all('/api/*', () => fail('not_found'));
  return server;
}

/** A route whose body is a stream read while it arrives, or one whole file, in the media types that it declares. */
function addRawRoute(scope: FastifyInstance, app: App, route: Route): void {
  const { bodyStream, bodyFile } = route.endpoint;
  scope.removeAllContentTypeParsers();
  if (bodyStream !== undefined)
    scope.addContentTypeParser(bodyStream.mediaType, (_request, payload, done) => done(null, payload));
  if (bodyFile !== undefined) {
    scope.addContentTypeParser([...bodyFile.mediaTypes], { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
  }
  addRoute(scope, app, route);
}

/** Where an operation answers and who lets its calls in: browsers or machines, and sellers' own systems where it says so. */
function placesOf(endpoint: EndpointSpec): readonly Place[] {
  const base = endpoint.access.kind === 'machine' ? marketplaceBase : apiBase;
  return [
    { url: base + endpoint.path, admit },
    ...(endpoint.token === undefined ? [] : [{ url: shopBase + endpoint.path, admit: admitToken }]),
  ];
}

interface Place {
  readonly url: string;
  readonly admit: typeof admit;
}

function addRoute(server: FastifyInstance, app: App, route: Route): void {
  for (const place of placesOf(route.endpoint)) addRouteAt(server, app, { ...route, ...place });
}

function addRouteAt(server: FastifyInstance, app: App, route: Route & Place): void {
  const { endpoint, url } = route;
  const isJson = endpoint.file === undefined && endpoint.stream === undefined;
  server.route({
    method: endpoint.method,
    url,
    bodyLimit: bodyBytes(endpoint),
    ...(isJson && { schema: { response: { 200: responseSchema(endpoint.response) } } }),
    onRequest: async (request, reply) => {
      admissions.set(request, await route.admit(app, endpoint, { request, reply }));
    },
    preParsing: async ({ raw }, _reply, body) => (hasBody(raw) ? withDeadline(body, deadlineOf(endpoint)) : body),
    handler: async (request, reply) => {
      const admission = admissions.get(request) ?? fail('internal');
      const result = await answer(app, route, { ...admission, exchange: { request, reply } });
      if (isJson) return result;
      return endpoint.stream === undefined
        ? sendFile(reply, result as FileReply)
        : sendEvents(reply, result as StreamReply);
    },
  });
}
