import { parseSync, type Node } from 'oxc-parser';
import { nodesBelow } from './syntax-tree.ts';

/** What one source file mentions of messages, read from its syntax tree. */
export interface Mentions {
  /** Namespaces whose translator is made or named here. */
  readonly namespaces: ReadonlySet<string>;
  /** Names declared here that mean a translator: of a type or of a function that returns one. */
  readonly translators: ReadonlyMap<string, string>;
  readonly identifiers: ReadonlySet<string>;
  readonly literals: ReadonlySet<string>;
  /** The fixed parts of each template, with a hole between any two. */
  readonly templates: readonly (readonly string[])[];
  /** Paths below an object of messages, such as `orders.status` of `messages.orders.status[x]`. */
  readonly paths: ReadonlySet<string>;
}

/** What makes a translator, and which of its arguments names the namespace. */
const makers: ReadonlyMap<string, number> = new Map([
  ['useTranslations', 0],
  ['getTranslations', 0],
  ['textsIn', 1],
  ['deskTranslator', 0],
]);
const messagesName = /[mM]essages|[tT]exts/;

const textOf = (node: Node | null | undefined): string | null =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

/** The namespace that a node itself names: an argument of what makes a translator, `namespace: '…'`, or the `<'…'>` of a type. */
function namespaceOf(node: Node): string | null {
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
    const place = makers.get(node.callee.name);
    if (place !== undefined) return node.arguments.length <= place ? '' : textOf(node.arguments[place]);
  }
  if (node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'namespace')
    return textOf(node.value);
  if (node.type === 'TSTypeParameterInstantiation') {
    const [first] = node.params;
    return first?.type === 'TSLiteralType' ? textOf(first.literal) : null;
  }
  return null;
}

function firstNamespace(node: Node): string | null {
  for (const each of nodesBelow(node)) {
    const namespace = namespaceOf(each);
    if (namespace !== null) return namespace;
  }
  return null;
}

/** A type alias of a translator, or a function that returns a new one. */
function translatorOf(node: Node): readonly [name: string, namespace: string] | null {
  if (node.type === 'TSTypeAliasDeclaration') {
    const namespace = firstNamespace(node.typeAnnotation);
    return namespace === null ? null : [node.id.name, namespace];
  }
  if (node.type !== 'FunctionDeclaration' || node.id === null) return null;
  for (const each of nodesBelow(node)) {
    if (each.type !== 'ReturnStatement' || each.argument === null) continue;
    const namespace = each.argument.type === 'CallExpression' ? firstNamespace(each.argument) : null;
    if (namespace !== null) return [node.id.name, namespace];
  }
  return null;
}

const nameOf = (node: Node): string | null => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && !node.computed) return nameOf(node.property);
  if (node.type === 'CallExpression') return nameOf(node.callee);
  return node.type === 'AwaitExpression' || node.type === 'ParenthesizedExpression' || node.type === 'ChainExpression'
    ? nameOf('argument' in node ? node.argument : node.expression)
    : null;
};

/** The steps of a chain of properties and what it starts at; a computed step ends the path. */
function chainOf(node: Node): { readonly root: Node; readonly path: readonly string[] } {
  if (node.type !== 'MemberExpression') return { root: node, path: [] };
  const { root, path } = chainOf(node.object);
  const step = node.computed ? textOf(node.property) : nameOf(node.property);
  return { root, path: step === null ? path : [...path, step] };
}

function topicsTakenApart(node: Node): string[] {
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'ObjectPattern' || node.init === null) return [];
  if (!messagesName.test(nameOf(node.init) ?? '')) return [];
  return node.id.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
  );
}

/** Where a chain enters the messages: behind the last name that means them, or at a topic taken out of them. */
function pathBelowMessages(node: Node, topics: ReadonlySet<string>): string | null {
  const { root, path } = chainOf(node);
  const start = nameOf(root) ?? '';
  if (topics.has(start)) return [start, ...path].join('.');
  const names = [start, ...path];
  const entry = names.findLastIndex((name) => messagesName.test(name));
  return entry === -1 || entry === names.length - 1 ? null : names.slice(entry + 1).join('.');
}

/** Reads a TypeScript source; `file` decides whether it may hold markup. */
export function mentionsIn(file: string, text: string): Mentions {
  const nodes = [...nodesBelow(parseSync(file, text).program)];
  const topics = new Set(nodes.flatMap(topicsTakenApart));
  const inner = new Set(nodes.map((node) => (node.type === 'MemberExpression' ? node.object : null)));
  const pick = <T>(read: (node: Node) => T | null): T[] => nodes.map(read).filter((found) => found !== null);
  return {
    namespaces: new Set(pick(namespaceOf)),
    translators: new Map(pick(translatorOf)),
    identifiers: new Set(pick((node) => (node.type === 'Identifier' ? node.name : null))),
    literals: new Set(pick(textOf)),
    templates: pick((node) =>
      node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '') : null,
    ),
    paths: new Set(
      pick((node) => (node.type === 'MemberExpression' && !inner.has(node) ? pathBelowMessages(node, topics) : null)),
    ),
  };
}
