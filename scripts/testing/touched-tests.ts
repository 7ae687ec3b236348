import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../check/source-files.ts';
import { projectDir } from '../project.ts';
import { type ImportGraph, importGraph, reaching } from './import-graph.ts';

export interface Selection {
  readonly run: readonly string[];
  readonly leftOut: readonly string[];
}

type RunningPart = 'unit' | 'api' | 'browser' | 'e2e';

const parts: readonly { readonly part: RunningPart; readonly isTest: (file: string) => boolean }[] = [
  { part: 'browser', isTest: (file) => file.endsWith('.browser.test.tsx') },
  { part: 'e2e', isTest: (file) => file.endsWith('.e2e.ts') },
  { part: 'api', isTest: (file) => /^apps\/api\/.*\.test\.ts$/.test(file) },
  { part: 'unit', isTest: (file) => /\.test\.tsx?$/.test(file) },
];

const partOf = (file: string): RunningPart | undefined => parts.find(({ isTest }) => isTest(file))?.part;

/** Nouns are the folders of the api and the web app that hold what belongs together. */
const nounFolder = /^apps\/(?:api|web)\/src\/(?:features|modules)\/([^/]+)\//;
/** A file of more nouns than this only brings them together: what imports it is not about each of them. */
const mostNouns = 6;

/** What a portal in a test is made of; texts about the project are not. */
const isLoaded = (file: string): boolean =>
  /^(?:apps\/(?:api|web)|packages|scripts)\/|^[^/]+\.json$/.test(file) &&
  !/^scripts\/check\/|\.md$|\.test\.tsx?$/.test(file);

/** What of a project is known to decide which tests a change touches. */
export interface Project {
  readonly graph: ImportGraph;
  readonly textOf: (file: string) => string;
}

export function readProject(base = projectDir): Project {
  const files = ['packages', 'apps', 'bench', 'scripts'].flatMap((folder) => filesBelow(folder, ['.ts', '.tsx'], base));
  return { graph: importGraph(base, files), textOf: (file) => readFileSync(path.join(base, file), 'utf8') };
}

class Nouns {
  private readonly known: ReadonlySet<string>;

  constructor(files: Iterable<string>) {
    this.known = new Set([...files].flatMap((file) => nounFolder.exec(file)?.[1] ?? []));
  }

  /** The noun in whose folder a file lies, or whose name it has. */
  of(file: string): string | undefined {
    const [, inside = ''] = file.split('/src/');
    return inside
      .split('/')
      .map((part) => part.replace(/\..*$/, ''))
      .find((part) => this.known.has(part));
  }

  /** The nouns that the name of a journey says: `order-list` is about orders. */
  ofJourney(file: string): string[] {
    const name = `-${path.basename(file).replace(/s?\..*$/, '')}-`;
    return [...this.known].filter((noun) => new RegExp(`-${noun.replace(/s$/, '')}(?:s?)-`).test(name));
  }
}

const endpoint = /'(?:GET|POST|PUT|PATCH|DELETE) (\/[^']*)'/g;
const declared = /\bpath: '(\/[^']*)'/g;
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Calls cross the wire without an import: the screens that name a path which the contract declares for one of these nouns. */
function callers({ graph, textOf }: Project, nouns: Nouns, called: ReadonlySet<string>): string[] {
  const files = [...graph.keys()];
  const paths = new Set(
    files
      .filter((file) => file.startsWith('packages/contract/src/') && called.has(nouns.of(file) ?? ''))
      .flatMap((file) => all(textOf(file), declared)),
  );
  return files.filter(
    (file) => file.startsWith('apps/web/src/') && all(textOf(file), endpoint).some((found) => paths.has(found)),
  );
}

/**
 * The tests that changes can touch. Unit and browser tests: those that import what changed, over whatever others. Tests that run a
 * portal: those, and those of the nouns that are touched; all of them when what changed belongs to no noun; and those about
 * no noun whenever anything that a portal loads changed.
 */
export function touchedTests(project: Project, changed: readonly string[]): ReadonlyMap<string, Selection> {
  const { graph } = project;
  const nouns = new Nouns(graph.keys());
  const gathers = (file: string): boolean =>
    new Set((graph.get(file) ?? []).flatMap((each) => nouns.of(each) ?? [])).size > mostNouns;
  const imported = reaching(graph, changed);
  // What tests are built with is no subject of theirs, unless it is what changed.
  const stops = (file: string): boolean => gathers(file) || (file.includes('/testing/') && !changed.includes(file));
  const near = reaching(graph, changed, stops);
  const nounsOf = (files: Iterable<string>): Set<string> => new Set([...files].flatMap((file) => nouns.of(file) ?? []));
  const apiNouns = nounsOf(near);
  const answering = nounsOf([...near].filter((file) => file.startsWith('apps/api/')));
  const journeyNouns = nounsOf([...near, ...reaching(graph, callers(project, nouns, answering), stops)]);
  const loaded = changed.filter(isLoaded);
  const isGeneral = loaded.some((file) => nouns.of(file) === undefined);
  const isTouched = (file: string, own: readonly string[], touched: ReadonlySet<string>): boolean =>
    near.has(file) || (loaded.length > 0 && (isGeneral || own.length === 0 || own.some((noun) => touched.has(noun))));
  const decide: Record<RunningPart, (file: string) => boolean> = {
    unit: (file) => imported.has(file),
    browser: (file) => imported.has(file),
    api: (file) => isTouched(file, [...nounsOf([file])], apiNouns),
    e2e: (file) => isTouched(file, nouns.ofJourney(file), journeyNouns),
  };
  return new Map(
    parts.map(({ part }) => {
      const files = [...graph.keys()].filter((file) => partOf(file) === part);
      const run = files.filter(decide[part]);
      return [part, { run, leftOut: files.filter((file) => !run.includes(file)) }];
    }),
  );
}

/** Says how many files of a part are run, and names the others, folder by folder. */
export function selectionLine(part: string, { run, leftOut }: Selection): string {
  const counts = `${part}: ${run.length} of ${run.length + leftOut.length} files`;
  if (leftOut.length === 0) return counts;
  const byFolder = Map.groupBy(leftOut, (file) => path.dirname(file));
  const names = [...byFolder].map(
    ([folder, files]) =>
      `  ${folder}: ${files.map((file) => path.basename(file).replace(/\.(?:\w+\.)?tsx?$/, '')).join(' ')}`,
  );
  return [`${counts}, left out:`, ...names].join('\n');
}
