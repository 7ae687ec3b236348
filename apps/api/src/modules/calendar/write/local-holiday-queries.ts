import type { LocalHoliday } from '@offizin/domain/calendar/local-holidays';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb, SellerOfBrand } from '../../../platform/db/scopes/scopes.ts';

/** The local public holidays that a seller keeps, past ones among them. */
export function findLocalHolidays(db: SellerDb | MarketplaceDb, sellerId: string): Promise<LocalHoliday[]> {
  return db.rows(
    query.selectFrom('local_holiday').select(['rule', 'name']).where('seller_id', '=', sellerId).orderBy('rule'),
  );
}

export async function insertLocalHoliday(
  db: SellerDb,
  { sellerId, brand }: SellerOfBrand,
  { rule, name, madeBy }: LocalHoliday & { readonly madeBy: string },
): Promise<void> {
  await db.rows(query.insertInto('local_holiday').values({ seller_id: sellerId, brand, rule, name, made_by: madeBy }));
}

export async function deleteLocalHoliday(db: SellerDb, rule: string): Promise<void> {
  await db.rows(query.deleteFrom('local_holiday').where('seller_id', '=', db.sellerId).where('rule', '=', rule));
}
