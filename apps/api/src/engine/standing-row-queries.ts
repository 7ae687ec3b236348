import type { StockOrigin } from '@offizin/domain/orders/statuses';
import { resultsOfCatalogue, type SyncResultType } from '@offizin/domain/sync/result-types';
import { sql } from 'kysely';
import type { SellerDb } from '../platform/db/scopes/scopes.ts';

/** What the seller asked for of a product that has a result, or under a code that named none. */
export interface StandingRow {
  readonly subject: string;
  readonly rowNumber: number | null;
  /** Null where the identifiers named no product, or several. */
  readonly productNo: number | null;
  readonly code: string | null;
  readonly gtin: string | null;
  readonly finding: SyncResultType;
  readonly price: number | null;
  readonly stock: number | null;
  readonly origin: StockOrigin | null;
  readonly offered: boolean;
}

/** Results that a change of the catalogue may end: red ones of offers, and all of products and codes that the seller does not offer. */
export function findStandingRows(db: SellerDb, sellerId: string): Promise<StandingRow[]> {
  const statement = sql<StandingRow>`
    select f.subject, f.row_number as "rowNumber", f.product_no as "productNo", f.code, f.gtin, f.finding, f.price, f.stock, f.origin,
      o.product_no is not null as offered
    from sync_finding f left join offer o on o.seller_id = f.seller_id and o.product_no = f.product_no
    where f.seller_id = ${sellerId}::uuid and (f.colour = 'red' or o.product_no is null)
      and (f.product_no is not null or f.finding = any(${[...resultsOfCatalogue]}::text[]))`;
  return db.rows(statement);
}
