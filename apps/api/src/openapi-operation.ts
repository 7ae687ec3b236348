import { type Access, bodyBytes, type EndpointSpec, type Idempotency, type Streamed } from '@offizin/contract/endpoint';
import { commonErrors, type ErrorCode, errorStatus } from '@offizin/contract/errors';
import type { z } from 'zod';
import type { Components, JsonSchema } from './openapi-schemas.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly style?: 'form';
  readonly explode?: false;
  readonly schema: JsonSchema;
}

interface Reply {
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly description?: string; readonly content: Reply['content'] };
  readonly responses: Readonly<Record<string, Reply>>;
  readonly 'x-access':
    | 'public'
    | 'session'
    | { readonly screens: readonly string[] }
    | { readonly machine: string }
    | { readonly token: string };
  readonly 'x-idempotency': Idempotency;
  readonly 'x-owned-ids': { readonly params: readonly string[]; readonly body: readonly string[] };
}

export interface NamedEndpoint {
  readonly group: string;
  readonly key: string;
  readonly endpoint: EndpointSpec;
  /** Whether its callers have a token in place of a session. */
  readonly byToken?: boolean;
}

/** The value of `x-access`, and the security scheme that goes with it. */
function accessOf(access: Access): Pick<Operation, 'x-access' | 'security'> {
  switch (access.kind) {
    case 'public':
      return { 'x-access': 'public', security: [] };
    case 'session':
      return { 'x-access': 'session', security: [{ session: [] }] };
    case 'screens':
      return { 'x-access': { screens: access.anyOf }, security: [{ session: [] }] };
    case 'machine':
      return { 'x-access': { machine: access.scope }, security: [{ key: [] }] };
  }
}

function accessOfCaller({ endpoint, byToken = false }: NamedEndpoint): Pick<Operation, 'x-access' | 'security'> {
  if (!byToken || endpoint.token === undefined) return accessOf(endpoint.access);
  return { 'x-access': { token: endpoint.token }, security: [{ token: [] }] };
}

function fieldsOf(components: Components, schema: z.ZodObject | undefined, place: 'path' | 'query'): Parameter[] {
  if (schema === undefined) return [];
  // What arrives as text is described as what it is read into: an integer, a list parted by commas.
  return Object.entries(schema.shape).map(([name, field]) => {
    const json = components.translate(field as z.ZodType, 'output');
    return {
      name,
      in: place,
      required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
      ...(json['type'] === 'array' && { style: 'form', explode: false }),
      schema: json,
    };
  });
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'A repeat with the same key and request gets the first reply and does nothing again',
  schema: { type: 'string', minLength: 8, maxLength: 100, pattern: '^[\\x21-\\x7e]+$' },
};

const csrfToken: Parameter = {
  name: 'x-csrf-token',
  in: 'header',
  required: true,
  description: 'The token of GET /auth/csrf-token for the same session or visitor',
  schema: { type: 'string' },
};

function headersOf({ endpoint, byToken = false }: NamedEndpoint): Parameter[] {
  const wanted = endpoint.idempotency ?? 'none';
  const browserWrite = !byToken && endpoint.access.kind !== 'machine' && endpoint.method !== 'GET';
  return [
    ...(browserWrite ? [csrfToken] : []),
    ...(wanted === 'none' ? [] : [{ ...idempotencyKey, required: wanted === 'required' }]),
  ];
}

/** A number of bytes in the unit in which it is a whole number. */
function size(bytes: number): string {
  const mebibyte = 2 ** 20;
  return bytes < mebibyte ? `${bytes / 1024} KiB` : `${bytes / mebibyte} MiB`;
}

function requestBodyOf(components: Components, endpoint: EndpointSpec): Pick<Operation, 'requestBody'> {
  const { body, bodyStream, bodyFile } = endpoint;
  const raw = bodyStream ?? bodyFile;
  if (raw !== undefined) {
    const mediaTypes = 'mediaTypes' in raw ? raw.mediaTypes : [raw.mediaType];
    const content = Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema: { type: 'string' } }]));
    return { requestBody: { required: true, description: raw.description, content } };
  }
  if (body === undefined) return {};
  const content = { 'application/json': { schema: components.translate(body, 'input') } };
  return { requestBody: { required: true, description: `JSON of at most ${size(bodyBytes(endpoint))}`, content } };
}

function fileReply({ mediaType, description }: Streamed): Reply {
  const headers = {
    'content-disposition': { description: 'attachment, with the name of the file', schema: { type: 'string' } },
  };
  return { description, headers, content: { [mediaType]: {} } };
}

function successOf(components: Components, { file, response, stream }: EndpointSpec): Reply {
  if (file !== undefined) return fileReply(file);
  if (stream !== undefined) {
    const description = 'Server-sent events; the schema is that of the data of each one';
    return { description, content: { 'text/event-stream': { schema: components.translate(response, 'output') } } };
  }
  return { description: 'Done', content: { 'application/json': { schema: components.translate(response, 'output') } } };
}

const waits = new Set([429, 503]);
const retryAfter = {
  'retry-after': { description: 'Seconds to wait before trying again', schema: { type: 'integer' } },
};

function problemReply(components: Components, status: number, codes: readonly ErrorCode[]): Reply {
  const schema = {
    allOf: [components.translate(components.problem, 'output'), { properties: { message: { enum: codes } } }],
  };
  return {
    description: codes.join(', '),
    ...(waits.has(status) && { headers: retryAfter }),
    content: { 'application/problem+json': { schema } },
  };
}

/** What only browsers are answered, and what callers with a token are. */
const browserErrors: ReadonlySet<ErrorCode> = new Set(['session_expired', 'csrf.invalid', 'access.impersonation']);
const tokenErrors = ['api_token.invalid', 'api_token.scope'] as const satisfies readonly ErrorCode[];

/** The codes an endpoint may answer with, its own and the common ones. */
export function declaredCodes({ endpoint, byToken = false }: Omit<NamedEndpoint, 'group' | 'key'>): Set<ErrorCode> {
  const own = byToken
    ? [...tokenErrors, ...endpoint.errors.filter((code) => !browserErrors.has(code))]
    : endpoint.errors;
  return new Set<ErrorCode>([...own, ...commonErrors]);
}

/** Them by status. */
function errorsOf(components: Components, named: NamedEndpoint): Record<string, Reply> {
  const byStatus = Map.groupBy(declaredCodes(named), (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [String(status), problemReply(components, status, same)]),
  );
}

/** Describes one endpoint as an OpenAPI operation. */
export function describeOperation(components: Components, named: NamedEndpoint): Operation {
  const { group, key, endpoint } = named;
  return {
    operationId: `${group}.${key}`,
    tags: [group],
    summary: endpoint.summary,
    ...accessOfCaller(named),
    parameters: [
      ...fieldsOf(components, endpoint.params, 'path'),
      ...fieldsOf(components, endpoint.query, 'query'),
      ...headersOf(named),
    ],
    ...requestBodyOf(components, endpoint),
    responses: { '200': successOf(components, endpoint), ...errorsOf(components, named) },
    'x-idempotency': endpoint.idempotency ?? 'none',
    'x-owned-ids': { params: endpoint.ownedIds?.params ?? [], body: endpoint.ownedIds?.body ?? [] },
  };
}
