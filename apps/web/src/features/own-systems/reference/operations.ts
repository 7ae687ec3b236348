import { exampleOf, type Purpose } from './schema-example.ts';
import { type Field, fieldOf, fieldsOf } from './schema-fields.ts';
import { chosen, entriesOf, type Json, listOf, partOf, textOf } from './json-schema.ts';

export interface Parameter extends Field {
  readonly place: 'path' | 'query' | 'header';
  /** The value that an example of a request has; undefined where it can be left out. */
  readonly example: unknown;
}

export interface Body {
  readonly mediaType: string;
  readonly description: string;
  readonly fields: readonly Field[];
  /** Undefined for a file. */
  readonly example: unknown;
}

export interface Reply {
  readonly status: string;
  /** The codes that a refusal may have; empty for what is done. */
  readonly codes: readonly string[];
  readonly description: string;
  readonly mediaType: string;
  readonly fields: readonly Field[];
  readonly example: unknown;
}

export interface Operation {
  /** As in `orders.process`: the part of its address. */
  readonly id: string;
  /** What it does to things of its area, in a word or two: “Process”. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** As in `orders:process`; `any` for what every token may call. */
  readonly scope: string;
  /** As in `orders`. */
  readonly area: string;
  readonly isKeyed: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: Body | null;
  readonly replies: readonly Reply[];
}

/** `cancelUnits` as a person reads it: “Cancel units”. */
function nameOf(id: string): string {
  const words = id.slice(id.indexOf('.') + 1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function exampleIn(document: Json, content: Json, purpose: Purpose): unknown {
  if (content['example'] !== undefined) return content['example'];
  const [first] = entriesOf(content['examples']);
  if (first !== undefined) return first[1]['value'];
  return exampleOf(document, partOf(content['schema']), purpose);
}

function parameterOf(document: Json, given: Json): Parameter {
  const { schema } = chosen(document, partOf(given['schema']));
  const isRequired = given['required'] === true;
  return {
    ...fieldOf(document, schema, { name: textOf(given['name']), isRequired, isNullable: false }),
    place: given['in'] === 'path' ? 'path' : given['in'] === 'query' ? 'query' : 'header',
    description: textOf(given['description']) || textOf(schema['description']),
    example: isRequired ? (given['example'] ?? exampleOf(document, schema, 'request')) : given['example'],
  };
}

const isJson = (mediaType: string): boolean => /[/+]json$/.test(mediaType);

function bodyOf(document: Json, given: Json): Body | null {
  const [first] = entriesOf(given['content']);
  if (first === undefined) return null;
  const [mediaType, content] = first;
  const hasFields = isJson(mediaType);
  return {
    mediaType,
    description: textOf(given['description']),
    fields: hasFields ? fieldsOf(document, partOf(content['schema'])) : [],
    example: hasFields ? exampleIn(document, content, 'request') : undefined,
  };
}

/** The codes of a refusal: what its `message` may be. */
function codesOf(document: Json, content: Json): readonly string[] {
  const { schema } = chosen(document, partOf(content['schema']));
  return listOf(partOf(partOf(schema['properties'])['message'])['enum']).filter((code) => typeof code === 'string');
}

function replyOf(document: Json, status: string, given: Json): Reply {
  const [mediaType, content] = entriesOf(given['content'])[0] ?? ['', {}];
  const hasFields = isJson(mediaType);
  const isDone = status.startsWith('2');
  return {
    status,
    codes: isDone || !hasFields ? [] : codesOf(document, content),
    description: textOf(given['description']),
    mediaType,
    fields: isDone && hasFields ? fieldsOf(document, partOf(content['schema'])) : [],
    example: hasFields ? exampleIn(document, content, 'reply') : undefined,
  };
}

/** The operations of an OpenAPI 3.1 document, in its order. */
export function operationsOf(given: unknown): Operation[] {
  const document = partOf(given);
  return entriesOf(document['paths']).flatMap(([path, methods]) =>
    entriesOf(methods).map(([method, operation]): Operation => {
      const id = textOf(operation['operationId']);
      const scope = textOf(partOf(operation['x-access'])['token']);
      return {
        id,
        name: nameOf(id),
        method: method.toUpperCase(),
        path,
        summary: textOf(operation['summary']),
        description: textOf(operation['description']),
        scope,
        area: scope.split(':')[0] ?? '',
        isKeyed: operation['x-idempotency'] === 'required',
        parameters: listOf(operation['parameters']).map((each) => parameterOf(document, partOf(each))),
        body: bodyOf(document, partOf(operation['requestBody'])),
        replies: entriesOf(operation['responses']).map(([status, reply]) => replyOf(document, status, reply)),
      };
    }),
  );
}

/** The refusals that every operation may answer with, by status. */
export function commonReplies(operations: readonly Operation[]): Reply[] {
  const [first] = operations;
  const isEverywhere = (status: string, code: string) =>
    operations.every(({ replies }) => replies.some((reply) => reply.status === status && reply.codes.includes(code)));
  return (first?.replies ?? [])
    .map((reply) => ({ ...reply, codes: reply.codes.filter((code) => isEverywhere(reply.status, code)) }))
    .filter(({ codes }) => codes.length > 0);
}

/** What an operation answers beside what every operation may answer with. */
export function ownReplies({ replies }: Operation, common: readonly Reply[]): Reply[] {
  return replies.filter(({ status, codes }) => {
    const known = common.find((reply) => reply.status === status)?.codes ?? [];
    return codes.length === 0 || codes.some((code) => !known.includes(code));
  });
}

/** The version of the API that a document describes, as its path has it. */
export const versionOf = (given: unknown): string =>
  textOf(partOf(partOf(given)['info'])['version']).split('.')[0] ?? '';
