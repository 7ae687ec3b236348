import { offerListFilters } from '@offizin/domain/offers/offer-filters';
import { filterBody, filterQuery } from '../filter-query.ts';
import { offerStatuses, productTypes } from '@offizin/domain/offers/offer-kinds';
import { offerSorts } from '@offizin/domain/offers/offer-sorts';
import { syncResultTypes } from '@offizin/domain/sync/result-types';
import { stockOrigins } from '@offizin/domain/orders/statuses';
import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import { productImage } from '../catalogue/product-image.ts';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors, screenWriteErrors } from '../errors.ts';
import { id, instant, money, runNo, version } from '../scalars.ts';

/** The catalogue product's id, as the marketplace gave it. */
export const productId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** What a search and filters leave, in a body, where lists are lists. */
export const offerSelection = z.strictObject(filterBody(offerListFilters));

const offerFilter = z.strictObject(filterQuery(offerListFilters));
export type OfferFilter = z.infer<typeof offerFilter>;

export const offerListQuery = z.strictObject({
  ...filterQuery(offerListFilters),
  sort: z.enum(offerSorts).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(limits.offerListPageMax).optional(),
});
export type OfferListQuery = z.infer<typeof offerListQuery>;

/** The offer’s rank among all active offers of the product; null where it is not on sale. */
export const priceRank = z.strictObject({ place: z.int(), of: z.int() });

/** What the seller’s feed said of the product at its last retrieval; a feed of prices says nothing of stock and origin. */
const feedValue = z.strictObject({
  price: money,
  stock: z.int().nullable(),
  origin: z.enum(stockOrigins).nullable(),
  /** Whether the offer is another one. */
  differs: z.boolean(),
});
export type FeedValue = z.infer<typeof feedValue>;

/** The seller’s price rule that an offer follows. */
const followedRule = z.strictObject({
  ruleId: id,
  name: z.string(),
  /** Until when it leaves the price alone that somebody else has set; from then on it goes on as soon as it looks. */
  waitsUntil: instant.nullable(),
});
export type FollowedRule = z.infer<typeof followedRule>;

/** A product of the catalogue in a list. */
export const listedProduct = {
  productId,
  name: z.string(),
  pack: z.string(),
  brand: z.string(),
  manufacturer: z.string(),
  category: z.string(),
  productType: z.enum(productTypes),
  codeSystem: z.string().nullable(),
  nationalCode: z.string().nullable(),
  gtin: z.string().nullable(),
  image: productImage,
};
const listedProductObject = z.strictObject(listedProduct);
export type ListedProduct = z.infer<typeof listedProductObject>;

export const offerRow = z.strictObject({
  ...listedProduct,
  version: z.int(),
  stock: z.int(),
  origin: z.enum(stockOrigins),
  unlimited: z.boolean(),
  price: money,
  /** The best active offer of others. */
  best: money.nullable(),
  /** The highest active offer of others. */
  highest: money.nullable(),
  recommended: money.nullable(),
  others: z.int(),
  rank: priceRank.nullable(),
  /** Basis points. */
  commissionRate: z.int(),
  /** Basis points, included in the price. */
  vatRate: z.int(),
  status: z.enum(offerStatuses),
  active: z.boolean(),
  finding: z.enum(syncResultTypes).nullable(),
  ownStockZeroSince: instant.nullable(),
  changedAt: instant,
  sku: z.string().nullable(),
  /** What the seller pays for the product, without VAT; null where it is not known, and to who works for the marketplace. */
  purchasePrice: money.nullable(),
  /** Null where no feed carries the product. */
  feed: feedValue.nullable(),
  /** Null where it follows none. */
  rule: followedRule.nullable(),
});
export type OfferRow = z.infer<typeof offerRow>;

export const runKinds = [
  'upload',
  'feed',
  'marketplace',
  'edit',
  'remedy',
  'catalogue',
  'revert',
  'restore',
  'feed_value',
  'price_proposal',
  'return',
  'price_rule',
] as const;
export type RunKind = (typeof runKinds)[number];

const offerState = z.strictObject({ price: money, stock: z.int(), origin: z.enum(stockOrigins), active: z.boolean() });

export const offerHistoryEntry = z.strictObject({
  runNo: z.int(),
  at: instant,
  kind: z.enum(runKinds),
  actorName: z.string().nullable(),
  /** The uploaded file that changed it, and the row in it; no row where the file has very many. */
  file: z.strictObject({ name: z.string(), row: z.int().nullable() }).nullable(),
  /** Null for the entry that created the offer. */
  before: offerState.nullable(),
  after: offerState,
});
export type OfferHistoryEntry = z.infer<typeof offerHistoryEntry>;

export const offerDetail = z.strictObject({
  ...offerRow.shape,
  moreImages: z.array(productImage),
  pageUrl: z.string().nullable(),
  marketOffers: z.array(z.strictObject({ label: z.string(), price: money })),
  /** The best price of others from each day on that changed it, oldest first; null where nobody else offered. */
  bestPast: z.array(z.strictObject({ day: z.iso.date(), price: money.nullable() })),
  history: z.array(offerHistoryEntry),
});
export type OfferDetail = z.infer<typeof offerDetail>;

const facet = z.array(z.strictObject({ value: z.string(), offers: z.int() }));

export const offerFacets = z.strictObject({
  /** Whether the figures of very many offers are estimated from a part of them or some moments old; exact ones are being counted. */
  approximate: z.boolean(),
  total: z.int(),
  status: facet,
  brand: facet,
  category: facet,
  manufacturer: facet,
  productType: facet,
  origin: facet,
  stockType: facet,
  price: facet,
  feed: facet,
  rule: facet,
});
export type OfferFacets = z.infer<typeof offerFacets>;

/** What becomes of each offer of a call that changes several. */
export const changeOutcomes = ['changed', 'unchanged', 'refused', 'conflict', 'missing'] as const;

/** The values of an offer that a seller sets; what is absent stays. */
const wantedValues = {
  version,
  price: z.int().min(1).max(limits.offerPriceMax).optional(),
  stock: z.int().min(0).max(limits.offerStockMax).optional(),
  active: z.boolean().optional(),
  /** What the seller pays for the product, in cents without VAT; null takes it away. It is no part of the offer, whose version stays. */
  purchasePrice: z.int().min(1).max(limits.offerPriceMax).nullable().optional(),
  /** Takes what the seller’s feed said last of the product, and puts the offer on sale. */
  fromFeed: z.literal(true).optional(),
};

const offerChanges = z
  .array(z.strictObject({ productId, ...wantedValues }))
  .min(1)
  .max(limits.offerChangesPerCall)
  .refine((changes) => new Set(changes.map((change) => change.productId)).size === changes.length);

export const changedOffer = z.strictObject({
  productId,
  outcome: z.enum(changeOutcomes),
  /** The offer as it is now; null when the seller has none of the product. */
  offer: offerRow.nullable(),
  /** Which rule refused, and by which numbers. */
  reason: z
    .strictObject({
      path: z.string(),
      code: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    })
    .nullable(),
});
export type ChangedOffer = z.infer<typeof changedOffer>;

const offersAccess = { kind: 'screens', anyOf: ['my_products'] } as const;

const offerParams = z.strictObject({ productId });

export const offersApi = {
  list: endpoint({
    method: 'GET',
    path: '/offers',
    summary:
      'The next offers, searched, filtered and sorted, after a cursor; a page of very many offers may hold fewer than asked for and still have a cursor to continue from',
    access: offersAccess,
    token: 'offers:read',
    rate: { as: 'search', typed: 'q' },
    query: offerListQuery,
    response: z.strictObject({ items: z.array(offerRow), nextCursor: z.string().nullable() }),
    errors: screenReadErrors,
  }),
  counts: endpoint({
    method: 'GET',
    path: '/offers/counts',
    summary: 'How many offers stand in each status, and when the catalogue was last synchronised',
    access: offersAccess,
    token: 'offers:read',
    response: z.strictObject({
      total: z.int(),
      statuses: z.record(z.enum(offerStatuses), z.int()),
      synchronisedAt: instant.nullable(),
    }),
    errors: screenReadErrors,
  }),
  facets: endpoint({
    method: 'GET',
    path: '/offers/facets',
    summary:
      'How many of the filtered offers have each brand, category, manufacturer, product type, origin and price position, and how many differ from the feed or follow a price rule',
    access: offersAccess,
    query: offerFilter,
    response: offerFacets,
    errors: screenReadErrors,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/offers/:productId',
    summary: 'One offer with its pictures, the other offers of the product and its history',
    access: offersAccess,
    token: 'offers:read',
    params: offerParams,
    response: offerDetail,
    errors: [...screenReadErrors, 'not_found'],
    ownedIds: { params: ['productId'] },
  }),
  change: endpoint({
    method: 'PUT',
    path: '/offers/:productId',
    summary:
      'Change price, stock, origin or activity of one offer by the same rules as an upload, and its purchase price; what is absent stays',
    access: offersAccess,
    token: 'offers:write',
    idempotency: 'required',
    params: offerParams,
    body: z.strictObject({
      ...wantedValues,
      origin: z.enum(stockOrigins).optional(),
      /** The history point that these values come from. */
      restoredRun: runNo.optional(),
    }),
    response: offerDetail,
    errors: [
      ...screenWriteErrors,
      'access.impersonation',
      'not_found',
      'offer.version_conflict',
      'offer.refused',
      'catalogue.busy',
    ],
    ownedIds: { params: ['productId'] },
  }),
  changeMany: endpoint({
    method: 'POST',
    path: '/offers/changes',
    summary:
      'Change price, stock, activity or purchase price of several offers, each judged by the same rules as if it were changed alone; the answer has the outcome of each',
    access: offersAccess,
    token: 'offers:write',
    idempotency: 'required',
    body: z.strictObject({ changes: offerChanges }),
    response: z.strictObject({ items: z.array(changedOffer) }),
    errors: [...screenWriteErrors, 'access.impersonation', 'catalogue.busy'],
  }),
} as const;
