import type { BrandId } from '@offizin/domain/brand/brands';
import type { TaxSettings } from '@offizin/domain/tax-months/tax-accounts';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** What a shop has chosen, and in which version; nothing while it has chosen nothing. */
export function findTaxSettings(db: SellerDb) {
  return db.first(
    query.selectFrom('tax_settings').select(['settings', 'version']).where('seller_id', '=', db.sellerId),
  );
}

/** Writes the next version after the one that was seen; false where it is another one by now. */
export async function writeTaxSettings(
  db: SellerDb,
  { brand, settings, version, now }: { brand: BrandId; settings: TaxSettings; version: number; now: Date },
): Promise<boolean> {
  const rows = await db.rows(sql`
    insert into tax_settings as s (seller_id, brand, settings, version, changed_at)
    select ${db.sellerId}::uuid, ${brand}::text, ${JSON.stringify(settings)}::jsonb, ${version + 1}::integer, ${now}::timestamptz
    where ${version}::integer = 0 or exists (select from tax_settings where seller_id = ${db.sellerId}::uuid and version = ${version}::integer)
    on conflict (seller_id) do update set settings = excluded.settings, version = excluded.version, changed_at = excluded.changed_at
      where s.version = ${version}::integer
    returning version`);
  return rows.length > 0;
}
