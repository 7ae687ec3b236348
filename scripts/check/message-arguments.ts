import compile from 'icu-minify/compile';

type Node = Exclude<ReturnType<typeof compile>, string>[number];

const formatTypes = ['pound', 'select', 'plural', 'selectordinal', 'number', 'date', 'time'] as const;

// A tag holds its children where a format holds the number of its type.
const kindOf = (type: unknown): string =>
  type === undefined ? 'plain' : typeof type === 'number' ? (formatTypes[type] ?? 'tag') : 'tag';

const isNode = (value: unknown): value is Node => typeof value === 'string' || Array.isArray(value) || value === 0;

/** Nodes inside a node, in the order of the text: a list of nodes or, for a branch of one node, that node itself. */
function childrenOf(branch: unknown): Node[] {
  if (typeof branch === 'string' || branch === 0) return [];
  if (!Array.isArray(branch))
    return typeof branch === 'object' && branch !== null ? Object.values(branch).flatMap(childrenOf) : [];
  return branch.filter(isNode);
}

function collect(nodes: readonly Node[], found: Set<string>): void {
  for (const node of nodes) {
    if (!Array.isArray(node)) continue;
    const [name, type, ...rest] = node;
    const kind = kindOf(type);
    found.add(`${name}: ${kind}`);
    collect(kind === 'tag' ? [type, ...rest].filter(isNode) : rest.flatMap(childrenOf), found);
  }
}

/** The arguments of an ICU message as sorted `name: kind`, e.g. `count: plural`; throws when the message does not compile. */
export function argumentsOf(message: string): string[] {
  const compiled = compile(message);
  const found = new Set<string>();
  if (typeof compiled !== 'string') collect(compiled, found);
  return [...found].toSorted();
}
