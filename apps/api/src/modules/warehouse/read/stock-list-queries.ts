import type { ProductImage } from '@offizin/contract/catalogue/product-image';
import type { ListedProduct } from '@offizin/contract/offers/seller';
import type { StockFilter } from '@offizin/contract/warehouse/seller';
import type { StockSort } from '@offizin/domain/warehouse/stock-sorts';
import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import type { WarehouseStock } from '@offizin/domain/warehouse/stock-rules';
import { type RawBuilder, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { listedProductColumns } from '../../catalogue/write/listed-product-queries.ts';
import type { FoundProducts } from '../../catalogue/write/product-search-queries.ts';
import type { StockCursor } from './stock-cursor.ts';
import { filterConditions, sortValues, stockSource, type StockScope } from './stock-source-queries.ts';

/** What the warehouse holds of a product, with the product. */
export interface StockRecord extends WarehouseStock, ListedProduct {
  readonly productNo: number;
  readonly price: number | null;
  readonly changedAt: Date;
}

export interface SortedStock extends StockRecord {
  readonly sortedBy: string | number | Date;
}

export interface StockPage {
  readonly filter: StockFilter;
  readonly found: FoundProducts | null;
  readonly sort: StockSort;
  readonly descending: boolean;
  readonly after: StockCursor | null;
  readonly limit: number;
}

const columns = sql`w.product_no as "productNo", ${listedProductColumns},
  w.on_hand as "onHand", w.reserved, w.incoming, w.price, w.stored_since::text as "storedSince", w.next_expiry::text as "nextExpiry",
  w.changed_at as "changedAt"`;

/** The statement of one page behind a cursor, by keyset. */
export function stockPage(scope: StockScope, page: StockPage): RawBuilder<SortedStock> {
  const { filter, found, after, limit } = page;
  const value = sortValues[page.sort];
  const direction = page.descending ? sql`desc` : sql`asc`;
  const parts = [...filterConditions(filter, scope).values()].map((condition) => sql`and ${condition}`);
  const behind =
    after === null
      ? sql``
      : sql`and (${value}, w.product_no) ${page.descending ? sql`<` : sql`>`} (${after.value}, ${after.productNo}::integer)`;
  return sql`
    select ${columns}, ${value} as "sortedBy" from ${stockSource(scope, filter, found)} ${sql.join(parts, sql` `)} ${behind}
    order by ${value} ${direction}, w.product_no ${direction} limit ${limit}`;
}

export function findStockPage(db: SellerDb, scope: StockScope, page: StockPage): Promise<SortedStock[]> {
  const statement = stockPage(scope, page);
  return db.rows(statement);
}

export interface StockDetailRecord extends StockRecord {
  readonly moreImages: ProductImage[];
  readonly pageUrl: string | null;
  readonly recommended: number | null;
  readonly offerPrice: number | null;
  readonly offerStock: number | null;
  readonly offerStatus: OfferStatus | null;
}

/** One product in the warehouse, with what only its modal shows. */
export function findStock(
  db: SellerDb,
  { sellerId, brand }: StockScope,
  productId: string,
): Promise<StockDetailRecord | undefined> {
  const statement = sql<StockDetailRecord>`
    select ${columns}, p.more_images as "moreImages", p.page_url as "pageUrl", p.recommended_price as recommended,
      o.price as "offerPrice", o.stock as "offerStock", o.status as "offerStatus"
    from product p join warehouse_stock w on w.seller_id = ${sellerId}::uuid and w.product_no = p.no
    left join offer o on o.seller_id = w.seller_id and o.product_no = w.product_no
    where p.brand = ${brand} and p.product_id = ${productId}`;
  return db.first(statement);
}
