import { expect, test } from 'vitest';
import { changesGlobals, fencedTests } from './changes-globals.ts';

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
