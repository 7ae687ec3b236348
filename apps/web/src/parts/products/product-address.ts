import { limits } from '@offizin/domain/limits';
import { type ProductType, productTypes } from '@offizin/domain/offers/offer-kinds';
import { joinedNames, textsOf } from '../../platform/address-values.ts';

/** A search for products that the server takes: long enough, else none. */
export function askedText(q: string | undefined): string | undefined {
  const text = q?.trim() ?? '';
  return text.length >= limits.offerSearchLength ? text : undefined;
}

const textFacets = ['brand', 'manufacturer', 'category'] as const;
export const productFacets = [...textFacets, 'productType'] as const;

/** The values of an address about products, whatever is in it: the search, the facets of the catalogue, and the product that is open. */
export function readProductSearch(raw: Record<string, unknown>) {
  const q = raw['q'] === undefined ? '' : String(raw['q']).slice(0, 100);
  const types = productTypes.filter((type) => textsOf(raw['productType']).includes(type));
  const product = raw['product'] === undefined ? undefined : String(raw['product']);
  const lists = Object.fromEntries(
    textFacets.map((facet) => [facet, textsOf(raw[facet])] as const).filter(([, list]) => list.length > 0),
  );
  return {
    ...(q !== '' && { q }),
    ...lists,
    ...(types.length > 0 && { productType: types }),
    ...(product !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(product) && { product }),
  };
}

export interface ProductSearch {
  readonly q?: string;
  readonly brand?: readonly string[];
  readonly manufacturer?: readonly string[];
  readonly category?: readonly string[];
  readonly productType?: readonly ProductType[];
}

/** A search for products as a query has it. */
export function productQuery({ q, brand, manufacturer, category, productType }: ProductSearch) {
  const text = askedText(q);
  return {
    ...(text !== undefined && { q: text }),
    ...(brand && { brand: joinedNames(brand) }),
    ...(manufacturer && { manufacturer: joinedNames(manufacturer) }),
    ...(category && { category: joinedNames(category) }),
    ...(productType && { productType: productType.join(',') }),
  };
}

/** A search for products as a body has it. */
export function productSelection({ q, brand, manufacturer, category, productType }: ProductSearch) {
  const text = askedText(q);
  return {
    ...(text !== undefined && { q: text }),
    ...(brand && { brand: [...brand] }),
    ...(manufacturer && { manufacturer: [...manufacturer] }),
    ...(category && { category: [...category] }),
    ...(productType && { productType: [...productType] }),
  };
}
