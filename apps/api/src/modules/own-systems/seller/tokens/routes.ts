import { api } from '@offizin/contract/api';
import { type Route, routesOf } from '../../../../platform/http/route.ts';
import { list, make, revoke } from './tokens.ts';

/** `describe` makes the document of the shop API, which knows all of its operations. */
export function apiTokenRoutes(describe: () => { readonly openapi: string }): readonly Route[] {
  return routesOf(api.apiTokens, {
    list,
    make,
    revoke,
    reference: async () => ({ ...describe() }),
  });
}
