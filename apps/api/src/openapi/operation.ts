import type { Access, EndpointSpec, Idempotency } from '@offizin/contract/endpoint';
import { commonErrors, type ErrorCode } from '@offizin/contract/errors';
import { shopDescriptions } from '@offizin/contract/shop-descriptions';
import type { z } from 'zod';
import type { Example } from './examples.ts';
import { type RequestBody, requestBodyOf } from './bodies.ts';
import { type Reply, repliesOf } from './replies.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Components } from './schemas.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly style?: 'form';
  readonly explode?: false;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
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
  /** What it is about. */
  readonly group: string;
  /** Its name in the document. */
  readonly id: string;
  readonly endpoint: EndpointSpec;
  /** Whether its callers have a token in place of a session. */
  readonly byToken?: boolean;
  readonly example?: Example | undefined;
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

/** A value as it stands in an address, as what it is read into. */
function readAs({ type }: JsonSchema, text: string): unknown {
  if (type === 'integer' || type === 'number') return Number(text);
  if (type === 'boolean') return text === 'true';
  return type === 'array' ? text.split(',') : text;
}

interface Fields {
  readonly schema: z.ZodObject | undefined;
  readonly place: 'path' | 'query';
  readonly examples: Readonly<Record<string, string>> | undefined;
}

function fieldsOf(components: Components, { schema, place, examples = {} }: Fields): Parameter[] {
  if (schema === undefined) return [];
  // What arrives as text is described as what it is read into: an integer, a list parted by commas.
  return Object.entries(schema.shape).map(([name, field]) => {
    const json = components.translate(field as z.ZodType, 'output');
    const example = examples[name];
    return {
      name,
      in: place,
      required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
      ...(json['type'] === 'array' && { style: 'form', explode: false }),
      schema: json,
      ...(example !== undefined && { example: readAs(json, example) }),
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

/** What only browsers are answered, and what callers with a token are. */
const browserErrors: ReadonlySet<ErrorCode> = new Set([
  'session_expired',
  'session.other_shop',
  'csrf.invalid',
  'access.impersonation',
]);
const tokenErrors = ['api_token.invalid', 'api_token.scope'] as const satisfies readonly ErrorCode[];

/** The codes an endpoint may answer with, its own and the common ones. */
export function declaredCodes({ endpoint, byToken = false }: Omit<NamedEndpoint, 'group' | 'id'>): Set<ErrorCode> {
  const declared = new Set<ErrorCode>([...(byToken ? tokenErrors : []), ...endpoint.errors, ...commonErrors]);
  const bySystem = byToken || endpoint.access.kind === 'machine';
  return bySystem ? new Set([...declared].filter((code) => !browserErrors.has(code))) : declared;
}

/** Describes one endpoint as an OpenAPI operation. */
export function describeOperation(components: Components, named: NamedEndpoint): Operation {
  const { group, id, endpoint, byToken = false, example = {} } = named;
  const description = endpoint.description ?? (byToken ? shopDescriptions[id] : undefined);
  return {
    operationId: id,
    tags: [group],
    summary: endpoint.summary,
    ...(description !== undefined && { description }),
    ...accessOfCaller(named),
    parameters: [
      ...fieldsOf(components, { schema: endpoint.params, place: 'path', examples: example.params }),
      ...fieldsOf(components, { schema: endpoint.query, place: 'query', examples: example.query }),
      ...headersOf(named),
    ],
    ...requestBodyOf(components, endpoint, example.body),
    responses: repliesOf(components, { endpoint, byToken, codes: declaredCodes(named), example: example.reply }),
    'x-idempotency': endpoint.idempotency ?? 'none',
    'x-owned-ids': { params: endpoint.ownedIds?.params ?? [], body: endpoint.ownedIds?.body ?? [] },
  };
}
