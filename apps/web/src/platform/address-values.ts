import { limits } from '@offizin/domain/limits';
import { productTypes } from '@offizin/domain/offers/offer-kinds';

/** The value of an address where it is one of those allowed. */
export function oneOf<T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((entry) => entry === value);
}

/** The values of a facet in an address, where one or several may stand. */
export function textsOf(value: unknown): string[] {
  const given = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return given
    .map(String)
    .filter((text) => text !== '' && text.length <= 100)
    .slice(0, limits.facetValues);
}

/** A search for products that the server takes: long enough, else none. */
export function askedText(q: string | undefined): string | undefined {
  const text = q?.trim() ?? '';
  return text.length >= limits.offerSearchLength ? text : undefined;
}

/** Several names as one value of a query; names may hold commas, so each is encoded by itself. */
export function joinedNames(names: readonly string[]): string {
  return names.map(encodeURIComponent).join(',');
}

const textFacets = ['brand', 'manufacturer', 'category'] as const;
export const productFacets = [...textFacets, 'productType'] as const;

/** What an address says of products, whatever stands in it: the search, the facets of the catalogue, and the product that is open. */
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
