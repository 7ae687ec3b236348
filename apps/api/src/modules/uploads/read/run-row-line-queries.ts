import type { StockOrigin } from '@offizin/domain/orders/statuses';
import { type RawBuilder, sql } from 'kysely';
import { countsNow, type RunsOfUpload } from '../write/rows-now-queries.ts';
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

/** All rows in their order, with the columns of the file and no others. */
export function runRowLines(of: RunsOfUpload): RawBuilder<RunRowLine> {
  return sql`
    select r.row_number as "rowNumber", r.verdict as result, r.finding, coalesce(r.code, p.national_code) as code, coalesce(r.gtin, p.gtin) as gtin,
      r.sku, p.name, p.pack, r.old_stock as "oldStock", r.stock, r.old_price as "oldPrice", r.price, r.origin
    from run_row r left join product p on p.no = r.product_no
    where ${countsNow(of)}
    order by r.row_number`;
}
