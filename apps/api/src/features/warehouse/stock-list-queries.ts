import type { ProductImage } from '@offizin/contract/orders';
import type { StockFilter, StockSort } from '@offizin/contract/warehouse';
import type { OfferStatus, ProductType } from '@offizin/domain/offers/offer-kinds';
import type { WarehouseStock } from '@offizin/domain/warehouse/stock-rules';
import { type RawBuilder, sql } from 'kysely';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import type { FoundProducts } from '../../owners/catalogue/product-search-queries.ts';
import type { StockCursor } from './stock-cursor.ts';
import { filterConditions, sortValues, stockSource, type StockScope } from './stock-source-queries.ts';

/** What the warehouse holds of a product, with the product. */
export interface StockRecord extends WarehouseStock {
  readonly productNo: number;
  readonly productId: string;
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

const columns = sql`w.product_no as "productNo", p.product_id as "productId", p.name, p.pack, p.product_brand as brand, p.manufacturer,
  p.category, p.product_type as "productType", p.code_system as "codeSystem", p.national_code as "nationalCode", p.gtin, p.image,
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
