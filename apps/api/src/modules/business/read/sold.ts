import type { BrandId } from '@offizin/domain/brand/brands';
import { type RawBuilder, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** What is asked of the products: since the beginning of a day, of a brand's catalogue. */
export interface ProductQuestion {
  readonly since: Date;
  readonly brand: BrandId;
}

/**
 * The products of which there were sales since a day, as `sold` of a statement. Windows that are kept answer it where none begins later and
 * none counts a day of before; else, as in the minutes after midnight, the products' days are added up, which takes longer.
 */
export const sold = ({ sellerId }: SellerDb, { since, brand }: ProductQuestion): RawBuilder<unknown> => sql`
  uncounted as materialized (
    select exists (
      select from product_window where seller_id = ${sellerId}::uuid and (since > ${since}::timestamptz or first_day < ${since}::timestamptz)
    ) as is_any
  ), sold as materialized (
    select product_id, product_no, units, value, own_units, first_own_day
    from product_window
    where seller_id = ${sellerId}::uuid and first_day is not null and not (select is_any from uncounted)
    union all
    select d.product_id, p.no, d.units, d.value, d.own_units, d.first_own_day
    from (
      select product_id, sum(units)::integer as units, sum(value)::bigint as value,
        coalesce(sum(units) filter (where not warehouse), 0)::integer as own_units, min(day) filter (where not warehouse) as first_own_day
      from product_day
      where seller_id = ${sellerId}::uuid and day >= ${since}::timestamptz and (select is_any from uncounted)
      group by product_id
    ) d join product p on p.brand = ${brand} and p.product_id = d.product_id
  )`;
