import { brands } from '@offizin/domain/brand/brands';
import { findHostBrand } from '@offizin/domain/brand/hosts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Whose scripts a page may run beside the portal's own, and whom these may call and show. */
interface Providers {
  readonly scripts: readonly string[];
  /** Of the scripts’ own: frames. */
  readonly frames: readonly string[];
  /** Of the scripts' own: calls and pictures. */
  readonly calls: readonly string[];
}

const nobody: Providers = { scripts: [], frames: [], calls: [] };

const sources = (own: string, others: readonly string[]): string => [own, ...others].join(' ');

/** What pages may load: the portal's own, and what providers that are configured need for theirs (AUT-09, AUT-15). */
function contentSecurityPolicy({ scripts, frames, calls }: Providers): string {
  return [
    "default-src 'none'",
    sources("script-src 'self'", scripts),
    "style-src 'self'",
    sources("img-src 'self' data:", calls),
    "font-src 'self'",
    sources("connect-src 'self'", calls),
    ...(frames.length === 0 ? [] : [sources('frame-src', frames)]),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

const always = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const ofDocuments = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
} as const;

export type HeaderSettings = Pick<Config, 'production' | 'humanCheck' | 'supportChatUrl' | 'analyticsUrl' | 'hosts'>;

const isImpersonation = (url: string): boolean => url.includes('/login/impersonate');

const originOf = (url: string | null | undefined): string[] => (url ? [new URL(url).origin] : []);

/** Who a page of this address on this host may bring in; a page with tokens in its address brings in neither chat nor analytics. */
function providersOf(
  { humanCheck, supportChatUrl, analyticsUrl, hosts }: HeaderSettings,
  request: FastifyRequest,
): Providers {
  const found = isImpersonation(request.url) ? null : findHostBrand(hosts, request.headers.host ?? '');
  const brand = found && brands[found.brand];
  const check = originOf(humanCheck?.scriptUrl);
  const chat = brand?.supportChat ? originOf(supportChatUrl) : [];
  const analytics = brand?.analytics ? originOf(analyticsUrl) : [];
  return { scripts: [...check, ...chat, ...analytics], frames: [...check, ...chat], calls: [...chat, ...analytics] };
}

/** The headers of whatever may be a document; of hashed files of a page only those that rule files. */
export function securityHeaders(
  { production }: Pick<Config, 'production'>,
  { isDocument = true, providers = nobody }: { isDocument?: boolean; providers?: Providers } = {},
): Readonly<Record<string, string>> {
  return {
    ...always,
    ...(isDocument && { 'content-security-policy': contentSecurityPolicy(providers), ...ofDocuments }),
    ...(production && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Scripts and styles are never documents: what rules these would only make each of a page's many files longer. */
const isPartOfPage = (type: unknown): boolean =>
  typeof type === 'string' && /^(?:text|application)\/(?:javascript|css)\b/.test(type);

/** Puts the security headers on every reply; API replies are never stored. */
export function addSecurityHeaders(server: FastifyInstance, settings: HeaderSettings): void {
  server.addHook('onSend', async (request, reply) => {
    setSecurityHeaders(reply, settings);
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/') || request.url.startsWith('/phw/api/'))
      reply.header('cache-control', 'no-store');
    if (isImpersonation(request.url)) reply.header('referrer-policy', 'no-referrer');
  });
}

/** A page with a stricter policy of its own keeps it. */
export function setSecurityHeaders(reply: FastifyReply, settings: HeaderSettings): void {
  const own = reply.getHeader('content-security-policy');
  const isDocument = !isPartOfPage(reply.getHeader('content-type'));
  reply.headers(securityHeaders(settings, { isDocument, providers: providersOf(settings, reply.request) }));
  if (own !== undefined) reply.header('content-security-policy', own);
}
