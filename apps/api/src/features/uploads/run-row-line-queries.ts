import type { StockOrigin } from '@offizin/domain/orders/statuses';
import { type RawBuilder, sql } from 'kysely';
import type { RunRowFound } from './row-list-queries.ts';

/** A row of a run in an exported file; prices in cents. */
export type RunRowLine = Pick<
  RunRowFound,
  | 'rowNumber'
  | 'result'
  | 'finding'
  | 'code'
  | 'gtin'
  | 'sku'
  | 'name'
  | 'pack'
  | 'oldStock'
  | 'stock'
  | 'oldPrice'
  | 'price'
> & { readonly origin: StockOrigin | null };

export interface RunRowsWanted {
  readonly sellerId: string;
  readonly runNo: number;
  /** Rows are written at this moment or later; their partitions are found by it. */
  readonly since: Date;
}

/** All rows of a run in their order, with the columns of the file and no others. */
export function runRowLines({ sellerId, runNo, since }: RunRowsWanted): RawBuilder<RunRowLine> {
  return sql`
    select r.row_number as "rowNumber", r.verdict as result, r.finding, coalesce(r.code, p.national_code) as code, coalesce(r.gtin, p.gtin) as gtin,
      r.sku, p.name, p.pack, r.old_stock as "oldStock", r.stock, r.old_price as "oldPrice", r.price, r.origin
    from run_row r left join product p on p.no = r.product_no
    where r.seller_id = ${sellerId}::uuid and r.run_no = ${runNo}::bigint and r.at >= ${since}::timestamptz
    order by r.row_number`;
}
