import type { ListedProduct, OfferFilter } from '@offizin/contract/offers/seller';
import type { OfferSort } from '@offizin/domain/offers/offer-sorts';
import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import type { StockOrigin } from '@offizin/domain/orders/statuses';
import type { SyncResultType } from '@offizin/domain/sync/result-types';
import { type RawBuilder, sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { feedColumns, feedOf, type FeedRecord } from './feed-difference-queries.ts';
import { bestOther, highestOther } from '../write/market-columns-queries.ts';
import { joinPurchasePrice, purchasePriceColumn } from '../../purchase-prices/write/purchase-price-queries.ts';
import {
  followedRuleColumns,
  type FollowedRuleRecord,
  joinFollowedRule,
} from '../../price-rules/write/followed-rule-queries.ts';
import type { OfferCursor } from './offer-cursor.ts';
import { listedProductColumns } from '../../catalogue/write/listed-product-queries.ts';
import type { FoundProducts } from '../../catalogue/write/product-search-queries.ts';
import {
  expectedOffers,
  filterConditions,
  type FilterPart,
  foundCondition,
  manyOffers,
  type OfferScope,
  sortValue,
} from './offer-source-queries.ts';
import { stepsPerCall, walkBy, ways } from './offer-walk-queries.ts';

/** An offer with its product and its market. */
export interface OfferRecord extends FeedRecord, FollowedRuleRecord, ListedProduct {
  readonly productNo: number;
  readonly version: number;
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
  /** What the seller pays for the product; null where nobody said it. */
  readonly purchasePrice: number | null;
  readonly others: number;
  /** Others that are as cheap or cheaper. */
  readonly before: number;
}

export interface OfferPageRequest {
  readonly filter: OfferFilter;
  readonly found: FoundProducts | null;
  readonly sort: OfferSort;
  readonly descending: boolean;
  readonly after: OfferCursor | null;
  readonly limit: number;
  /** How far one call walks, when it is not as far as usual. */
  readonly maxSteps?: number;
}

/** Where an offer is in the order of a list. */
export type ListPosition = { readonly sortedBy: string | number | Date; readonly productNo: number };

export type SortedOffer = OfferRecord & ListPosition;

export async function findOfferScope(
  db: SellerDb,
  { sellerId, brand }: Pick<OfferScope, 'sellerId' | 'brand'>,
): Promise<OfferScope> {
  const own = sql<{ no: number }>`
    select m.no from market_seller m join seller s on s.brand = m.brand and s.external_id = m.external_id
    where s.id = ${sellerId}::uuid`;
  const [[seller], counts] = await Promise.all([
    db.rows(own),
    db.rows(query.selectFrom('offer_count').select(['status', 'offers']).where('seller_id', '=', sellerId)),
  ]);
  return {
    sellerId,
    brand,
    marketSellerNo: seller?.no ?? -1,
    counts: new Map(counts.map(({ status, offers }) => [status, offers])),
  };
}

/** Everything of an offer but its rank, by the aliases o, p and m. */
export function offerColumns(scope: OfferScope) {
  return sql`o.product_no as "productNo", o.version, ${listedProductColumns}, o.stock, o.origin, o.price, ${bestOther(scope)} as best,
    ${highestOther(scope)} as highest, p.recommended_price as recommended, p.commission_rate as "commissionRate",
    p.vat_rate as "vatRate", o.status, o.active, o.finding, o.own_stock_zero_since as "ownStockZeroSince",
    o.changed_at as "changedAt", o.sku`;
}

/** How the other offers of a product compare with the price of a row. */
export function othersOf(row: RawBuilder<unknown>, { marketSellerNo }: OfferScope) {
  return sql`left join lateral (
    select count(*)::integer as others, (count(*) filter (where x.price <= ${row}.price))::integer as before
    from market_offer x where x.product_no = ${row}."productNo" and x.market_seller_no <> ${marketSellerNo}::integer
  ) r on true`;
}

const partsOfOffer: ReadonlySet<FilterPart> = new Set(['status', 'origin', 'stockType']);
/** Parts of a filter that leave few products, which are found by an index or by comparing all at once. */
const narrowingParts: readonly FilterPart[] = ['brand', 'manufacturer', 'feed', 'ruleId'];

/** Whether a filter wants some of what follows a rule; all that does may be very many, and all that does not. */
const isOfSomeFollowers = ({ rule }: OfferFilter): boolean => rule === 'at_floor' || rule === 'waiting';

/** Whether the offers to list may be so numerous that a call walks towards them instead of sorting them all. */
function isWalked(scope: OfferScope, { filter, found }: OfferPageRequest): boolean {
  return (
    found?.kind !== 'products' &&
    narrowingParts.every((part) => filter[part] === undefined) &&
    !isOfSomeFollowers(filter) &&
    expectedOffers(filter, scope) > manyOffers
  );
}

function partsOf(scope: OfferScope, { filter, found }: OfferPageRequest) {
  const parts = [...filterConditions(filter, scope)];
  return {
    ofOffer: parts.filter(([part]) => partsOfOffer.has(part)).map(([, condition]) => condition),
    ofProduct: [
      ...parts.filter(([part]) => !partsOfOffer.has(part)).map(([, condition]) => condition),
      ...foundCondition(found),
    ],
  };
}

function walkOf(scope: OfferScope, page: OfferPageRequest) {
  const { ofOffer, ofProduct } = partsOf(scope, page);
  const { sort, descending, after, limit } = page;
  const along = ways[sort];
  // Without conditions on products each step along the offers is a row.
  const steps =
    along === 'offers' && ofProduct.length === 0
      ? limit
      : (page.maxSteps ?? stepsPerCall[along === 'catalogue' && page.found !== null ? 'words' : along]);
  return { ofOffer, ofProduct, steps, walk: walkBy(scope, { sort, descending, after, ofOffer, steps }) };
}

/** The rows that a walk meets. OFFSET 0 keeps the planner from reordering the walk. */
function walkedRows(scope: OfferScope, page: OfferPageRequest): RowSource {
  const { ofOffer, ofProduct, walk } = walkOf(scope, page);
  const offer = sql.join(
    [sql`o.seller_id = ${scope.sellerId}::uuid`, sql`o.product_no = w.no`, ...ofOffer],
    sql` and `,
  );
  const product =
    ways[page.sort] === 'catalogue'
      ? sql`cross join lateral (select w.*) p`
      : sql`cross join lateral (select * from product p where p.no = w.no and p.brand = ${scope.brand} offset 0) p`;
  return {
    value: sql`w.value`,
    no: sql`w.no`,
    rows: sql`${walk} w cross join lateral (select * from offer o where ${offer} offset 0) o ${product}
      left join lateral (select * from product_market m where m.product_no = w.no offset 0) m on true
      ${ofProduct.length === 0 ? sql`` : sql`where ${sql.join(ofProduct, sql` and `)}`}`,
  };
}

interface RowSource {
  readonly value: RawBuilder<unknown>;
  readonly no: RawBuilder<unknown>;
  /** All behind `from`. */
  readonly rows: RawBuilder<unknown>;
}

/** The rows that are left of all when the filter is applied. */
function filteredRows(scope: OfferScope, page: OfferPageRequest): RowSource {
  const { ofOffer, ofProduct } = partsOf(scope, page);
  const { after, descending } = page;
  const value = sortValue(page.sort, scope);
  const wanted = [sql`o.seller_id = ${scope.sellerId}::uuid`, sql`p.brand = ${scope.brand}`, ...ofOffer, ...ofProduct];
  if (after !== null)
    wanted.push(
      sql`(${value}, o.product_no) ${descending ? sql`<` : sql`>`} (${after.value}, ${after.productNo}::integer)`,
    );
  return {
    value,
    no: sql`o.product_no`,
    rows: sql`offer o join product p on p.no = o.product_no left join product_market m on m.product_no = o.product_no where ${sql.join(wanted, sql` and `)}`,
  };
}

/** The statement of one page of offers behind a cursor, by keyset. */
export function offerPage(scope: OfferScope, page: OfferPageRequest): RawBuilder<SortedOffer> {
  const direction = page.descending ? sql`desc` : sql`asc`;
  const { value, no, rows } = isWalked(scope, page) ? walkedRows(scope, page) : filteredRows(scope, page);
  return sql`
    select page.*, r.others, r.before, ${feedColumns}, ${purchasePriceColumn}, ${followedRuleColumns}
    from (
      select ${offerColumns(scope)}, ${value} as "sortedBy" from ${rows}
      order by ${value} ${direction}, ${no} ${direction} limit ${page.limit}
    ) page
    ${othersOf(sql`page`, scope)} ${feedOf(sql`page`, scope.sellerId)} ${joinPurchasePrice(scope.sellerId, sql`page."productNo"`)}
    ${joinFollowedRule(scope.sellerId, sql`page."productNo"`)}
    order by page."sortedBy" ${direction}, page."productNo" ${direction}`;
}

/** How far a walk went that met fewer rows than were asked for, or null when it came to the end. */
async function findWalked(db: SellerDb, scope: OfferScope, page: OfferPageRequest): Promise<ListPosition | null> {
  const { walk, steps } = walkOf(scope, page);
  const direction = page.descending ? sql`desc` : sql`asc`;
  const [last] = await db.rows(
    sql<ListPosition>`select value as "sortedBy", no as "productNo" from ${walk} w order by value ${direction}, no ${direction} offset ${steps - 1}`,
  );
  return last ?? null;
}

/** The next rows; `nextCursor` is set when fewer were met than asked for although there may be more. */
export async function findOfferPage(
  db: SellerDb,
  scope: OfferScope,
  page: OfferPageRequest,
): Promise<{ rows: SortedOffer[]; nextCursor: ListPosition | null }> {
  const rows = await db.rows(offerPage(scope, page));
  const isShort = rows.length < page.limit;
  return { rows, nextCursor: isShort && isWalked(scope, page) ? await findWalked(db, scope, page) : null };
}
