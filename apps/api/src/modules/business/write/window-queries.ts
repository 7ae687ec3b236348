import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** Shops whose days are summed up from another one on. */
export function findShopsToSum(
  db: MarketplaceDb,
  { brand, since }: { readonly brand: BrandId; readonly since: Date },
): Promise<{ sellerId: string }[]> {
  return db.rows(sql<{ sellerId: string }>`
    select seller_id as "sellerId" from sales_window where brand = ${brand} and since <> ${since}::timestamptz order by seller_id`);
}

interface Window {
  readonly sellerId: string;
  readonly brand: BrandId;
  readonly since: Date;
  readonly until: Date;
}

/** Sums the days of a shop's products up once more, from one on and before another. */
export async function sumDays(db: MarketplaceDb, { sellerId, brand, since, until }: Window): Promise<void> {
  // Whoever writes units of the shop has ended by then, or waits: the next statement sees all that belongs to these days.
  await db.rows(sql`select from sales_window where seller_id = ${sellerId}::uuid for update`);
  await db.rows(sql`
    with summed as materialized (
      select product_id, sum(units) as units, sum(value) as value, coalesce(sum(units) filter (where not warehouse), 0) as own_units,
        min(day) filter (where not warehouse) as first_own_day
      from product_day
      where seller_id = ${sellerId}::uuid and day >= ${since}::timestamptz and day < ${until}::timestamptz
      group by product_id
    ), unsold as (
      delete from product_window w
      where w.seller_id = ${sellerId}::uuid and not exists (select from summed s where s.product_id = w.product_id)
    )
    insert into product_window as kept (seller_id, product_id, brand, product_no, units, value, own_units, first_own_day)
    select ${sellerId}::uuid, s.product_id, p.brand, p.no, s.units, s.value, s.own_units, s.first_own_day
    from summed s join product p on p.brand = ${brand} and p.product_id = s.product_id
    on conflict (seller_id, product_id) do update set units = excluded.units, value = excluded.value, own_units = excluded.own_units,
      first_own_day = excluded.first_own_day
    where (kept.units, kept.value, kept.own_units, kept.first_own_day)
      is distinct from (excluded.units, excluded.value, excluded.own_units, excluded.first_own_day)`);
  await db.rows(sql`
    update sales_window set since = ${since}::timestamptz, until = ${until}::timestamptz where seller_id = ${sellerId}::uuid`);
}
