import { api, apiBase } from '@offizin/contract/api';
import { marketplaceBase } from '@offizin/contract/marketplace-api';
import { shopBase } from '@offizin/contract/shop-api';
import type { CallClass } from '@offizin/domain/load/shedding';

const { csrfToken, challenge, signIn, signOut, impersonate } = api.session;

/** Operations that are more than their method says: a sign-in, and the token that every write begins with. */
const signInPaths = new Set([csrfToken, challenge, signIn, signOut, impersonate].map(({ path }) => apiBase + path));

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

/** The class of a call, from its first line alone. */
export function callClassOf(method = 'GET', address = '/'): CallClass {
  const end = address.indexOf('?');
  const path = end < 0 ? address : address.slice(0, end);
  if (isBelow(path, '/health')) return 'health';
  if (isBelow(path, marketplaceBase) || isBelow(path, shopBase)) return 'machine';
  if (signInPaths.has(path)) return 'sign_in';
  if (!isBelow(path, apiBase)) return 'page';
  return method === 'GET' || method === 'HEAD' ? 'read' : 'action';
}
