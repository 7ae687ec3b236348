import { findHostBrand, type HostBrand } from '@offizin/domain/brand/hosts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { fail } from '../fail.ts';
import { newToken, sameText, signWith } from '../tokens.ts';

/** The cookies of the portal; on https their names carry the `__Host-` prefix. */
export const cookieNames = {
  session: 'offizin_session',
  visitor: 'offizin_visitor',
  remember: 'offizin_remember',
  registration: 'offizin_registration',
  invitation: 'offizin_invitation',
} as const;
export type CookieName = keyof typeof cookieNames;

/** One request of a browser: its host's brand, its cookies, its address. */
export interface Visit {
  readonly host: HostBrand;
  readonly address: string;
  readonly requestId: string;
  cookie(name: CookieName): string | null;
  /** Sets a cookie; without `maxAge` (seconds) it ends with the browser. */
  setCookie(name: CookieName, value: string, maxAge?: number): void;
  clearCookie(name: CookieName): void;
}

export function findVisitHost(app: App, request: FastifyRequest): HostBrand | null {
  return findHostBrand(app.config.hosts, request.headers.host ?? '');
}

/** Reads a browser's request; 421 for a host that no brand answers on. */
export function readVisit(app: App, request: FastifyRequest, reply: FastifyReply): Visit {
  const host = findVisitHost(app, request) ?? fail('host.unknown');
  const prefix = app.config.production ? '__Host-' : '';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: app.config.production } as const;
  const changed = new Map<CookieName, string | null>();
  return {
    host,
    address: request.ip,
    requestId: request.id,
    cookie: (name) =>
      changed.get(name) ?? (changed.has(name) ? null : (request.cookies[prefix + cookieNames[name]] ?? null)),
    setCookie: (name, value, maxAge) => {
      changed.set(name, value);
      reply.setCookie(prefix + cookieNames[name], value, maxAge === undefined ? options : { ...options, maxAge });
    },
    clearCookie: (name) => {
      changed.set(name, null);
      reply.clearCookie(prefix + cookieNames[name], options);
    },
  };
}

/** The CSRF token of a visit: bound to its session, or before sign-in to a random visitor cookie. */
export function csrfTokenOf(app: App, visit: Visit): string {
  let bound = visit.cookie('session') ?? visit.cookie('visitor');
  if (bound === null) {
    bound = newToken();
    visit.setCookie('visitor', bound);
  }
  return signWith(app.csrfSecret, bound);
}

/** Refuses what a foreign page may have sent, by the headers that browsers set themselves. */
export function refuseForeignOrigin(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') fail('csrf.invalid');
  const origin = request.headers.origin;
  if (origin === undefined) return;
  const from = URL.parse(origin)?.host;
  if (from === undefined || from !== request.headers.host?.toLowerCase()) fail('csrf.invalid');
}

/** Refuses a write without the visit's own token in its header (AUT-01). */
export function refuseForgedWrite(app: App, visit: Visit, request: FastifyRequest): void {
  refuseForeignOrigin(request);
  const given = request.headers['x-csrf-token'];
  const bound = visit.cookie('session') ?? visit.cookie('visitor');
  if (typeof given !== 'string' || bound === null || !sameText(given, signWith(app.csrfSecret, bound)))
    fail('csrf.invalid');
}
