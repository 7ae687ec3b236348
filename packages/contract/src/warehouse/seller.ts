import { stockListFilters } from '@offizin/domain/warehouse/stock-filters';
import { filterBody, filterQuery } from '../filter-query.ts';
import { limits } from '@offizin/domain/limits';
import { offerStatuses } from '@offizin/domain/offers/offer-kinds';
import { stockRemarks, stockStates } from '@offizin/domain/warehouse/stock-rules';
import { stockSorts } from '@offizin/domain/warehouse/stock-sorts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors } from '../errors.ts';
import { listedProduct, productId } from '../offers/seller.ts';
import { productImage } from '../catalogue/product-image.ts';
import { calendarDay, instant, money } from '../scalars.ts';

const stockFilter = z.strictObject(filterQuery(stockListFilters));
export type StockFilter = z.infer<typeof stockFilter>;

/** The same filter in a body, where lists are lists. */
export const stockSelection = z.strictObject(filterBody(stockListFilters));

const stockListQuery = z.strictObject({
  ...filterQuery(stockListFilters),
  sort: z.enum(stockSorts).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(limits.warehouseListPageMax).optional(),
});
export type StockListQuery = z.infer<typeof stockListQuery>;

const stockRow = z.strictObject({
  ...listedProduct,
  onHand: z.int(),
  reserved: z.int(),
  /** What can still be sold: on hand and not reserved. */
  available: z.int(),
  incoming: z.int(),
  /** What the marketplace sells it for; null while it does not. */
  price: money.nullable(),
  storedSince: calendarDay.nullable(),
  nextExpiry: calendarDay.nullable(),
  state: z.enum(stockStates),
  /** The most pressing first. */
  remarks: z.array(z.enum(stockRemarks)),
  changedAt: instant,
});
export type StockRow = z.infer<typeof stockRow>;

const stockDetail = z.strictObject({
  ...stockRow.shape,
  moreImages: z.array(productImage),
  pageUrl: z.string().nullable(),
  recommended: money.nullable(),
  /** The seller's own offer of the product beside the warehouse's. */
  offer: z.strictObject({ price: money, stock: z.int(), status: z.enum(offerStatuses) }).nullable(),
});
export type StockDetail = z.infer<typeof stockDetail>;

const facet = z.array(z.strictObject({ value: z.string(), products: z.int() }));

const stockFacets = z.strictObject({
  total: z.int(),
  remark: facet,
  brand: facet,
  category: facet,
  manufacturer: facet,
  productType: facet,
});
export type StockFacets = z.infer<typeof stockFacets>;

const warehouseAccess = { kind: 'screens', anyOf: ['fulfilment_catalogue'] } as const;

export const warehouseApi = {
  list: endpoint({
    method: 'GET',
    path: '/fulfilment/stock',
    summary:
      "One page of the seller's products in the marketplace's warehouse, searched, filtered and sorted, after a cursor",
    access: warehouseAccess,
    rate: { as: 'search', typed: 'q' },
    query: stockListQuery,
    response: z.strictObject({ items: z.array(stockRow), nextCursor: z.string().nullable() }),
    errors: screenReadErrors,
  }),
  counts: endpoint({
    method: 'GET',
    path: '/fulfilment/stock/counts',
    summary: 'How many products and units the warehouse holds, and when that last changed',
    access: warehouseAccess,
    response: z.strictObject({
      total: z.int(),
      states: z.record(z.enum(stockStates), z.int()),
      units: z.strictObject({ onHand: z.int(), reserved: z.int(), incoming: z.int() }),
      changedAt: instant.nullable(),
    }),
    errors: screenReadErrors,
  }),
  facets: endpoint({
    method: 'GET',
    path: '/fulfilment/stock/facets',
    summary: 'How many of the filtered products have each remark, brand, category, manufacturer and product type',
    access: warehouseAccess,
    query: stockFilter,
    response: stockFacets,
    errors: screenReadErrors,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/fulfilment/stock/:productId',
    summary: "One product in the warehouse, with its pictures, its page and the seller's own offer of it",
    access: warehouseAccess,
    params: z.strictObject({ productId }),
    response: stockDetail,
    errors: [...screenReadErrors, 'not_found'],
    ownedIds: { params: ['productId'] },
  }),
} as const;
