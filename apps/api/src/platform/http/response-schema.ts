import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';

const schemas = new WeakMap<z.ZodType, object>();

/** The JSON schema by which a reply is serialised: what the contract does not name never leaves the server. */
export function responseSchema(schema: z.ZodType): object {
  const known = schemas.get(schema);
  if (known !== undefined) return known;
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  schemas.set(schema, json);
  return json;
}

const serializers = new WeakMap<object, (data: unknown) => string>();

/** Compiled once in a process, where Fastify compiles for each address and server: most of what starting one takes. */
export const serializerOf: FastifySerializerCompiler<object> = ({ schema }) => {
  const known = serializers.get(schema);
  if (known !== undefined) return known;
  const serializer = fastJson(schema);
  serializers.set(schema, serializer);
  return serializer;
};
