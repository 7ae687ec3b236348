import { readFileSync } from 'node:fs';
import { filesBelow } from '../check/source-files.ts';
import { inProject } from '../project.ts';

/** Words of a test that changes what every file of its process sees (clocks, modules, globals, the environment) or reads its counts. */
const globalChanges: readonly RegExp[] = [
  /\bvi\s*\.\s*(?:useFakeTimers|setSystemTime|(?:un)?stub(?:Global|Env)|(?:do)?(?:mock|unmock)|hoisted|resetModules|spyOn)\b/,
  /\bprocess\.(?:chdir|umask)\(/,
  /\bprocess\.env(?:\.\w+|\[[^\]]+\])\s*=[^=]/,
  /\bdelete process\.env\b/,
  /\b(?:globalThis|window)(?:\.\w+|\[[^\]]+\])\s*=[^=]/,
  /\bObject\.define(?:Property|Properties)\((?:globalThis|window|process|\w+\.prototype)\b/,
  /@vitest-environment\b/,
  /\bfrom 'prom-client'|\bopenMetrics\(/,
  // A portal in this process forbids the picture library all formats but its own.
  /\bstartPortalIn\(/,
];

export function changesGlobals(text: string): boolean {
  return globalChanges.some((pattern) => pattern.test(text));
}

/** The test files below these folders that need a process of their own. */
export function fencedTests(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => filesBelow(folder, ['.test.ts', '.test.tsx']))
    .filter((file) => !file.endsWith('.browser.test.tsx'))
    .filter((file) => changesGlobals(readFileSync(inProject(file), 'utf8')));
}
