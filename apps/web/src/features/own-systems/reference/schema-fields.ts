import { chosen, type Json, listOf, partOf, textOf } from './json-schema.ts';

/** One value of a request or a reply, by its name from the outside in: `changes[].price`. */
export interface Field {
  readonly name: string;
  /** The type as JSON Schema and its formats call it, with what lengths or figures it may have. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  readonly description: string;
  /** The values that it may have, where they are few words. */
  readonly values: readonly string[];
}

/** What is larger is no bound that anybody set. */
const largest = 2 ** 31 - 1;

function rangeText(min: unknown, max: unknown): string {
  const from = typeof min === 'number' && min > -largest ? min : null;
  const to = typeof max === 'number' && max < largest ? max : null;
  if (from !== null && to !== null) return from === to ? `${from}` : `${from}–${to}`;
  if (to !== null) return `≤ ${to}`;
  return from === null || from === 0 ? '' : `≥ ${from}`;
}

const bounds = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

function typeText(document: Json, schema: Json): string {
  const type = textOf(schema['type']) || (schema['const'] === undefined ? 'any' : typeof schema['const']);
  const format = textOf(schema['format']);
  const range = bounds.map(([min, max]) => rangeText(schema[min], schema[max])).find((text) => text !== '');
  const name =
    type === 'array'
      ? `${typeText(document, chosen(document, partOf(schema['items'])).schema)}[]`
      : format === ''
        ? type
        : `${type} · ${format}`;
  return range === undefined ? name : `${name}, ${range}`;
}

const deepest = 4;

interface Below {
  /** What the names begin with. */
  readonly prefix: string;
  readonly depth: number;
}

/** The fields of a schema, those of objects and of the objects of lists below them. */
export function fieldsOf(document: Json, given: Json, { prefix, depth }: Below = { prefix: '', depth: 0 }): Field[] {
  const { schema } = chosen(document, given);
  if (schema['type'] === 'array') return fieldsOf(document, partOf(schema['items']), { prefix: `${prefix}[]`, depth });
  if (depth >= deepest) return [];
  const required = listOf(schema['required']);
  return Object.entries(partOf(schema['properties'])).flatMap(([key, part]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    const { schema: own, isNullable } = chosen(document, partOf(part));
    return [
      fieldOf(document, own, { name, isRequired: required.includes(key), isNullable }),
      ...fieldsOf(document, own, { prefix: name, depth: depth + 1 }),
    ];
  });
}

/** One field of a schema that has been chosen. */
export function fieldOf(document: Json, schema: Json, known: Pick<Field, 'name' | 'isRequired' | 'isNullable'>): Field {
  const items = schema['type'] === 'array' ? chosen(document, partOf(schema['items'])).schema : schema;
  return {
    ...known,
    type: typeText(document, schema),
    description: textOf(schema['description']),
    values: listOf(items['enum']).filter((value) => typeof value === 'string'),
  };
}
