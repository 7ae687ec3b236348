import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { processBirth } from './process-identity.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'running');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a second start of the same folder is refused with a sentence; after the first it may', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`already running on the data folder ${folder} (process ${process.pid})`);
  unlock();
  expect(existsSync(file)).toBe(false);
  lockFolder(folder)();
});

test.each([
  ['a process that is gone', () => JSON.stringify({ pid: 2 ** 30, birth: '1' })],
  [
    'an id that another process has now',
    () => JSON.stringify({ pid: process.pid, birth: `${processBirth(process.pid)}0` }),
  ],
  ['half a note', () => '{"pid":'],
])('what %s left behind is taken over', (_, note) => {
  writeFileSync(file, note());
  lockFolder(folder);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
});
