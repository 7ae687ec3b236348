import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHash } from './built-web.ts';

let base: string;
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'hash-'));
  mkdirSync(path.join(base, 'src'));
  writeFileSync(path.join(base, 'lock.json'), '{}');
  writeFileSync(path.join(base, 'src', 'a.ts'), 'a');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const hash = (): string => sourceHash(base, ['lock.json', 'src']);

test.each<[string, string, string]>([
  ['a changed source', 'src/a.ts', 'b'],
  ['a new source', 'src/b.ts', 'b'],
  ['a changed lock', 'lock.json', '{"a":1}'],
])('%s means building anew', (_, file, text) => {
  const before = hash();
  writeFileSync(path.join(base, file), text);
  expect(hash()).not.toBe(before);
});

test('tests and built files do not', () => {
  const before = hash();
  mkdirSync(path.join(base, 'src', 'dist'));
  writeFileSync(path.join(base, 'src', 'dist', 'a.js'), 'b');
  writeFileSync(path.join(base, 'src', 'a.test.ts'), 'b');
  expect(hash()).toBe(before);
});
