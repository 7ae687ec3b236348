import { api, browserEndpoints } from '@offizin/contract/api';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import { commonErrors, errorStatus } from '@offizin/contract/errors';
import { limits } from '@offizin/domain/limits';
import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { describe, expect, test } from 'vitest';
import { describeApi } from './openapi/document.ts';

const browser = describeApi('browser');
const marketplace = describeApi('marketplace');
const documents = [
  { name: 'browser', document: browser, endpoints: browserEndpoints as readonly EndpointSpec[] },
  { name: 'marketplace', document: marketplace, endpoints: Object.values(marketplaceApi) as readonly EndpointSpec[] },
];

const cases = documents.flatMap(({ name, document, endpoints }) =>
  endpoints.map((endpoint) => ({ title: `${name} ${endpoint.method} ${endpoint.path}`, name, document, endpoint })),
);

function operationOf(document: typeof browser, { method, path }: Pick<EndpointSpec, 'method' | 'path'>) {
  const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`${method} ${path} is not in the document`);
  return operation;
}

/** Every value of a key, however deep. */
function valuesOf(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...valuesOf(key, inner)]);
}

function resolve(document: object, reference: unknown): unknown {
  const steps = String(reference).replace('#/', '').split('/');
  let place: unknown = document;
  for (const step of steps) place = typeof place === 'object' && place !== null ? Reflect.get(place, step) : undefined;
  return place;
}

describe.each(documents)('the OpenAPI document of the $name API', ({ document, endpoints }) => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

  test('is of version 3.1 and holds every operation once', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(operations).toHaveLength(endpoints.length);
    expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(endpoints.length);
  });

  test('resolves every reference and names no schema that nothing uses', () => {
    const references = valuesOf('$ref', document);
    expect(references.length).toBeGreaterThan(endpoints.length);
    const broken = references.filter((reference) => typeof resolve(document, reference) !== 'object');
    expect(broken).toEqual([]);
    const names = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(names.filter((name) => !references.includes(name))).toEqual([]);
    expect(valuesOf('$defs', document)).toEqual([]);
  });

  test('declares the security schemes that its operations ask for', () => {
    const asked = operations.flatMap((operation) => operation.security.flatMap((scheme) => Object.keys(scheme)));
    expect([...new Set(asked)]).toEqual(Object.keys(document.components.securitySchemes));
  });
});

describe.each(cases)('$title', ({ name, document, endpoint }) => {
  const operation = operationOf(document, endpoint);

  test('declares each parameter of its path, once', () => {
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map((parameter) => parameter.name)).toEqual(named);
    expect(declared.every((parameter) => parameter.required)).toBe(true);
  });

  test('ERR-02 declares what may become of its idempotency key', () => {
    const codes = ['idempotency.key_required', 'idempotency.key_reused', 'idempotency.in_progress'] as const;
    const declared = codes.filter((code) => endpoint.errors.includes(code));
    expect(declared).toEqual((endpoint.idempotency ?? 'none') === 'none' ? [] : codes);
  });

  test('ERR-02 says how long its body may be', () => {
    const { body, bodyFile, access } = endpoint;
    const bytes = bodyFile?.maxBytes ?? (access.kind === 'machine' ? limits.bulkBody : limits.requestBody);
    if (body === undefined && bodyFile === undefined) return;
    const said = bytes < 2 ** 20 ? `${bytes / 2 ** 10} KiB` : `${bytes / 2 ** 20} MiB`;
    expect(operation.requestBody?.description).toContain(`at most ${said}`);
  });

  test('ERR-01 answers each of its codes and of the common ones under its status', () => {
    const found = Object.entries(operation.responses).flatMap(([status, reply]) =>
      valuesOf('enum', reply.content['application/problem+json']?.schema)
        .flat()
        .map((code) => ({ code, status: Number(status) })),
    );
    const declared = [...new Set([...endpoint.errors, ...commonErrors])];
    // A key has no session that could go on in another shop.
    const codes = declared.filter((code) => name === 'browser' || code !== 'session.other_shop');
    expect(found).toHaveLength(codes.length);
    expect(found).toEqual(expect.arrayContaining(codes.map((code) => ({ code, status: errorStatus[code] }))));
  });

  test('names the fields with ids of the seller, and those fields exist', () => {
    const owned = operation['x-owned-ids'];
    expect(owned.params).toEqual(endpoint.ownedIds?.params ?? []);
    const names = operation.parameters.map((parameter) => parameter.name);
    expect(names).toEqual(expect.arrayContaining([...owned.params]));
    const fields = valuesOf('properties', operation.requestBody).flatMap((properties) =>
      Object.keys(Object(properties)),
    );
    for (const field of owned.body)
      expect(fields).toContain(
        field
          .replace(/\[\]$/, '')
          .split(/\[\]\.|\./)
          .at(-1),
      );
  });

  test('has a body and a reply of the declared kind', () => {
    const bodyType = endpoint.bodyStream?.mediaType ?? (endpoint.body && 'application/json');
    expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(
      endpoint.bodyFile?.mediaTypes ?? (bodyType === undefined ? [] : [bodyType]),
    );
    expect(Object.keys(operation.responses['200']?.content ?? {})).toEqual([
      endpoint.stream === undefined ? (endpoint.file?.mediaType ?? 'application/json') : 'text/event-stream',
    ]);
  });
});

const header = (name: string) => expect.objectContaining({ in: 'header', name });

test.each([
  { endpoint: api.orders.confirm, required: true },
  { endpoint: api.session.saveLocale, required: false },
])('$endpoint.method $endpoint.path states whether it needs its Idempotency-Key', ({ endpoint, required }) => {
  const { parameters, 'x-idempotency': wanted } = operationOf(browser, endpoint);
  expect(wanted).toBe(endpoint.idempotency);
  expect(parameters).toContainEqual(expect.objectContaining({ in: 'header', name: 'Idempotency-Key', required }));
});

test('AUT-01 writes of the browser API carry the CSRF header, reads and machine calls do not', () => {
  expect(operationOf(browser, api.session.signIn).parameters).toContainEqual(header('x-csrf-token'));
  expect(operationOf(browser, api.orders.list).parameters).not.toContainEqual(header('x-csrf-token'));
  expect(operationOf(marketplace, marketplaceApi.bulkOrders).parameters).not.toContainEqual(header('x-csrf-token'));
});

test.each([
  { document: browser, endpoint: api.session.signIn, access: 'public', security: [] },
  { document: browser, endpoint: api.session.sessionDetails, access: 'session', security: [{ session: [] }] },
  {
    document: browser,
    endpoint: api.orders.list,
    access: { screens: api.orders.list.access.anyOf },
    security: [{ session: [] }],
  },
  { document: marketplace, endpoint: marketplaceApi.events, access: { machine: 'events' }, security: [{ key: [] }] },
])('MKT-01 $endpoint.path states who may call it', ({ document, endpoint, access, security }) => {
  const operation = operationOf(document, endpoint);
  expect(operation['x-access']).toEqual(access);
  expect(operation.security).toEqual(security);
});

test('query parameters are described as what they are read into', () => {
  const { parameters } = operationOf(browser, api.orders.list);
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  expect(byName.get('tab')).toMatchObject({ required: true });
  expect(byName.get('limit')).toMatchObject({ required: false, schema: { type: 'integer', minimum: 1 } });
  expect(byName.get('deliveryType')).toMatchObject({ style: 'form', explode: false, schema: { type: 'array' } });
});
