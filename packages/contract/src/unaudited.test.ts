import { expect, test } from 'vitest';
import { browserEndpoints } from './api.ts';
import type { EndpointSpec } from './endpoint.ts';
import { marketplaceApi } from './marketplace-api.ts';
import { unaudited } from './unaudited.ts';

const endpoints: readonly EndpointSpec[] = [...browserEndpoints, ...Object.values(marketplaceApi)];
const writes = endpoints.filter(({ method }) => method !== 'GET');
const nameOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`;

test('PRO-12 each call that writes leaves a row in the history, or says why not', () => {
  const open = writes.filter((endpoint) => (endpoint.audited === undefined) === !(nameOf(endpoint) in unaudited));
  expect(open.map(nameOf)).toEqual([]);
});

test('PRO-12 no reason is left over of a call that is gone', () => {
  const known = new Set(writes.map(nameOf));
  expect(Object.keys(unaudited).filter((name) => !known.has(name))).toEqual([]);
});
