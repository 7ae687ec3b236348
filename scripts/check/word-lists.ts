import { readFileSync } from 'node:fs';
import { parseSync, type Node } from 'oxc-parser';
import { inProject } from '../project.ts';
import type { SourceText } from './message-uses.ts';
import { filesBelow } from './source-files.ts';
import { nodesBelow } from './syntax-tree.ts';

interface WordList {
  readonly file: string;
  readonly line: number;
  /** Undefined where a schema enumerates its words in place. */
  readonly name: string | undefined;
  readonly isExported: boolean;
  /** In the order of the alphabet. */
  readonly words: readonly string[];
}

/** A list as long as this is one thing, and not two that happen to be alike. */
const tellingLength = 3;

/** The words of `['a', 'b'] as const satisfies …` or `new Set(['a', 'b'])`; null of anything else. */
function wordsOf(node: Node | null): string[] | null {
  switch (node?.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return wordsOf(node.expression);
    case 'NewExpression':
      return wordsOf(node.arguments[0] ?? null);
    case 'ArrayExpression': {
      const words = node.elements.map((each) =>
        each?.type === 'Literal' && typeof each.value === 'string' && /^[\w./-]+$/.test(each.value) ? each.value : '',
      );
      return words.length === 0 || words.includes('') ? null : words;
    }
    default:
      return null;
  }
}

/** The argument of `z.enum([…])`. */
function enumerated(node: Node): Node | null {
  const isEnum =
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.property.type === 'Identifier' &&
    node.callee.property.name === 'enum';
  return isEnum ? (node.arguments[0] ?? null) : null;
}

function listsIn({ file, text }: SourceText): WordList[] {
  const nodes = [...nodesBelow(parseSync(file, text).program)];
  const exported = new Set(
    nodes.flatMap((node) =>
      node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
        ? node.declaration.declarations
        : [],
    ),
  );
  return nodes.flatMap((node) => {
    const declared = node.type === 'VariableDeclarator' ? node : null;
    const words = wordsOf(declared === null ? enumerated(node) : declared.init);
    if (words === null) return [];
    return {
      file,
      line: text.slice(0, node.start).split('\n').length,
      name: declared?.id.type === 'Identifier' ? declared.id.name : undefined,
      isExported: declared !== null && exported.has(declared),
      words: words.toSorted(),
    };
  });
}

/** Those of each key that are written in more than one file. */
function inSeveralFiles(lists: readonly WordList[], keyOf: (list: WordList) => string): WordList[][] {
  return [...Map.groupBy(lists, keyOf).values()].filter((same) => new Set(same.map(({ file }) => file)).size > 1);
}

const placesOf = (lists: readonly WordList[]): string => lists.map(({ file, line }) => `${file}:${line}`).join(' and ');
const wordsIn = ({ words }: WordList): string => words.join(' ');

/** Lists of words that are written twice: under the same name, or with the same words. */
export function wordListFindings(sources: readonly SourceText[]): string[] {
  const lists = sources.flatMap(listsIn);
  const ofOneName = inSeveralFiles(
    lists.filter(({ name }) => name !== undefined),
    ({ name = '' }) => name,
  ).filter((same) => same.some(({ isExported }) => isExported) || new Set(same.map(wordsIn)).size === 1);
  const alike = inSeveralFiles(
    lists.filter(({ words }) => words.length >= tellingLength),
    wordsIn,
  );
  return [
    ...ofOneName.map((same) => `${placesOf(same)}: two lists of words are called ${same[0]?.name}`),
    ...alike.map((same) => `${placesOf(same)}: the same list of words; it is written once, in packages/domain`),
  ];
}

const isTest = (file: string): boolean => /\.(test|e2e)\.tsx?$|\/testing\//.test(file);

/** A file without one is not parsed. */
const mayHoldList = ({ text }: SourceText): boolean => /\[\s*'/.test(text);

export function checkWordLists(): string[] {
  const sources = ['packages', 'apps']
    .flatMap((folder) => filesBelow(folder, ['.ts', '.tsx']))
    .filter((file) => !isTest(file))
    .map((file) => ({ file, text: readFileSync(inProject(file), 'utf8') }));
  return wordListFindings(sources.filter(mayHoldList));
}
