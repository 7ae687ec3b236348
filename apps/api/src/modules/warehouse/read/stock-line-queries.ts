import type { StockFilter } from '@offizin/contract/warehouse/seller';
import { type RawBuilder, sql } from 'kysely';
import type { FoundProducts } from '../../catalogue/write/product-search-queries.ts';
import type { StockRecord } from './stock-list-queries.ts';
import { filterConditions, stockSource, type StockScope } from './stock-source-queries.ts';

/** A product in the warehouse in an exported file; the price in cents. */
export type StockLine = Omit<StockRecord, 'productNo' | 'codeSystem' | 'image' | 'changedAt'>;

/** All products of a filter in the order of their names, with the columns of the file and no others. */
export function stockLines(
  scope: StockScope,
  { filter, found }: { filter: StockFilter; found: FoundProducts | null },
): RawBuilder<StockLine> {
  const parts = [...filterConditions(filter, scope).values()].map((condition) => sql`and ${condition}`);
  return sql`
    select p.national_code as "nationalCode", p.gtin, p.product_id as "productId", p.name, p.pack, p.product_brand as brand, p.manufacturer,
      p.category, p.product_type as "productType", w.on_hand as "onHand", w.reserved, w.incoming, w.price,
      w.stored_since::text as "storedSince", w.next_expiry::text as "nextExpiry"
    from ${stockSource(scope, filter, found)} ${sql.join(parts, sql` `)}
    order by p.name, w.product_no`;
}
