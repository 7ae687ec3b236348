import { describe, expect, test } from 'vitest';
import { lintFindings } from './api-documents.ts';

const operation = {
  operationId: 'orders.read',
  tags: ['orders'],
  summary: 'An order',
  description: 'Changes nothing.',
  parameters: [{ name: 'number', in: 'path', required: true, schema: { type: 'string' } }],
  responses: { '200': { description: 'Done' }, '404': { description: 'Unknown' } },
};

/** A document of one operation, as it should be but for what is changed in it. */
const documentOf = (changes: object) =>
  JSON.stringify({
    openapi: '3.1.1',
    info: {
      title: 'Orders',
      version: '1.0.0',
      description: 'What is ordered.',
      contact: { name: 'Offizin' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api', description: 'Here' }],
    security: [],
    tags: [{ name: 'orders', description: 'Orders' }],
    paths: { '/orders/{number}': { get: { ...operation, ...changes } } },
  });

test('MKT-04 a document without a fault has no findings', async () => {
  expect(await lintFindings(documentOf({}))).toEqual([]);
});

describe('MKT-04 a planted fault is found', () => {
  test.each([
    [
      'a parameter of the path that nothing declares',
      { parameters: [] },
      ['redocly path-parameters-defined', 'spectral path-params'],
    ],
    ['a field that OpenAPI does not know', { replies: {} }, ['redocly struct', 'spectral oas3-schema']],
    [
      'a reference that leads nowhere',
      { requestBody: { $ref: '#/components/requestBodies/Order' } },
      ['redocly no-unresolved-refs', 'spectral invalid-ref'],
    ],
    ['a group that nobody describes', { tags: ['returns'] }, ['spectral operation-tag-defined']],
    [
      'an operation that never succeeds',
      { responses: { '404': { description: 'Unknown' } } },
      ['redocly operation-2xx-response', 'spectral operation-success-response'],
    ],
  ])('%s', async (_fault, changes, found) => {
    const findings = (await lintFindings(documentOf(changes))).join('\n');
    for (const each of found) expect(findings).toContain(`${each}: #/paths`);
  });
});
