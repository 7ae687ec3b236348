import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Calls within so many seconds count as one: those that come at the same time do not wait for each other's row. */
const heardEvery = 10;

/** Notes that the marketplace said something about a brand's market. */
export async function noteMarketHeard(db: MarketplaceDb, brand: BrandId, at: Date): Promise<void> {
  await db.rows(sql`
    insert into market_heard (brand, at) select ${brand}, ${at}::timestamptz
    where not exists (select from market_heard where brand = ${brand} and at > ${at}::timestamptz - make_interval(secs => ${heardEvery}))
    on conflict (brand) do update set at = excluded.at where market_heard.at < excluded.at`);
}

/** When it last did; null before it ever has. */
export async function findMarketHeard(db: SellerDb | MarketplaceDb, brand: BrandId): Promise<Date | null> {
  const row = await db.first(query.selectFrom('market_heard').select('at').where('brand', '=', brand));
  return row?.at ?? null;
}
