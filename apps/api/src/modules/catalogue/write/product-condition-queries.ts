import type { productFacets } from '@offizin/domain/lists/product-filters';
import { sql } from 'kysely';
import type { FilterConditions } from '../../../platform/db/scopes/filter-conditions.ts';

/** What the facets of a list of products ask of the product p. */
export const productConditions: FilterConditions<typeof productFacets, unknown> = {
  brand: (brands) => sql`p.product_brand = any(${brands}::text[])`,
  manufacturer: (manufacturers) => sql`p.manufacturer = any(${manufacturers}::text[])`,
  category: (categories) => sql`p.category = any(${categories}::text[])`,
  productType: (types) => sql`p.product_type = any(${types}::text[])`,
};
