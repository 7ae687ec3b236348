import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Where a shop is, and the newest of its months that is closed: so is every one before it. */
export async function findTaxedShop(db: MarketplaceDb, sellerId: string) {
  const row = await db.first(
    query
      .selectFrom('seller as s')
      .select('s.country_code as home')
      .select(
        sql<
          string | null
        >`(select max(m.month) from tax_month m where m.seller_id = ${sellerId}::uuid and m.closed_at is not null)`.as(
          'closedThrough',
        ),
      )
      .where('s.id', '=', sellerId),
  );
  return row ?? { home: '', closedThrough: null };
}

/** Closes a month and every one before it; returns those that were open. Whoever calls holds the lock of the shop's books. */
export async function closeThrough(
  db: MarketplaceDb | SellerDb,
  sellerId: string,
  { month, now, by }: { month: string; now: Date; by: string | null },
): Promise<string[]> {
  const rows = await db.rows(sql<{ month: string }>`
    update tax_month set closed_at = ${now}::timestamptz, closed_by = ${by}::text
    where seller_id = ${sellerId}::uuid and month <= ${month} and closed_at is null returning month`);
  return rows.map((row) => row.month).toSorted();
}

/**
 * Shops with a month that is to be closed, all of whose lines and postings are counted. A shop's first months stay open for a day after its first
 * booking, so that what was sold before it came lies in the months of its days.
 */
export function findDueShops(
  db: MarketplaceDb,
  brand: BrandId,
  { through, now }: { through: string; now: Date },
): Promise<{ sellerId: string }[]> {
  return db.rows(sql<{ sellerId: string }>`
    select distinct m.seller_id as "sellerId" from tax_month m
    where m.brand = ${brand} and m.closed_at is null and m.month <= ${through}
      and exists (select 1 from tax_month f where f.seller_id = m.seller_id and f.begun_at < ${now}::timestamptz - interval '1 day')
      and not exists (select 1 from ledger_order l where l.brand = m.brand and l.seller_id = m.seller_id
        and l.tax_lines < line_count(l.lines))
      and not exists (select 1 from ledger_posting p where p.brand = m.brand and p.seller_id = m.seller_id
        and p.tax_counted < case when p.payout_no is null then 1 else 2 end)`);
}
