import type { FilterValues } from '@offizin/domain/lists/filters';
import type { productFilters } from '@offizin/domain/lists/product-filters';

/** The search and the facets of any list of products. */
export type ProductSearch = FilterValues<typeof productFilters>;

/** The product that an address opens. */
export function readProduct(raw: Record<string, unknown>): { readonly product?: string } {
  const product = String(raw['product']);
  return raw['product'] !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(product) ? { product } : {};
}
