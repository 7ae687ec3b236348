import { limits } from '@offizin/domain/limits';
import { type ProductType, productTypes } from '@offizin/domain/offers/offer-kinds';
import { oneOf } from './one-of.ts';

/** The values of a facet in an address, where there may be one or several. */
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

/** The values of an address without those that are not there. */
export function present<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  // The values that stay are those of T by their names.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<{
    [K in keyof T]: Exclude<T[K], undefined>;
  }>;
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

type Choices = Readonly<Record<string, readonly string[]>>;

/** The values of an address that each are one of those allowed. */
export function readChoices<C extends Choices>(
  raw: Record<string, unknown>,
  choices: C,
): { [K in keyof C]?: C[K][number] } {
  const read = Object.entries(choices).map(([name, allowed]) => [name, oneOf(raw[name], allowed)] as const);
  // Each value was found in the list of its own name.
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as { [K in keyof C]?: C[K][number] };
}
