export type Json = Readonly<Record<string, unknown>>;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const partOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
export const entriesOf = (value: unknown): [string, Json][] =>
  Object.entries(partOf(value)).map(([key, part]) => [key, partOf(part)]);

/** A schema with what it refers to in its place; `allOf` becomes one schema. */
export function resolved(document: Json, schema: Json): Json {
  const reference = textOf(schema['$ref']);
  if (reference !== '') {
    const target = reference
      .replace(/^#\//, '')
      .split('/')
      .reduce<Json>((part, key) => partOf(part[key]), document);
    return resolved(document, {
      ...target,
      ...(schema['description'] !== undefined && { description: schema['description'] }),
    });
  }
  const parts = listOf(schema['allOf']).map((part) => resolved(document, partOf(part)));
  if (parts.length === 0) return schema;
  return {
    ...Object.fromEntries(parts.flatMap((part) => Object.entries(part))),
    properties: Object.fromEntries(parts.flatMap((part) => Object.entries(partOf(part['properties'])))),
    required: parts.flatMap((part) => listOf(part['required'])),
  };
}

/** The choice of an `anyOf` or `oneOf` that is shown, the first that is not null, and whether null is one. */
export function chosen(document: Json, schema: Json): { readonly schema: Json; readonly isNullable: boolean } {
  const whole = resolved(document, schema);
  const choices = [...listOf(whole['anyOf']), ...listOf(whole['oneOf'])].map((each) =>
    resolved(document, partOf(each)),
  );
  const types = listOf(whole['type']);
  if (choices.length === 0) {
    if (types.length === 0) return { schema: whole, isNullable: false };
    return { schema: { ...whole, type: types.find((type) => type !== 'null') }, isNullable: types.includes('null') };
  }
  const isNullable = choices.some((each) => each['type'] === 'null');
  const first = choices.find((each) => each['type'] !== 'null') ?? {};
  const { anyOf: _any, oneOf: _one, ...rest } = whole;
  return { schema: { ...rest, ...chosen(document, first).schema }, isNullable };
}
