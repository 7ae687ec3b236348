import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../check/source-files.ts';
import { inProject, projectDir } from '../project.ts';
import { changesGlobals, fencedTests } from './changes-globals.ts';
import { importsOf, reaching } from './import-graph.ts';

// The words are put together here, so that this file itself is none that changes globals.
const vi = 'vi';

test.each([
  ['fake timers', `beforeEach(() => ${vi}.useFakeTimers());`, true],
  ['a module in the place of another', `${vi}.mock('./client.ts');`, true],
  ['a global', `${vi}.stubGlobal('fetch', answer);`, true],
  ['a spy', `${vi}.spyOn(console, 'error');`, true],
  ['a variable of the environment', `${'process'}.env['TZ'] = 'UTC';`, true],
  ['a variable that is taken away', `delete ${'process'}.env['TZ'];`, true],
  ['a folder to work in', `${'process'}.chdir(folder);`, true],
  ['a property of what is there for all', `Object.${'defineProperty'}(globalThis, 'navigator', {});`, true],
  ['the counts of the process', `const metrics = ${'open'}Metrics(portal.app, allFigures);`, true],
  ['a portal in this process', `const portal = await ${'start'}PortalIn(folder);`, true],
  ['a comparison', `expect(${'process'}.env['TZ'] === 'UTC').toBe(true);`, false],
  ['a function of its own', `const ask = ${vi}.fn();`, false],
])('%s: %s', (_, text, expected) => {
  expect(changesGlobals(text)).toBe(expected);
});

test('files are found by what they say', () => {
  const fenced = fencedTests(['apps/web/src', 'scripts']);
  expect(fenced).toContain('apps/web/src/platform/storage.test.ts');
  expect(fenced).not.toContain('scripts/testing/changes-globals.test.ts');
});

test('whatever runs a portal in its own process is alone in it', () => {
  const folders = ['packages', 'apps/simulator/src', 'apps/web/src', 'bench', 'scripts'];
  const below = [...folders, 'apps/api/src'].flatMap((folder) => filesBelow(folder, ['.ts', '.tsx']));
  // What only names a file by its path does not load it.
  const loaded = (file: string) =>
    readFileSync(inProject(file), 'utf8').replaceAll(/'(?:apps|packages|bench|scripts)\/[^']+'/g, '');
  const graph = new Map(below.map((file) => [file, importsOf(projectDir, file, loaded(file))]));
  const files = [...reaching(graph, ['apps/api/src/testing/portal.ts'])];
  const running = files.filter((file) => file.endsWith('.test.ts') && !file.startsWith('apps/api/'));
  const fenced = new Set(fencedTests(folders));
  expect(running).toContain('scripts/backup/busy-portal.test.ts');
  expect(running.filter((file) => !fenced.has(file))).toEqual([]);
});
