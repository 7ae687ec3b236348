import type { StockOrigin } from '@offizin/domain/orders/statuses';
import type { SyncResultType } from '@offizin/domain/sync/result-types';
import { sql } from 'kysely';
import type { SellerDb } from '../platform/db/db-scopes.ts';

/** What the seller asked for of a product that must be fixed. */
export interface StandingRow {
  readonly productNo: number;
  readonly finding: SyncResultType;
  readonly price: number | null;
  readonly stock: number | null;
  readonly origin: StockOrigin | null;
  readonly offered: boolean;
}

/** The red results of products, with what their rows or edits asked for. */
export function findStandingRows(db: SellerDb, sellerId: string): Promise<StandingRow[]> {
  const statement = sql<StandingRow>`
    select f.product_no as "productNo", f.finding, f.price, f.stock, f.origin, o.product_no is not null as offered
    from sync_finding f left join offer o on o.seller_id = f.seller_id and o.product_no = f.product_no
    where f.seller_id = ${sellerId}::uuid and f.colour = 'red' and f.product_no is not null`;
  return db.rows(statement);
}
