import type { OfferListFilters } from '@offizin/domain/offers/offer-filters';
import { conditionsOf, type FilterConditions } from '../../../platform/db/scopes/filter-conditions.ts';
import { productConditions } from '../../catalogue/write/product-condition-queries.ts';
import type { OfferFilter } from '@offizin/contract/offers/seller';
import type { OfferSort } from '@offizin/domain/offers/offer-sorts';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { bestOther } from '../write/market-columns-queries.ts';
import { followsRule, followsThisRule } from '../../price-rules/write/followed-rule-queries.ts';
import { differsFromFeed } from './feed-difference-queries.ts';
import { findProducts, type FoundProducts } from '../../catalogue/write/product-search-queries.ts';

/** Whose offers are asked for, and what the market must leave out to show the others. */
export interface OfferScope {
  readonly sellerId: string;
  readonly brand: BrandId;
  /** The seller's own number in the market; -1 while it has none. */
  readonly marketSellerNo: number;
  readonly counts: ReadonlyMap<OfferStatus, number>;
}

/** What a list is ordered by before the product's number; absent prices come below all others. */
export function sortValue(sort: OfferSort, scope: OfferScope): RawBuilder<unknown> {
  switch (sort) {
    case 'name':
      return sql`p.name`;
    case 'stock':
      return sql`o.stock`;
    case 'price':
      return sql`o.price`;
    case 'best':
      return sql`coalesce(${bestOther(scope)}, -1)`;
    case 'recommended':
      return sql`coalesce(p.recommended_price, -1)`;
    case 'commission':
      return sql`p.commission_rate`;
    case 'changed':
      return sql`o.changed_at`;
  }
}

type OfferConditions = Omit<OfferListFilters, 'q'>;
export type FilterPart = keyof OfferConditions;

const pricePositions = {
  // At the same price the others come first.
  not_best: (scope: OfferScope) => sql<SqlBool>`coalesce(o.price >= ${bestOther(scope)}, false)`,
  above_recommended: () => sql<SqlBool>`coalesce(o.price > p.recommended_price, false)`,
} as const;

export const unlimitedStock = sql<SqlBool>`(o.stock = 0 and o.origin = 'wholesaler')`;

const conditions: FilterConditions<OfferConditions, OfferScope> = {
  status: (status) => sql`o.status = ${status}`,
  ...productConditions,
  origin: (origin) => sql`o.origin = ${origin}`,
  stockType: (type) => (type === 'unlimited' ? unlimitedStock : sql`not ${unlimitedStock}`),
  price: (position, scope) => pricePositions[position](scope),
  feed: (_, { sellerId }) => differsFromFeed(sellerId),
  rule: (following, { sellerId }) => followsRule(following, sellerId),
  ruleId: (ruleId, { sellerId }) => followsThisRule(ruleId, sellerId),
};

/** One condition for each filter that is set; the search is apart. */
export const filterConditions = (filter: OfferFilter, scope: OfferScope): Map<FilterPart, RawBuilder<SqlBool>> =>
  conditionsOf(conditions, filter, scope);

/** The rank of each row's price, for counting. */
export function pricePositionColumns(scope: OfferScope) {
  return sql`${pricePositions.not_best(scope)} as not_best, ${pricePositions.above_recommended()} as above_recommended`;
}

/** The offered products that a search names; null when there is none. */
export function findOffered(
  db: SellerDb,
  { sellerId, brand }: Pick<OfferScope, 'sellerId' | 'brand'>,
  asked: { typed: string | undefined; market: string },
): Promise<FoundProducts | null> {
  const held = sql`join offer o on o.seller_id = ${sellerId}::uuid and o.product_no = f.no`;
  return findProducts(db, { brand, held }, asked);
}

/** The products of a search, as a condition. */
export function foundCondition(found: FoundProducts | null): RawBuilder<SqlBool>[] {
  if (found === null) return [];
  return [
    found.kind === 'words'
      ? sql`p.search_text like all (${[...found.patterns]}::text[])`
      : sql`o.product_no = any(${[...found.nos]}::integer[])`,
  ];
}

/** Up to this many offers are read and sorted; of more, the list walks along an order of the catalogue or the market. */
export const manyOffers = 5000;

/** How many offers the list is taken from, as far as the kept counters know. */
export function expectedOffers({ status }: OfferFilter, { counts }: OfferScope): number {
  if (status !== undefined) return counts.get(status) ?? 0;
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
