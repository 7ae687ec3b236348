import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LogFile } from './log-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  file = path.join(folder, 'api.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('OPS-03 a start keeps what the one before it wrote', () => {
  new LogFile(file).write('why it ended');
  new LogFile(file).write('started');
  expect(readFileSync(file, 'utf8')).toBe('why it ended\nstarted\n');
});

test('OPS-03 a full log is put aside, and the oldest goes', () => {
  const log = new LogFile(file, 8);
  for (let line = 1; line <= 6; line++) log.write(`line ${line}.`);
  expect(readdirSync(folder).toSorted()).toEqual(['api.log', 'api.log.1', 'api.log.2', 'api.log.3']);
  expect(readFileSync(file, 'utf8')).toBe('line 6.\n');
  expect(readFileSync(`${file}.3`, 'utf8')).toBe('line 3.\n');
});
