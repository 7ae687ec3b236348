import { sql } from 'kysely';
import { readInPortions } from '../../../platform/db/scopes/portions.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { fromOwnStock, type KeptProduct } from './product-queries.ts';
import { type ProductQuestion, sold } from './sold.ts';

export interface SoldRow extends KeptProduct {
  readonly name: string;
  readonly pack: string;
  readonly gtin: string | null;
}

/** Every product of which units were sold, what sold most first. */
export function readSoldProducts(db: SellerDb, question: ProductQuestion): AsyncGenerator<SoldRow[]> {
  return readInPortions(
    db,
    sql<SoldRow>`
      with ${sold(db, question)}
      select s.product_id as "productId", p.name, p.pack, p.gtin, s.units, s.value, s.own_units as "ownUnits",
        s.first_own_day as "soldSince", o.stock, o.created_at as "offeredSince", coalesce(${fromOwnStock}, false) as "runsOut"
      from sold s join product p on p.brand = ${question.brand} and p.product_id = s.product_id
        left join offer o on o.seller_id = ${db.sellerId}::uuid and o.product_no = s.product_no
      where s.units > 0
      order by s.units desc, s.value desc, s.product_id collate "C"`,
  );
}
