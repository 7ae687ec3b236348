import { apiBase } from '@offizin/contract/api';
import { commonErrors } from '@offizin/contract/errors';
import { marketplaceBase } from '@offizin/contract/marketplace-api';
import { shopBase } from '@offizin/contract/shop-api';
import type { FastifyInstance } from 'fastify';
import type { Route } from '../platform/http/route.ts';

const bases = [apiBase, marketplaceBase, shopBase];

/** The code of a refusal; null of anything else. */
function codeOf(payload: unknown): string | null {
  const body: unknown = typeof payload === 'string' && payload.startsWith('{') ? JSON.parse(payload) : null;
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : null;
}

/** What callers were answered that the contract does not say: "POST /x: not_found". */
export function watchAnswers(server: FastifyInstance, routes: readonly Route[]): ReadonlySet<string> {
  const declared = new Map<string, ReadonlySet<string>>();
  for (const { endpoint } of routes)
    for (const base of bases)
      declared.set(`${endpoint.method} ${base}${endpoint.path}`, new Set([...endpoint.errors, ...commonErrors]));
  const undeclared = new Set<string>();
  server.addHook('onSend', async ({ method, routeOptions }, { statusCode }, payload) => {
    const place = `${method} ${routeOptions.url ?? ''}`;
    const code = statusCode < 400 ? null : codeOf(payload);
    if (code !== null && declared.get(place)?.has(code) === false) undeclared.add(`${place}: ${code}`);
  });
  return undeclared;
}
