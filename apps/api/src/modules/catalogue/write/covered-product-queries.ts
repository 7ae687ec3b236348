import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** The numbers of those products that a price rule of any seller covers: each is looked up, the table is never read whole. */
export async function findCoveredProducts(
  db: MarketplaceDb,
  brand: BrandId,
  productIds: readonly string[],
): Promise<number[]> {
  const statement = sql<{ no: number }>`
    select p.no from product p
    cross join lateral (select 1 from price_rule_offer r where r.product_no = p.no limit 1) covering
    where p.brand = ${brand} and p.product_id = any(${[...new Set(productIds)]}::text[])`;
  return (await db.rows(statement)).map(({ no }) => no);
}
