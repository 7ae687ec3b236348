import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { browserEndpoints } from './api.ts';
import type { EndpointSpec } from './endpoint.ts';
import { marketplaceApi } from './marketplace-api.ts';
import { marketOfferRecord, productRecord } from './catalogue/marketplace.ts';
import { warehouseStockRecord } from './warehouse/marketplace.ts';
import { largestAmount, largestInteger, largestRunNo } from './scalars.ts';

/** Every number that a schema takes, by its path, with what it may be at most. */
function numbersOf(schema: unknown, path: string): (readonly [path: string, maximum: unknown])[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'type' in schema && (schema.type === 'integer' || schema.type === 'number');
  const inner = Object.entries(schema).flatMap(([key, value]) => numbersOf(value, `${path}.${key}`));
  return own ? [[path, 'maximum' in schema ? schema.maximum : undefined], ...inner] : inner;
}

const endpoints: readonly EndpointSpec[] = [...browserEndpoints, ...Object.values(marketplaceApi)];
const parts = endpoints.flatMap(({ method, path, params, query, body }) =>
  Object.entries({ params, query, body }).map(([part, schema]) => [`${method} ${path} ${part}`, schema] as const),
);
const lines = Object.entries({ productRecord, marketOfferRecord, warehouseStockRecord });

const numbers = [...parts, ...lines].flatMap(([name, schema]) =>
  schema === undefined ? [] : numbersOf(z.toJSONSchema(schema, { io: 'input' }), name),
);
const columns = [largestInteger, largestAmount, largestRunNo];

describe('ERR-02 every number of a request fits into the column that holds it', () => {
  test('there are numbers to look at', () => {
    expect(numbers.length).toBeGreaterThan(30);
  });

  test.each(numbers)('%s has a maximum: %s', (_path, maximum) => {
    const holds = typeof maximum === 'number' && (maximum <= largestInteger || columns.includes(maximum));
    expect(holds).toBe(true);
  });
});
