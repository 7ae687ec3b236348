/** Compressed bytes of what a page asked for. */
export interface AssetSizes {
  readonly scripts: number;
  readonly styles: number;
  readonly files: number;
}

/** Sums the files, each once; `size` gives the compressed bytes of one. */
export function sumAssets(assets: readonly string[], size: (asset: string) => number): AssetSizes {
  const unique = [...new Set(assets)];
  const sum = (ending: string) =>
    unique.filter((name) => name.endsWith(ending)).reduce((total, name) => total + size(name), 0);
  return { scripts: sum('.js'), styles: sum('.css'), files: unique.length };
}
