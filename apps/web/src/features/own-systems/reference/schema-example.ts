import { chosen, type Json, listOf, partOf, textOf } from './json-schema.ts';

const byFormat: Readonly<Record<string, string>> = {
  uuid: '0198a3f2-7c41-7e52-9b06-5d2e81c4a710',
  'date-time': '2026-11-24T14:46:09.000Z',
  date: '2026-11-24',
  time: '14:46',
  uri: 'https://shop.example/1',
  email: 'shop@shop.example',
};

/** Deeper than this an example is cut short. */
const deepest = 5;

function textExample(schema: Json): string {
  const least = typeof schema['minLength'] === 'number' ? schema['minLength'] : 0;
  return byFormat[textOf(schema['format'])] ?? 'text'.padEnd(least, '…');
}

function plainExample(schema: Json): unknown {
  switch (schema['type']) {
    case 'integer':
    case 'number':
      return typeof schema['minimum'] === 'number' && schema['minimum'] > 0 ? schema['minimum'] : 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return textExample(schema);
  }
}

/** The example that a schema brings along; undefined where it has none. */
function ownExample(schema: Json): unknown {
  if (schema['example'] !== undefined) return schema['example'];
  return [
    ...listOf(schema['examples']),
    ...(schema['const'] === undefined ? [] : [schema['const']]),
    ...listOf(schema['enum']),
  ][0];
}

/** What a value is made for: a request leaves out what it may, a reply has all. */
export type Purpose = 'request' | 'reply';

/** A value that a schema allows, as far as that can be known from the schema. */
export function exampleOf(document: Json, given: Json, purpose: Purpose): unknown {
  const below = (schemaBelow: unknown, depth: number): unknown => {
    const { schema } = chosen(document, partOf(schemaBelow));
    const own = ownExample(schema);
    if (own !== undefined) return own;
    if (schema['type'] === 'object') {
      const required = listOf(schema['required']);
      const fields = Object.entries(partOf(schema['properties'])).filter(
        ([key]) => depth < deepest && (purpose === 'reply' || required.includes(key)),
      );
      return Object.fromEntries(fields.map(([key, part]) => [key, below(part, depth + 1)]));
    }
    if (schema['type'] === 'array') return depth < deepest ? [below(schema['items'], depth + 1)] : [];
    return plainExample(schema);
  };
  return below(given, 0);
}
