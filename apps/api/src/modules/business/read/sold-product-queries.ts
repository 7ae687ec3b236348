import { sql } from 'kysely';
import { readInPortions } from '../../../platform/db/scopes/portions.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { fromOwnStock, type KeptProduct, type ProductQuestion } from './product-queries.ts';

export interface SoldRow extends KeptProduct {
  readonly name: string;
  readonly pack: string;
  readonly gtin: string | null;
}

/** Every product of which units were sold, what sold most first. */
export function readSoldProducts(db: SellerDb, { since, brand }: ProductQuestion): AsyncGenerator<SoldRow[]> {
  return readInPortions(
    db,
    sql<SoldRow>`
      with sold as (
        select product_id, sum(units)::integer as units, sum(value)::bigint as value,
          coalesce(sum(units) filter (where not warehouse), 0)::integer as own_units, min(day) filter (where not warehouse) as sold_since
        from product_day where seller_id = ${db.sellerId}::uuid and day >= ${since}::timestamptz
        group by product_id having sum(units) > 0
      )
      select s.product_id as "productId", p.name, p.pack, p.gtin, s.units, s.value, s.own_units as "ownUnits", s.sold_since as "soldSince",
        o.stock, o.created_at as "offeredSince", coalesce(${fromOwnStock}, false) as "runsOut"
      from sold s join product p on p.brand = ${brand} and p.product_id = s.product_id
        left join offer o on o.seller_id = ${db.sellerId}::uuid and o.product_no = p.no
      order by s.units desc, s.value desc, s.product_id collate "C"`,
  );
}
