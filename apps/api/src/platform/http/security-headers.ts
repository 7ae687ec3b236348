import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

/** What pages may load; a human check's provider may show its script in its own frame, where one is configured (AUT-09). */
function contentSecurityPolicy(provider: string): string {
  return [
    "default-src 'none'",
    `script-src 'self'${provider}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(provider === '' ? [] : [`frame-src${provider}`]),
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

export type HeaderSettings = Pick<Config, 'production' | 'humanCheck'>;

/** The headers of whatever may be a document; of hashed files of a page only those that rule files. */
export function securityHeaders(
  { production, humanCheck }: HeaderSettings,
  isDocument = true,
): Readonly<Record<string, string>> {
  const provider = humanCheck === null ? '' : ` ${new URL(humanCheck.scriptUrl).origin}`;
  return {
    ...always,
    ...(isDocument && { 'content-security-policy': contentSecurityPolicy(provider), ...ofDocuments }),
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
    if (request.url.includes('/login/impersonate')) reply.header('referrer-policy', 'no-referrer');
  });
}

/** A page with a stricter policy of its own keeps it. */
export function setSecurityHeaders(reply: FastifyReply, settings: HeaderSettings): void {
  const own = reply.getHeader('content-security-policy');
  reply.headers(securityHeaders(settings, !isPartOfPage(reply.getHeader('content-type'))));
  if (own !== undefined) reply.header('content-security-policy', own);
}
