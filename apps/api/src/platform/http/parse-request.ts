import type { EndpointSpec } from '@offizin/contract/endpoint';
import type { FieldCode, FieldError } from '@offizin/contract/errors';
import type { z } from 'zod';
import { fail } from '../fail.ts';
import { findForbiddenInput } from './input-guard.ts';

export interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type Part = keyof RawRequest;

function codeOf(issue: z.core.$ZodIssue): { code: FieldCode; params?: Record<string, string | number> } {
  switch (issue.code) {
    case 'invalid_type':
      return { code: issue.input === undefined ? 'field.required' : 'field.invalid' };
    case 'unrecognized_keys':
      return { code: 'field.unknown', params: { keys: issue.keys.join(', ').slice(0, 200) } };
    case 'too_small':
      if (issue.origin !== 'string' && issue.origin !== 'array')
        return { code: 'field.too_small', params: { limit: Number(issue.minimum) } };
      return Number(issue.minimum) === 1
        ? { code: 'field.required' }
        : { code: 'field.too_short', params: { limit: Number(issue.minimum) } };
    case 'too_big':
      return {
        code: issue.origin === 'string' || issue.origin === 'array' ? 'field.too_long' : 'field.too_large',
        params: { limit: Number(issue.maximum) },
      };
    default:
      return { code: 'field.invalid' };
  }
}

function fieldErrors(part: Part, error: z.ZodError): FieldError[] {
  return error.issues.slice(0, 20).map((issue) => ({
    path: [part, ...issue.path.map(String)].join('.'),
    ...codeOf(issue),
  }));
}

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
  if (!parsed.success) fail('request.invalid', { errors: fieldErrors(part, parsed.error) });
  return parsed.data;
}

const isRaw = ({ bodyStream, bodyFile }: EndpointSpec) => bodyStream !== undefined || bodyFile !== undefined;

/** Reads the three parts of a request by the endpoint's schemas; anything else is a 400 with field errors. */
export function parseRequest(endpoint: EndpointSpec, raw: RawRequest): RawRequest {
  return {
    params: parsePart('params', endpoint.params, raw.params),
    query: parsePart('query', endpoint.query, raw.query),
    body: isRaw(endpoint) ? raw.body : parsePart('body', endpoint.body, raw.body),
  };
}
