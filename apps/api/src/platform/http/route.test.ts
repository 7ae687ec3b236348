import { api } from '@offizin/contract/api';
import { expect, test } from 'vitest';
import { routesOf } from './route.ts';

test('an operation without a handler does not compile', () => {
  // @ts-expect-error -- `stream` has no handler here
  const routes = routesOf(api.live, {});
  expect(routes.map(({ endpoint }) => endpoint)).toEqual([api.live.stream]);
});
