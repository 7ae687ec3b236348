import { z } from 'zod';

/** The JSON schema by which a reply is serialised: what the contract does not name never leaves the server. */
export function responseSchema(schema: z.ZodType): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return json;
}
