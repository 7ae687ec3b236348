import type { BrandId } from '@offizin/domain/brand/brands';
import { type RawBuilder, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** What is asked of the products: since the beginning of a day, of a brand's catalogue. */
export interface ProductQuestion {
  readonly since: Date;
  /** Today's beginning. */
  readonly until: Date;
  readonly brand: BrandId;
}

/**
 * The products that were sold since a day, as `sold` of a statement: what is summed up of the days that are over, and what came today. Where
 * other days are summed up, as in the first seconds after midnight, each day is read, which takes longer. (Of days between two ends PostgreSQL
 * expects few rows, also in a plan that it keeps for all shops.)
 */
export const sold = ({ sellerId }: SellerDb, { since, until, brand }: ProductQuestion): RawBuilder<unknown> => sql`
  summed as materialized (
    select from sales_window
    where seller_id = ${sellerId}::uuid and since = ${since}::timestamptz and until = ${until}::timestamptz
  ), sold as materialized (
    select coalesce(w.product_id, d.product_id) as product_id,
      coalesce(w.product_no, (select p.no from product p where p.brand = ${brand} and p.product_id = d.product_id)) as product_no,
      coalesce(w.units, 0) + coalesce(d.units, 0) as units, coalesce(w.value, 0) + coalesce(d.value, 0) as value,
      coalesce(w.own_units, 0) + coalesce(d.own_units, 0) as own_units, least(w.first_own_day, d.first_own_day) as first_own_day
    from (select * from product_window where seller_id = ${sellerId}::uuid and exists (select from summed)) w
      full join (
        select product_id, sum(units)::integer as units, sum(value)::bigint as value,
          coalesce(sum(units) filter (where not warehouse), 0)::integer as own_units, min(day) filter (where not warehouse) as first_own_day
        from (
          select product_id, warehouse, day, units, value from product_day
          where seller_id = ${sellerId}::uuid and day between ${until}::timestamptz and 'infinity'
          union all
          select product_id, warehouse, day, units, value from product_day
          where seller_id = ${sellerId}::uuid and day >= ${since}::timestamptz and day < ${until}::timestamptz
            and not exists (select from summed)
        ) days
        group by product_id
      ) d on d.product_id = w.product_id
  )`;
