import { readFileSync } from 'node:fs';
import { parseSync, type Node } from 'oxc-parser';
import { inProject } from '../project.ts';
import type { SourceText } from './message-uses.ts';
import { neverKept } from './never-kept.ts';
import { filesBelow } from './source-files.ts';
import { nodesBelow } from './syntax-tree.ts';

type Call = Extract<Node, { type: 'CallExpression' }>;

/** What puts work among what a session's end asks about, and the property of its argument that says how the work is kept. */
const registering: Readonly<Record<string, string>> = {
  useForm: 'keptAs',
  useBeforeSessionEnds: 'keep',
  beforeSessionEnds: 'keep',
};

const propertyOf = ({ callee }: Call): string | undefined =>
  callee.type === 'Identifier' && Object.hasOwn(registering, callee.name) ? registering[callee.name] : undefined;

/** Whether the call's argument has the property, with something else than null. */
function isKept({ arguments: [given] }: Call, property: string): boolean {
  if (given?.type !== 'ObjectExpression') return true;
  return given.properties.some(
    (each) =>
      each.type === 'Property' &&
      each.key.type === 'Identifier' &&
      each.key.name === property &&
      !(each.value.type === 'Literal' && each.value.value === null),
  );
}

/** Whether a file has work that nothing keeps when the session ends unasked. */
function losesWork({ file, text }: SourceText): boolean {
  return [...nodesBelow(parseSync(file, text).program)].some((node) => {
    if (node.type !== 'CallExpression') return false;
    const property = propertyOf(node);
    return property !== undefined && !isKept(node, property);
  });
}

/** What is asked about when a session ends is kept when nobody can be asked, or says why it is not (PRO-11). */
export function keptWorkFindings(sources: readonly SourceText[], never: Readonly<Record<string, string>>): string[] {
  const losing = new Set(sources.filter(losesWork).map(({ file }) => file));
  return [
    ...[...losing]
      .filter((file) => !(file in never))
      .map((file) => `${file}: what is typed here is not kept when the session ends: see scripts/check/never-kept.ts`),
    ...Object.keys(never)
      .filter((file) => !losing.has(file))
      .map((file) => `${file}: keeps its work: scripts/check/never-kept.ts names it`),
  ];
}

export function checkKeptWork(): string[] {
  const files = ['features', 'parts', 'shell'].flatMap((folder) =>
    filesBelow(`apps/web/src/${folder}`, ['.ts', '.tsx']),
  );
  const sources = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(inProject(file), 'utf8') }));
  return keptWorkFindings(sources, neverKept);
}
