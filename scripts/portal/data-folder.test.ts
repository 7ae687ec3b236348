import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareFolder } from './data-folder.ts';

let base: string;
beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'folder-'));
  writeFileSync(path.join(base, 'file'), '');
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

const prepare = (dataDir: string) => prepareFolder(dataDir, path.join(dataDir, 'logs'));

test('OPS-01 a data folder is made with its logs', () => {
  prepare(path.join(base, 'data'));
  expect(existsSync(path.join(base, 'data', 'logs'))).toBe(true);
});

test.each([
  ['a file', () => path.join(base, 'file'), 'lies in what is no folder'],
  ['a folder in a file', () => path.join(base, 'file', 'data'), 'lies in what is no folder'],
])('OPS-01 %s as DATA_DIR ends the start with a sentence', (_, dataDir, words) => {
  expect(() => prepare(dataDir())).toThrow(`DATA_DIR is "${dataDir()}", which ${words}: choose another.`);
});

test.skipIf(process.platform !== 'linux')('OPS-01 so does one that nobody can make', () => {
  expect(() => prepare('/proc/data')).toThrow('DATA_DIR is "/proc/data", which cannot be made there');
});
