import type { FullMessages, Overlay } from './messages.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

function merge(base: Tree, over: Tree, change: (text: string) => string): Tree {
  const merged: Record<string, string | Tree> = {};
  for (const [key, value] of Object.entries(base)) {
    const other = over[key];
    if (typeof value === 'string') merged[key] = typeof other === 'string' ? other : change(value);
    else merged[key] = merge(value, typeof other === 'object' ? other : {}, change);
  }
  return merged;
}

/** A locale that speaks like `base` but for the texts of `over` and a change of spelling in all others. */
export function variantOf(base: FullMessages, over: Overlay, change: (text: string) => string = (text) => text): FullMessages {
  return merge(base as unknown as Tree, over as unknown as Tree, change) as unknown as FullMessages;
}
