import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seal, sealedAgain, unseal } from './seal.ts';
import { addSealKey, readSealKeys } from './seal-key-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keys-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (name: string): string => path.join(folder, name);

test('OPS-04 a new key seals, and the ones before still open until it has sealed everything again', () => {
  const file = inFolder('rotated');
  expect(addSealKey(file)).toBe(1);
  const old = seal(readSealKeys(file), 'pass wörd', 'seller-1');
  expect(addSealKey(file)).toBe(2);
  const keys = readSealKeys(file);
  expect(unseal(keys, old, 'seller-1')).toBe('pass wörd');
  const again = sealedAgain(keys, old, 'seller-1') ?? old;
  expect(again[0]).toBe(2);
  expect(unseal(keys, again, 'seller-1')).toBe('pass wörd');
  expect(sealedAgain(keys, again, 'seller-1')).toBeNull();
  expect(statSync(file).mode & 0o077).toBe(0);
});

const key = Buffer.alloc(32, 7).toString('base64');

test.each([
  ['missing', null, 'cannot be read (ENOENT). Make it with: node apps/api/src/seal-keys.ts'],
  ['empty', '\n', 'is empty'],
  ['of something else', 'BEGIN RSA', 'has a line that is no key'],
  ['with a key of number 0', `0 ${key}`, 'has a line that is no key'],
  ['with a short key', '1 c2hvcnQ=', 'has a line that is no key'],
  ['with two keys of one number', `2 ${key}\n2 ${key}`, 'has two keys of one number'],
])('OPS-04 a file that is %s is refused in a sentence', (name, text, words) => {
  const file = inFolder(name);
  if (text !== null) writeFileSync(file, text);
  expect(() => readSealKeys(file)).toThrow(words);
});
