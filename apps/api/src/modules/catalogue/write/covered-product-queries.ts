import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** The numbers of those products that a price rule of any seller covers. */
export async function findCoveredProducts(
  db: MarketplaceDb,
  brand: BrandId,
  productIds: readonly string[],
): Promise<number[]> {
  const statement = sql<{ no: number }>`
    select p.no from product p
    where p.brand = ${brand} and p.product_id = any(${[...new Set(productIds)]}::text[])
      and exists (select from price_rule_offer r where r.product_no = p.no)`;
  return (await db.rows(statement)).map(({ no }) => no);
}
