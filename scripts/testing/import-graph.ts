import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Which files of a project each of its files names: what it imports, now or later, and what it starts by address. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const specifiers = [
  /\bfrom\s*'([^']+)'/g,
  /\bimport\s*\(?\s*'([^']+)'/g,
  /\bnew URL\(\s*'(\.[^']+)'/g,
  /'((?:apps|packages|bench|scripts)\/[^']+\.tsx?)'/g,
];

const endings = ['', '.ts', '.tsx'];

/** The file that a specifier leads to, if it is one of the project. */
function resolve(base: string, from: string, specifier: string): string | undefined {
  const workspace = /^@offizin\/([^/]+)\/(.+)$/.exec(specifier);
  const place =
    workspace !== null
      ? ['packages', 'apps'].map((folder) => path.posix.join(folder, workspace[1] ?? '', 'src', workspace[2] ?? ''))
      : specifier.startsWith('.')
        ? [path.posix.join(path.posix.dirname(from), specifier)]
        : [specifier];
  return place
    .flatMap((file) => endings.map((ending) => `${file}${ending}`))
    .find((file) => existsSync(path.join(base, file)) && statSync(path.join(base, file)).isFile());
}

export function importsOf(base: string, file: string, text: string): string[] {
  const named = specifiers.flatMap((pattern) => [...text.matchAll(pattern)].map(([, specifier = '']) => specifier));
  const found = named.map((specifier) => resolve(base, file, specifier));
  return [...new Set(found.filter((each) => each !== undefined))];
}

export function importGraph(base: string, files: readonly string[]): ImportGraph {
  return new Map(files.map((file) => [file, importsOf(base, file, readFileSync(path.join(base, file), 'utf8'))]));
}

/** The files with everything that leads to them, but not through files that stop it (those are in it). */
export function reaching(
  graph: ImportGraph,
  files: Iterable<string>,
  stops: (file: string) => boolean = () => false,
): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of graph)
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), file]);
  const reached = new Set(files);
  for (const file of reached) {
    if (stops(file)) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return reached;
}
