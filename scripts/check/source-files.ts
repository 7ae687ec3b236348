import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../project.ts';

const skipped = new Set(['node_modules', 'dist', 'test-results', 'coverage']);

/** Paths, relative to `base`, of the files below `folder` whose name ends with one of `endings`. */
export function filesBelow(folder: string, endings: readonly string[], base = projectDir): string[] {
  return readdirSync(path.join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory())
      return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : filesBelow(file, endings, base);
    return endings.some((ending) => entry.name.endsWith(ending)) ? [file] : [];
  });
}

/** Every TypeScript file of the project, tests and scripts included. */
export function sourceFiles(): string[] {
  return ['packages', 'apps', 'bench', 'scripts'].flatMap((folder) => filesBelow(folder, ['.ts', '.tsx']));
}
