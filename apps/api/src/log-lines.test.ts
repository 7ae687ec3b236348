import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const sources = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing'),
);

/** What follows a call of the log, up to the end of its statement, has its text as the last literal. */
const calls = /\blog\.(?:debug|info|warn|error|fatal)\([^;]*?'([^']+)'\s*,?\s*\)/g;

test('OPS-03 the page on operation says what every line of the log means', () => {
  const texts = new Set(sources.flatMap((path) => [...read(path).matchAll(calls)].map(([, text = '']) => text)));
  const page = read('../../../docs/operation.md');
  expect(texts.size).toBeGreaterThan(15);
  expect([...texts].filter((text) => !page.includes(`\`${text}\``))).toEqual([]);
});
