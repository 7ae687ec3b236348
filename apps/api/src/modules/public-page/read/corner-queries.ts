import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** The shop of the brand that is open to the public under this id; a banned or pending one is none. */
export async function findOpenShop(db: MarketplaceDb, externalId: string): Promise<string | null> {
  const statement = query.selectFrom('seller').select('id').where('external_id', '=', externalId);
  return (await db.first(statement.where('status', '=', 'active')))?.id ?? null;
}

/** The ids of the brand's shops that are open to the public, at most so many. */
export async function findOpenShops(db: MarketplaceDb, atMost: number): Promise<string[]> {
  const statement = query.selectFrom('seller').select('external_id').where('status', '=', 'active');
  return (await db.rows(statement.orderBy('external_id').limit(atMost))).map(({ external_id: id }) => id);
}

/** How many of the shop's offers can be bought. */
export async function countOffers(db: SellerDb): Promise<number> {
  const statement = query.selectFrom('offer_count').select('offers').where('seller_id', '=', db.sellerId);
  return Number((await db.first(statement.where('status', '=', 'active')))?.offers ?? 0);
}
