import type { FastifyInstance, FastifyReply } from 'fastify';

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

const always = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
} as const;

export function securityHeaders(production: boolean): Readonly<Record<string, string>> {
  return production ? { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : always;
}

/** Puts the security headers on every reply; API replies are never stored. */
export function addSecurityHeaders(server: FastifyInstance, production: boolean): void {
  server.addHook('onSend', async (request, reply) => {
    setSecurityHeaders(reply, production);
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/') || request.url.startsWith('/phw/api/'))
      reply.header('cache-control', 'no-store');
    if (request.url.includes('/login/impersonate')) reply.header('referrer-policy', 'no-referrer');
  });
}

export function setSecurityHeaders(reply: FastifyReply, production: boolean): void {
  reply.headers(securityHeaders(production));
}
