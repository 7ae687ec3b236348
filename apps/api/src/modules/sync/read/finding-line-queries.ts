import type { SyncResultType } from '@offizin/domain/sync/result-types';
import { type RawBuilder, sql } from 'kysely';
import type { FindingRow } from './sync-queries.ts';

/** A result in an exported file, and what its remedy's price follows from; prices in cents. */
export type FindingLine = Pick<
  FindingRow,
  | 'colour'
  | 'finding'
  | 'numbers'
  | 'code'
  | 'gtin'
  | 'name'
  | 'pack'
  | 'stock'
  | 'price'
  | 'origin'
  | 'recommended'
  | 'best'
  | 'highest'
  | 'foundAt'
>;

/** The current results, all of them or those of one cause. */
export function findingLines(sellerId: string, finding: SyncResultType | null): RawBuilder<FindingLine> {
  const cause = finding === null ? sql`` : sql`and f.finding = ${finding}`;
  return sql`
    select f.colour, f.finding, f.numbers, coalesce(f.code, p.national_code) as code, coalesce(f.gtin, p.gtin) as gtin, p.name, p.pack,
      f.stock, f.price, f.origin, p.recommended_price as recommended,
      case when m.best_seller_no = own.no then m.second_best else m.best end as best,
      case when m.highest_seller_no = own.no then m.second_highest else m.highest end as highest, f.found_at as "foundAt"
    from sync_finding f
    join seller s on s.id = f.seller_id
    left join market_seller own on own.brand = s.brand and own.external_id = s.external_id
    left join product p on p.no = f.product_no
    left join product_market m on m.product_no = f.product_no
    where f.seller_id = ${sellerId}::uuid ${cause}
    order by f.finding, f.subject`;
}
