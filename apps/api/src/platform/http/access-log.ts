import type { BrandId } from '@offizin/domain/brand/brands';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import type { Admission } from './admission.ts';
import { findVisitHost } from './visit.ts';

/** Who called, without saying which one. */
type Caller = 'seller' | 'operator' | 'token' | 'machine' | 'public';

export type AdmissionOf = (request: FastifyRequest) => Admission | undefined;

function callerOf(admission: Admission | undefined): Caller {
  if (admission?.kind !== 'seller') return admission?.kind ?? 'public';
  if (admission.by === 'token') return 'token';
  return admission.session.impersonatedBy === null ? 'seller' : 'operator';
}

function brandOf(app: App, request: FastifyRequest, admission: Admission | undefined): BrandId | null {
  if (admission?.kind === 'machine') return admission.caller.brand;
  return findVisitHost(app, request)?.brand ?? null;
}

/**
 * One line for each request, of nothing but words of the portal's own: the pattern of the route, no address, no query, no ids. Refusals
 * from overload are summed up elsewhere; balancers ask for health every second, which is worth a line to who looks closely.
 */
export function logRequests(server: FastifyInstance, app: App, admissionOf: AdmissionOf): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const isHealth = route.startsWith('/health/');
    if (reply.statusCode === 503 && !isHealth) return;
    const admission = admissionOf(request);
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      requestId: request.id,
      brand: brandOf(app, request, admission),
      caller: callerOf(admission),
    };
    if (isHealth) app.log.debug(line, 'request');
    else app.log.info(line, 'request');
  });
}
