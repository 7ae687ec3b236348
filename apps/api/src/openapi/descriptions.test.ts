import { shopDescriptions } from '@offizin/contract/shop-descriptions';
import { describe, expect, test } from 'vitest';
import { apiNames, describeApi } from './document.ts';

const documents = apiNames.map((name) => ({ name, document: describeApi(name) }));
const forSystems = documents.filter(({ name }) => name !== 'browser');
const operations = forSystems.flatMap(({ name, document }) =>
  Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => ({ name, operation, id: operation.operationId })),
);

/** Sentences end with a full stop, or with a stop behind code. */
const sentences = (text: string) => text.split(/(?<=[.])\s+/).length;

test.each(operations)('MKT-01 the $name API describes $id in one to three sentences', ({ operation }) => {
  const { description = '', summary } = operation;
  expect(description).toMatch(/^[A-Z`].*\.$/);
  expect(sentences(description)).toBeLessThanOrEqual(3);
  expect(description).not.toContain(summary);
});

test('MKT-03 nothing is described that no token may call', () => {
  const ids = operations.filter(({ name }) => name === 'shop').map(({ id }) => id);
  expect(Object.keys(shopDescriptions).filter((id) => !ids.includes(id))).toEqual([]);
});

describe.each(documents)('the document of the $name API', ({ name, document }) => {
  const { info, servers, tags } = document;

  test('says what it is, whom to ask, under which licence, and where it is called', () => {
    expect(info).toMatchObject({
      summary: expect.stringMatching(/\w/),
      contact: { name: expect.stringMatching(/\w/) },
      license: { identifier: 'MIT' },
    });
    expect(servers).toEqual([{ url: expect.stringMatching(/^\/api(\/|$)/), description: expect.stringMatching(/\w/) }]);
    expect(tags.filter(({ description }) => description === '')).toEqual([]);
  });

  test('has the version of its path, and another digest than the others', () => {
    expect(info.version).toMatch(/^1\.0\.0\+[0-9a-f]{12}$/);
    const others = documents.filter((other) => other.name !== name).map((other) => other.document.info.version);
    expect(others).not.toContain(info.version);
    expect(describeApi(name).info.version).toBe(info.version);
  });
});

test.each(forSystems)(
  'the $name API says how it changes, what errors are and how a call is repeated',
  ({ document }) => {
    for (const heading of ['How calls work', 'Errors', 'Repeating a call', 'Webhooks', 'Versions', 'Extensions'])
      expect(document.info.description).toContain(`## ${heading}\n`);
  },
);
