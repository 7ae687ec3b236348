import { existsSync, readFileSync } from 'node:fs';
import { inProject } from '../project.ts';

export const requirementsFile = 'docs/requirements.md';

const ranges: Readonly<Record<string, readonly (number | readonly [number, number])[]>> = {
  GEN: [[1, 22]],
  AUT: [[1, 19]],
  ACC: [[1, 7]],
  LEG: [1],
  MET: [[1, 8]],
  ORD: [[1, 22]],
  SYN: [[1, 11]],
  UPL: [[1, 15]],
  VAL: [[1, 7]],
  OFF: [[1, 11]],
  ERR: [1, 2],
  INV: [[1, 8]],
  MKT: [[1, 4]],
  PRO: [[1, 15]],
  PRI: [1, 2],
  OPS: [[1, 8]],
};

/** The ids of the requirements this portal claims to meet; each must have its row. */
export const claimedIds: readonly string[] = Object.entries(ranges).flatMap(([area, parts]) =>
  parts
    .flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from({ length: part[1] - part[0] + 1 }, (_, i) => part[0] + i),
    )
    .map((number) => `${area}-${String(number).padStart(2, '0')}`),
);

interface Row {
  readonly id: string;
  readonly what: string;
  readonly where: string;
  readonly tests: string;
}

/** The rows of `| id | what | where | tests |` tables. */
export function requirementRows(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id = '', what = '', where = '', tests = ''] = line.split('|').map((cell) => cell.trim());
    return /^[A-Z]{3}-\d{2}$/.test(id) ? [{ id, what, where, tests }] : [];
  });
}

const pathsIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`\s]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => /\/|\.(?:tsx?|mjs|sql|md|json)$/.test(name));

/** What is wrong with the table: a claimed id without a row, an empty cell, a path that does not exist. */
export function requirementFindings(markdown: string, exists: (path: string) => boolean): string[] {
  const rows = requirementRows(markdown);
  const ids = rows.map((row) => row.id);
  return [
    ...claimedIds.filter((id) => !ids.includes(id)).map((id) => `${id} has no row`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} has more than one row`),
    ...rows.flatMap((row) => [
      ...(['what', 'where', 'tests'] as const)
        .filter((column) => row[column] === '')
        .map((column) => `${row.id}: "${column}" is empty`),
      ...(pathsIn(row.tests).length === 0 ? [`${row.id}: names no test file`] : []),
      ...[...pathsIn(row.where), ...pathsIn(row.tests)]
        .filter((path) => !exists(path))
        .map((path) => `${row.id}: ${path} does not exist`),
    ]),
  ];
}

/** The findings of the project's own table. */
export function checkRequirements(): string[] {
  const file = inProject(requirementsFile);
  if (!existsSync(file)) return [`${requirementsFile} is missing`];
  return requirementFindings(readFileSync(file, 'utf8'), (path) => existsSync(inProject(path)));
}
