import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** The sellers with a covered offer whose market has moved since the rules of the brand followed it last, and up to where that is. */
export async function findMovedShops(
  db: MarketplaceDb,
  brand: BrandId,
): Promise<{ version: number; sellerIds: string[] }> {
  const at = await db.first(
    query.selectFrom('catalogue_version').select(['version', 'followed']).where('brand', '=', brand),
  );
  if (at === undefined || at.version === at.followed) return { version: at?.version ?? 0, sellerIds: [] };
  const moved = await db.rows(sql<{ sellerId: string }>`
    select distinct c.seller_id as "sellerId" from product_market m join price_rule_offer c on c.product_no = m.product_no
    where m.brand = ${brand} and m.version > ${at.followed}::bigint and m.version <= ${at.version}::bigint`);
  return { version: at.version, sellerIds: moved.map(({ sellerId }) => sellerId) };
}

/** The sellers with rules that run and have not looked at all of their offers since a moment. */
export async function findShopsToLook(
  db: MarketplaceDb,
  { brand, before }: { readonly brand: BrandId; readonly before: Date },
): Promise<string[]> {
  const due = await db.rows(sql<{ sellerId: string }>`
    select distinct r.seller_id as "sellerId" from price_rule r
    where r.brand = ${brand} and r.state in ('active', 'held')
      and r.seller_id not in (select s.seller_id from price_rule_shop s where s.looked_at > ${before})`);
  return due.map(({ sellerId }) => sellerId);
}
