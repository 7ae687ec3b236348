import type { FullMessages, Overlay } from './messages.ts';

interface Tree {
  [key: string]: string | Tree;
}

interface PartOfTree {
  readonly [key: string]: string | PartOfTree | undefined;
}

function rewrite(tree: Tree, over: PartOfTree, change: (text: string) => string): void {
  for (const [key, value] of Object.entries(tree)) {
    const other = over[key];
    if (typeof value === 'string') tree[key] = typeof other === 'string' ? other : change(value);
    else rewrite(value, typeof other === 'object' ? other : {}, change);
  }
}

/** A locale with the texts of `base` except those of `over` and a change of spelling in all others. */
export function variantOf(
  base: FullMessages,
  over: Overlay,
  change: (text: string) => string = (text) => text,
): FullMessages {
  const variant = structuredClone({ ...base });
  rewrite(variant, over, change);
  return variant;
}
