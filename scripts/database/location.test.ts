import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Account } from './account.ts';
import { databaseFolder, publicBase } from './location.ts';

let parent: string;
let dataDir: string;
let base: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'location-'));
  dataDir = path.join(parent, 'data');
  base = path.join(parent, 'base');
  mkdirSync(dataDir);
  mkdirSync(base);
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

// mkdtemp makes `parent` with mode 0700. Only root can give folders away, and only root needs to.
const root = process.getuid?.() === 0;
const keptOut = (): Account => ({ name: 'kept-out', uid: 4_711, gid: 4_711 });

test("an ordinary user's files lie in the data folder", () => {
  expect(databaseFolder(dataDir, undefined, () => base)).toBe(path.join(dataDir, 'postgres'));
});

test.runIf(root)("root's files lie outside when the account is kept out, and are found again", () => {
  const folder = databaseFolder(dataDir, keptOut(), () => base);
  expect(path.dirname(folder)).toBe(base);
  expect(readFileSync(path.join(dataDir, 'database-location'), 'utf8').trim()).toBe(folder);
  expect(databaseFolder(dataDir, keptOut(), () => base)).toBe(folder);
});

test.runIf(root)('starting over with an empty data folder removes what the old one had outside', () => {
  const old = databaseFolder(dataDir, keptOut(), () => base);
  const foreign = path.join(base, 'data-foreign');
  mkdirSync(foreign);
  writeFileSync(path.join(foreign, 'belongs-to'), '/elsewhere');
  rmSync(dataDir, { recursive: true });
  mkdirSync(dataDir);
  const fresh = databaseFolder(dataDir, keptOut(), () => base);
  expect(existsSync(old)).toBe(false);
  expect(readdirSync(base).toSorted()).toEqual([path.basename(fresh), 'data-foreign'].toSorted());
});

test('a note about files that are gone is a sentence, not an empty portal', () => {
  writeFileSync(path.join(dataDir, 'database-location'), '/nowhere/at/all\n');
  expect(() => databaseFolder(dataDir, undefined, () => base)).toThrow(
    'names /nowhere/at/all as the folder of its database',
  );
});

test('the first folder that can be written holds what every account may enter', () => {
  expect(publicBase([path.join(base, 'missing'), base])).toBe(path.join(base, 'offizin'));
  expect(() => publicBase([path.join(base, 'missing')])).toThrow('can be written');
});
