/** The class that a CommonJS module exports as its default: Node wraps it once more than tools that read the module's own mark. */
export function classOf<T>({ default: inner }: { readonly default: { readonly default: T } }): T {
  return 'default' in inner ? inner.default : inner;
}
