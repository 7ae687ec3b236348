/** Messages as they lie in a locale: texts at the leaves. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** Every text of the tree by its full key, e.g. `orders.list.end`. */
export function textsOf(tree: MessageTree, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(`${prefix}${key}`, value);
    else for (const [path, text] of textsOf(value, `${prefix}${key}.`)) texts.set(path, text);
  }
  return texts;
}
