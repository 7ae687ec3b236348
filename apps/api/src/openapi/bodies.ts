import { bodyBytes, type EndpointSpec } from '@offizin/contract/endpoint';
import type { z } from 'zod';
import type { JsonSchema } from './json-schema.ts';
import type { Components } from './schemas.ts';

/** What travels under each media type; bytes that are no text have no schema but their media type. */
export type Content = Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>;

export interface RequestBody {
  readonly required: true;
  readonly description: string;
  readonly content: Content;
}

/** Bytes, whole: OpenAPI 3.1 has no `format: binary`, and no type, for they are not JSON. */
export function binary(mediaTypes: readonly string[]): Content {
  return Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema: { contentMediaType: mediaType } }]));
}

/**
 * Text that is a sequence of JSON documents. OpenAPI 3.1 has no word for one part of a sequence (3.2 calls it `itemSchema`), so
 * `contentSchema` of JSON Schema 2020-12 names it, and the description says that it is that of each part.
 */
export function sequence(mediaType: string, part: JsonSchema, description: string): Content {
  const schema = { type: 'string', contentMediaType: mediaType, contentSchema: part, description };
  return { [mediaType]: { schema } };
}

export function json(components: Components, schema: z.ZodType, io: 'input' | 'output'): Content {
  return { 'application/json': { schema: components.translate(schema, io) } };
}

/** The same with an example, where there is one. */
export function withExample(content: Content, example: unknown): Content {
  if (example === undefined) return content;
  return Object.fromEntries(Object.entries(content).map(([mediaType, { schema }]) => [mediaType, { schema, example }]));
}

/** A number of bytes in the unit in which it is a whole number. */
function size(bytes: number): string {
  const mebibyte = 2 ** 20;
  return bytes < mebibyte ? `${bytes / 1024} KiB` : `${bytes / mebibyte} MiB`;
}

/** The body that an operation asks for: JSON, lines of records, or one file. */
export function requestBodyOf(
  components: Components,
  endpoint: EndpointSpec,
  example: unknown,
): { readonly requestBody?: RequestBody } {
  const { body, bodyStream, bodyFile } = endpoint;
  if (bodyStream !== undefined) {
    const { mediaType, description, record } = bodyStream;
    const each = 'One JSON document per line, parted by line feeds; `contentSchema` is the schema of each line';
    const content = sequence(mediaType, components.translate(record, 'input'), each);
    const lines = Array.isArray(example) ? example.map((line) => `${JSON.stringify(line)}\n`).join('') : undefined;
    return { requestBody: { required: true, description, content: withExample(content, lines) } };
  }
  if (bodyFile !== undefined) {
    const { description, mediaTypes } = bodyFile;
    return { requestBody: { required: true, description, content: binary(mediaTypes) } };
  }
  if (body === undefined) return {};
  const description = `JSON of at most ${size(bodyBytes(endpoint))}`;
  return {
    requestBody: { required: true, description, content: withExample(json(components, body, 'input'), example) },
  };
}
