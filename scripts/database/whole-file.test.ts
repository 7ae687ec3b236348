import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWhole, writeWhole } from './whole-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'whole-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const long = 'x'.repeat(200_000);

test.each([
  ['written again and again', `writeWhole(file, text)`],
  ['made and removed again and again', `makeWhole(file, text); rmSync(file)`],
])('a file %s is never read by halves', async (_, act) => {
  const file = path.join(folder, 'file');
  const program = `
    import { rmSync } from 'node:fs';
    import { makeWhole, writeWhole } from ${JSON.stringify(new URL('whole-file.ts', import.meta.url).href)};
    const [file, text] = [${JSON.stringify(file)}, 'x'.repeat(${long.length})];
    for (;;) { ${act}; }`;
  const writer = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' });
  const ended = once(writer, 'exit');
  const read: number[] = [];
  while (read.length < 500 && writer.exitCode === null) {
    try {
      read.push(readFileSync(file, 'utf8').length);
    } catch {
      // Not there at this moment.
    }
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  writer.kill();
  await ended;
  expect(new Set(read)).toEqual(new Set([long.length]));
});

test('a file that is there is not made again, and nothing is left beside it', () => {
  const file = path.join(folder, 'file');
  makeWhole(file, 'first');
  expect(() => makeWhole(file, 'second')).toThrow('EEXIST');
  writeWhole(file, 'third');
  expect(readFileSync(file, 'utf8')).toBe('third');
  expect(readdirSync(folder)).toEqual(['file']);
});
