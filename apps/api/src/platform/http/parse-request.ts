import { fieldErrorsOf } from '@offizin/contract/body-check';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import type { z } from 'zod';
import { fail } from '../fail.ts';
import { findForbiddenInput } from './input-guard.ts';
import { type ListedItems, readListedItems } from './listed-items.ts';

export interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type Part = keyof RawRequest;

/** What a part without a schema may carry: nothing. */
function isEmpty(value: unknown): boolean {
  if (value === undefined) return true;
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
}

function parsePart(part: Part, schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) {
    if (!isEmpty(value)) fail('request.invalid', { errors: [{ path: part, code: 'field.unknown' }] });
    return undefined;
  }
  const forbidden = findForbiddenInput(value, part);
  if (forbidden !== null) fail('request.invalid', { errors: [forbidden] });
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) fail('request.invalid', { errors: fieldErrorsOf(part, parsed.error) });
  return parsed.data;
}

export interface ParsedRequest extends RawRequest {
  /** Of a body whose items are refused one by one. */
  readonly listed: ListedItems | null;
}

const isRaw = ({ bodyStream, bodyFile }: EndpointSpec) => bodyStream !== undefined || bodyFile !== undefined;

/** Reads the three parts of a request by the endpoint's schemas; anything else is a 400 with field errors. */
export function parseRequest(endpoint: EndpointSpec, raw: RawRequest): ParsedRequest {
  const listed = readListedItems(endpoint, raw.body);
  const bodyOf = () => (isRaw(endpoint) ? raw.body : parsePart('body', endpoint.body, raw.body));
  return {
    params: parsePart('params', endpoint.params, raw.params),
    query: parsePart('query', endpoint.query, raw.query),
    body: listed === null ? bodyOf() : { [listed.field]: listed.items },
    listed,
  };
}
