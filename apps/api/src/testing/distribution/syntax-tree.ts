/** A node of PostgreSQL's own syntax tree, as JSON. */
export type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of a node; an empty one where it is absent. */
export function part(node: Node, ...path: readonly string[]): Node {
  let at = node;
  for (const key of path) {
    const next = at[key];
    at = isNode(next) ? next : {};
  }
  return at;
}

export function parts(node: Node, key: string): readonly Node[] {
  const list = node[key];
  return Array.isArray(list) ? list.filter(isNode) : [];
}

export function textOf(node: Node, key: string): string | undefined {
  const value = node[key];
  return typeof value === 'string' ? value : undefined;
}

export const has = (node: Node, key: string): boolean => node[key] !== undefined;

/** Every node in a tree with its kind, the tree's own root first; `isClosed` nodes are given, and not entered. */
export function* nodesIn(
  tree: unknown,
  isClosed: (kind: string) => boolean = () => false,
): Generator<readonly [kind: string, node: Node]> {
  if (Array.isArray(tree)) {
    for (const each of tree) yield* nodesIn(each, isClosed);
    return;
  }
  if (!isNode(tree)) return;
  for (const [kind, inner] of Object.entries(tree)) {
    if (isNode(inner)) yield [kind, inner];
    if (!isClosed(kind)) yield* nodesIn(inner, isClosed);
  }
}

const stringsOf = (list: readonly Node[]): string[] => list.map((each) => textOf(part(each, 'String'), 'sval') ?? '*');

/** `['o', 'seller_id']` of `o.seller_id`; `*` for a star. */
export const columnOf = (reference: Node): string[] => stringsOf(parts(reference, 'fields'));

/** The name of a function that is called, without its schema. */
export const functionOf = (call: Node): string => stringsOf(parts(call, 'funcname')).at(-1) ?? '';

export const operatorOf = (expression: Node): string => stringsOf(parts(expression, 'name')).at(-1) ?? '';

/** The name of the type of a cast, without its schema. */
export const typeOf = (cast: Node): string => stringsOf(parts(part(cast, 'typeName'), 'names')).at(-1) ?? '';
