import openapiTS, { astToString, oapiRef, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';

const head = `// Made of the OpenAPI document of the marketplace API; \`npm test -- api client-types -u\` writes it again.
import type { Lines } from './bodies.ts';

`;

/** What is there to be read, and no part of a type: recorded examples, and headers, which a `Response` has by name. */
const left = new Set(['example', 'headers']);

/** Bytes, of which OpenAPI 3.1 says their media type alone; the generator knows them by the word that 3.0 had for them. */
const isBytes = (schema: object): boolean => 'contentMediaType' in schema && !('type' in schema);

/** Whether it is a reply that refuses: what its codes mean is said in the document, hundreds of times. */
const isRefusal = (value: object): boolean =>
  'content' in value && Object.keys(Object(value.content)).includes('application/problem+json');

function forTypes(value: unknown, place = ''): unknown {
  if (Array.isArray(value)) return value.map((part) => forTypes(part));
  if (typeof value !== 'object' || value === null) return value;
  if (isBytes(value)) return { type: 'string', format: 'binary' };
  const skipped = isRefusal(value) ? new Set([...left, 'description']) : left;
  // Fields of a record may have any name.
  const kept = Object.entries(value).filter(([key]) => place === 'properties' || !skipped.has(key));
  return Object.fromEntries(kept.map(([key, part]) => [key, forTypes(part, key)]));
}

/** The type of what is no JSON: a file, and lines, each of the record that `contentSchema` names. */
function typeOfText(schema: object): ts.TypeNode | undefined {
  if ('format' in schema && schema.format === 'binary') return ts.factory.createTypeReferenceNode('Blob');
  if (!('contentSchema' in schema)) return undefined;
  const record = oapiRef(String(Object(schema.contentSchema).$ref));
  return ts.factory.createTypeReferenceNode('Lines', [record]);
}

/** The types of a document's operations, records and webhooks, made of nothing but the document. */
export async function typesOfDocument(document: object): Promise<string> {
  const nodes = await openapiTS(forTypes(document) as OpenAPI3, {
    // A field with a default may be left out of what is sent; replies say by `required` what is always there.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: typeOfText,
    silent: true,
  });
  return head + astToString(nodes);
}
