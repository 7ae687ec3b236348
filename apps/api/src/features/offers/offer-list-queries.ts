import type { OfferFilter, OfferSort } from '@offizin/contract/offers';
import type { ProductImage } from '@offizin/contract/orders';
import type { OfferStatus, ProductType } from '@offizin/domain/offers/offer-kinds';
import type { StockOrigin } from '@offizin/domain/orders/statuses';
import type { SyncResultType } from '@offizin/domain/sync/result-types';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { query } from '../../platform/db/db-query.ts';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import type { OfferCursor } from './offer-cursor.ts';
import { type OfferSearch, readSearch } from './offer-search.ts';
import {
  bestOther,
  expectedOffers,
  filterConditions,
  foundProducts,
  frequentMatches,
  highestOther,
  manyOffers,
  type OfferScope,
  searchCondition,
  sortValue,
} from './offer-source-queries.ts';

/** An offer with its product and its market. */
export interface OfferRecord {
  readonly productNo: number;
  readonly productId: string;
  readonly version: number;
  readonly name: string;
  readonly pack: string;
  readonly brand: string;
  readonly manufacturer: string;
  readonly category: string;
  readonly productType: ProductType;
  readonly codeSystem: string | null;
  readonly nationalCode: string | null;
  readonly gtin: string | null;
  readonly image: ProductImage;
  readonly stock: number;
  readonly origin: StockOrigin;
  readonly price: number;
  readonly best: number | null;
  readonly highest: number | null;
  readonly recommended: number | null;
  readonly commissionRate: number;
  readonly vatRate: number;
  readonly status: OfferStatus;
  readonly active: boolean;
  readonly finding: SyncResultType | null;
  readonly ownStockZeroSince: Date | null;
  readonly changedAt: Date;
  readonly sku: string | null;
  readonly others: number;
  /** Others that are as cheap or cheaper. */
  readonly before: number;
}

export interface OfferPageRequest {
  readonly filter: OfferFilter;
  readonly search: OfferSearch | null;
  readonly sort: OfferSort;
  readonly descending: boolean;
  readonly after: OfferCursor | null;
  /** Null for all. */
  readonly limit: number | null;
}

export type SortedOffer = OfferRecord & { readonly sortedBy: string | number | Date };

const run = <R>(db: SellerDb, statement: RawBuilder<R>) => db.rows<R>({ compile: () => statement.compile(query) });

export async function findOfferScope(db: SellerDb, { sellerId, brand }: Pick<OfferScope, 'sellerId' | 'brand'>): Promise<OfferScope> {
  const own = sql<{ no: number }>`
    select m.no from market_seller m join seller s on s.brand = m.brand and s.external_id = m.external_id
    where s.id = ${sellerId}::uuid`;
  const [[seller], counts] = await Promise.all([
    run(db, own),
    db.rows(query.selectFrom('offer_count').select(['status', 'offers']).where('seller_id', '=', sellerId)),
  ]);
  return { sellerId, brand, marketSellerNo: seller?.no ?? -1, counts: new Map(counts.map(({ status, offers }) => [status, offers])) };
}

/** Reads a search and finds out whether its words are frequent; null when there is none. */
export async function findSearch(db: SellerDb, typed: string | undefined, market: string): Promise<OfferSearch | null> {
  const search = readSearch(typed, market);
  if (search === null || search.codeNo !== null || search.gtinNo !== null) return search;
  const [row] = await run(
    db,
    sql<{ matches: number }>`select count(*)::integer as matches from search_products(${search.patterns}::text[], null, ${frequentMatches + 1})`,
  );
  return { ...search, isFrequent: (row?.matches ?? 0) > frequentMatches };
}

/** Everything of an offer but its rank, by the aliases o, p and m. */
export function offerColumns(scope: OfferScope) {
  return sql`o.product_no as "productNo", p.product_id as "productId", o.version, p.name, p.pack, p.product_brand as brand,
    p.manufacturer, p.category, p.product_type as "productType", p.code_system as "codeSystem",
    p.national_code as "nationalCode", p.gtin, p.image, o.stock, o.origin, o.price, ${bestOther(scope)} as best,
    ${highestOther(scope)} as highest, p.recommended_price as recommended, p.commission_rate as "commissionRate",
    p.vat_rate as "vatRate", o.status, o.active, o.finding, o.own_stock_zero_since as "ownStockZeroSince",
    o.changed_at as "changedAt", o.sku`;
}

/** How the other offers of a product stand to the price of a row. */
export function othersOf(row: RawBuilder<unknown>, { marketSellerNo }: OfferScope) {
  return sql`left join lateral (
    select count(*)::integer as others, (count(*) filter (where x.price <= ${row}.price))::integer as before
    from market_offer x where x.product_no = ${row}."productNo" and x.market_seller_no <> ${marketSellerNo}::integer
  ) r on true`;
}

const offerSorts: ReadonlySet<OfferSort> = new Set(['stock', 'price', 'changed']);
const catalogueSorts: ReadonlySet<OfferSort> = new Set(['name', 'recommended', 'commission']);

/** Where the rows of a page come from, each way cheap where the others are not. */
function sourceOf(scope: OfferScope, page: OfferPageRequest, conditions: { ofOffer: RawBuilder<SqlBool>[]; ofProduct: RawBuilder<SqlBool>[]; edge: RawBuilder<unknown> }) {
  const { filter, search, sort } = page;
  const isPlain = conditions.ofProduct.length === 0;
  const words = searchCondition(search);
  const mine = sql.join([sql`o.seller_id = ${scope.sellerId}::uuid`, ...conditions.ofOffer], sql` and `);
  const market = sql`left join product_market m on m.product_no = o.product_no`;
  if (isPlain && search === null && offerSorts.has(sort)) {
    return sql`(select * from offer o where ${mine} ${conditions.edge}) o join product p on p.no = o.product_no ${market} where p.brand = ${scope.brand}`;
  }
  if (isPlain && (search === null || search.isFrequent) && filter.origin === undefined && filter.stockType === undefined && catalogueSorts.has(sort) && expectedOffers(filter, scope) > manyOffers) {
    // OFFSET 0 keeps the planner from turning the walk round.
    return sql`product p cross join lateral (select * from offer o where ${mine} and o.product_no = p.no offset 0) o ${market}
      where ${sql.join([sql`p.brand = ${scope.brand}`, ...words], sql` and `)}`;
  }
  const wanted = [mine, sql`p.brand = ${scope.brand}`, ...conditions.ofProduct, ...words];
  return sql`offer o join product p on p.no = o.product_no ${market} where ${sql.join(wanted, sql` and `)}`;
}

const ofOffer = new Set(['origin', 'stockType']);

/** The statement of one page of offers behind a cursor, by keyset. */
export function offerPage(scope: OfferScope, page: OfferPageRequest): RawBuilder<SortedOffer> {
  const { filter, search, after, limit } = page;
  const value = sortValue(page.sort, scope);
  const direction = page.descending ? sql`desc` : sql`asc`;
  const tie = catalogueSorts.has(page.sort) ? sql`p.no` : sql`o.product_no`;
  const parts = [...filterConditions(filter, scope)];
  const status = filter.status === undefined ? [] : [sql<SqlBool>`o.status = ${filter.status}`];
  const behind = after === null ? sql`` : sql`and (${value}, ${tie}) ${page.descending ? sql`<` : sql`>`} (${after.value}, ${after.productNo}::integer)`;
  const order = sql`order by ${value} ${direction}, ${tie} ${direction} ${limit === null ? sql`` : sql`limit ${limit}`}`;
  const source = sourceOf(scope, page, {
    ofOffer: [...status, ...parts.filter(([part]) => ofOffer.has(part)).map(([, condition]) => condition)],
    ofProduct: parts.filter(([part]) => !ofOffer.has(part)).map(([, condition]) => condition),
    edge: sql`${behind} ${order}`,
  });
  return sql`
    ${search === null || search.isFrequent ? sql`` : sql`with ${foundProducts(search, scope)}`}
    select page.*, r.others, r.before
    from (select ${offerColumns(scope)}, ${value} as "sortedBy" from ${source} ${behind} ${order}) page
    ${othersOf(sql`page`, scope)}
    order by page."sortedBy" ${direction}, page."productNo" ${direction}`;
}

export function findOfferPage(db: SellerDb, scope: OfferScope, page: OfferPageRequest): Promise<SortedOffer[]> {
  return run(db, offerPage(scope, page));
}
