import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { sql } from 'kysely';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** Shops that have windows in which a day before `since` is counted. */
export function findShopsToCount(
  db: MarketplaceDb,
  { brand, since }: { readonly brand: BrandId; readonly since: Date },
): Promise<{ sellerId: string }[]> {
  return db.rows(sql<{ sellerId: string }>`
    select distinct seller_id as "sellerId" from product_window
    where brand = ${brand} and first_day < ${since}::timestamptz order by seller_id`);
}

interface Window {
  readonly sellerId: string;
  readonly since: Date;
}

/** Takes windows that count earlier days, in the order in which orders take them. */
async function lockWindows(db: MarketplaceDb, { sellerId, since }: Window): Promise<string[]> {
  const rows = await db.rows(sql<{ productId: string }>`
    select product_id as "productId" from product_window
    where seller_id = ${sellerId}::uuid and first_day < ${since}::timestamptz
    order by product_id limit ${limits.productsCountedAtOnce} for update`);
  return rows.map(({ productId }) => productId);
}

/**
 * Counts a portion of a shop's windows once more, from a day on; returns how many. Whoever sells one of these products meanwhile waits and
 * then adds to what was counted: so they are counted by a statement behind the one that took them, which sees all that went before.
 */
export async function countWindows(db: MarketplaceDb, { sellerId, since }: Window): Promise<number> {
  const products = await lockWindows(db, { sellerId, since });
  if (products.length === 0) return 0;
  await db.rows(sql`
    with taken as (
      select product_id from unnest(${products}::text[]) as product_id
    ), counted as (
      select product_id, min(day) as first_day, min(day) filter (where not warehouse) as first_own_day, sum(units) as units, sum(value) as value,
        sum(units) filter (where not warehouse) as own_units
      from product_day
      where seller_id = ${sellerId}::uuid and day >= ${since}::timestamptz and product_id in (select product_id from taken)
      group by product_id
    )
    update product_window w set since = ${since}::timestamptz, first_day = c.first_day, first_own_day = c.first_own_day,
      units = coalesce(c.units, 0), value = coalesce(c.value, 0), own_units = coalesce(c.own_units, 0)
    from taken left join counted c using (product_id)
    where w.seller_id = ${sellerId}::uuid and w.product_id = taken.product_id`);
  return products.length;
}
