import { limits } from '../limits.ts';
import { productTypes } from '../offers/offer-kinds.ts';
import { names, several } from './filters.ts';

/** What every list of products can be narrowed to. */
export const productFacets = { brand: names, manufacturer: names, category: names, productType: several(productTypes) };
export type ProductFacet = keyof typeof productFacets;

export const productFilters = {
  /** Name, national code, EAN or marketplace id. */
  q: { kind: 'search', min: limits.offerSearchLength, max: 100 },
  ...productFacets,
} as const;
