import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../project.ts';
import { filesBelow } from './source-files.ts';

const sources = 'apps/api/src';

/** Folders that may write a table of another one, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'modules/retention/write': 'deletes what has expired, of every table, under a role that sees nothing else',
};

const isTest = (file: string): boolean => /\.test\.ts$|\/testing\//.test(file);

const name = '"?([a-z_]+)"?';
const writes: readonly RegExp[] = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'([a-z_]+)(?: as \w+)?'/g,
  new RegExp(`\\b(?:insert|merge)\\s+into\\s+${name}`, 'gi'),
  new RegExp(`\\bupdate\\s+${name}(?:\\s+(?:as\\s+)?[a-z_]+)?\\s+set\\b`, 'gi'),
  new RegExp(`\\bdelete\\s+from\\s+${name}`, 'gi'),
  new RegExp(`\\btruncate\\s+${name}`, 'gi'),
  new RegExp(`\\bcopy\\s+${name}[^'"\`]*\\bfrom\\s+stdin`, 'gi'),
];
const unnamed = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+\$\{/i;

/** The folder that a file of the api belongs to: a room of a module, a part of the platform, or the engine. */
function folderOf(file: string): string {
  const folders = path.posix.dirname(path.posix.relative(sources, file)).split('/');
  return folders.slice(0, folders[0] === 'modules' ? 3 : 2).join('/');
}

function tablesWrittenIn(text: string): Set<string> {
  return new Set(writes.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')));
}

export interface Sources {
  /** The names of the database's tables. */
  readonly tables: ReadonlySet<string>;
  /** The text of each file by its path. */
  readonly files: ReadonlyMap<string, string>;
}

/** What breaks the rule "each table is written in one folder, the write/ of its module or a part of the platform". */
export function tableWriterFindings({ tables, files }: Sources): string[] {
  const findings: string[] = [];
  const writers = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    if (isTest(file)) continue;
    if (unnamed.test(text)) findings.push(`${file}: a table that is written is named in the statement`);
    const folder = folderOf(file);
    if (exceptions[folder] !== undefined) continue;
    for (const table of tablesWrittenIn(text)) {
      if (tables.has(table)) writers.set(table, (writers.get(table) ?? new Set()).add(folder));
    }
  }
  for (const [table, folders] of writers) {
    const [folder = '', ...others] = [...folders].toSorted();
    if (others.length > 0) findings.push(`${table} is written in ${[folder, ...others].join(' and ')}`);
    else if (!/^(?:modules\/[^/]+\/write|platform\/[^/]+)$/.test(folder))
      findings.push(`${table} is written in ${folder}: a module writes its tables in write/`);
  }
  return findings;
}

/** The tables of the dumped schema. */
export function tablesOf(schema: string): Set<string> {
  return new Set([...schema.matchAll(/^-- table ([a-z_]+)$/gm)].map((match) => match[1] ?? ''));
}

/** The findings in the whole api; migrations, tests and retention apart. */
export function checkTableWriters(): string[] {
  const read = (file: string) => readFileSync(inProject(file), 'utf8');
  const files = filesBelow(sources, ['.ts']).map((file) => [file, read(file)] as const);
  return tableWriterFindings({ tables: tablesOf(read('apps/api/schema.sql')), files: new Map(files) });
}
