import { browserEndpoints } from './api.ts';
import type { EndpointSpec } from './endpoint.ts';

/** Where sellers' own systems call: the operations of the browser that say which scope of a token they ask for. */
export const shopBase = '/api/shop/v1';

const endpoints: readonly EndpointSpec[] = browserEndpoints;

export const shopEndpoints: readonly EndpointSpec[] = endpoints.filter(({ token }) => token !== undefined);
