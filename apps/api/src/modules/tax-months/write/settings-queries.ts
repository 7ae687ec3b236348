import type { BrandId } from '@offizin/domain/brand/brands';
import type { TaxSettings } from '@offizin/domain/tax-months/tax-accounts';
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
  const next = { settings: JSON.stringify(settings), version: version + 1, changed_at: now };
  const first = query
    .insertInto('tax_settings')
    .values({ seller_id: db.sellerId, brand, ...next })
    .onConflict((conflict) => conflict.column('seller_id').doNothing())
    .returning('version');
  const later = query
    .updateTable('tax_settings')
    .set(next)
    .where('seller_id', '=', db.sellerId)
    .where('version', '=', version)
    .returning('version');
  const rows = version === 0 ? await db.rows(first) : await db.rows(later);
  return rows.length > 0;
}
