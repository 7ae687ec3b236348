import { apiBase } from '@offizin/contract/api';
import { marketplaceBase } from '@offizin/contract/marketplace-api';
import { shopBase } from '@offizin/contract/shop-api';
import type { FastifyInstance } from 'fastify';
import { declaredCodes } from '../openapi/operation.ts';
import type { Route } from '../platform/http/route.ts';

/** The code of a refusal; null of anything else. */
function codeOf(payload: unknown): string | null {
  const body: unknown = typeof payload === 'string' && payload.startsWith('{') ? JSON.parse(payload) : null;
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : null;
}

/** What callers were answered that the contract does not say: "POST /x: not_found". */
export function watchAnswers(server: FastifyInstance, routes: readonly Route[]): ReadonlySet<string> {
  const declared = new Map<string, ReadonlySet<string>>();
  for (const { endpoint } of routes) {
    const { access, method, path, token } = endpoint;
    declared.set(
      `${method} ${access.kind === 'machine' ? marketplaceBase : apiBase}${path}`,
      declaredCodes({ endpoint }),
    );
    if (token !== undefined) declared.set(`${method} ${shopBase}${path}`, declaredCodes({ endpoint, byToken: true }));
  }
  const undeclared = new Set<string>();
  server.addHook('onSend', async ({ method, routeOptions }, { statusCode }, payload) => {
    const place = `${method} ${routeOptions.url ?? ''}`;
    const code = statusCode < 400 ? null : codeOf(payload);
    if (code !== null && declared.get(place)?.has(code) === false) undeclared.add(`${place}: ${code}`);
  });
  return undeclared;
}
