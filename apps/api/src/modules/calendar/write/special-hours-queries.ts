import type { DayHours } from '@offizin/domain/calendar/opening-hours';
import { sql } from 'kysely';
import type { MarketplaceDb, SellerDb, SellerOfBrand } from '../../../platform/db/scopes/scopes.ts';

export interface SpecialHoursRow {
  readonly day: string;
  readonly hours: DayHours;
  readonly note: string | null;
}

/** The special hours of a seller from a day on, in order. */
export function findSpecialHours(
  db: SellerDb | MarketplaceDb,
  sellerId: string,
  from: string,
): Promise<SpecialHoursRow[]> {
  return db.rows(sql<SpecialHoursRow>`
    select day::text as day, hours, note from special_hours
    where seller_id = ${sellerId}::uuid and special_hours.day >= ${from}::date order by special_hours.day`);
}

export async function insertSpecialHours(
  db: SellerDb,
  { sellerId, brand }: SellerOfBrand,
  { day, hours, note, madeBy }: SpecialHoursRow & { readonly madeBy: string },
): Promise<void> {
  await db.rows(sql`
    insert into special_hours (seller_id, day, brand, hours, note, made_by)
    values (${sellerId}::uuid, ${day}::date, ${brand}, ${JSON.stringify(hours)}::jsonb, ${note}, ${madeBy})`);
}

export async function deleteSpecialHours(db: SellerDb, day: string): Promise<void> {
  await db.rows(sql`delete from special_hours where seller_id = ${db.sellerId}::uuid and day = ${day}::date`);
}

/** Changes those of a day, which may move to another one. */
export async function updateSpecialHours(
  db: SellerDb,
  of: string,
  { day, hours, note }: SpecialHoursRow,
): Promise<void> {
  await db.rows(sql`
    update special_hours set day = ${day}::date, hours = ${JSON.stringify(hours)}::jsonb, note = ${note}
    where seller_id = ${db.sellerId}::uuid and special_hours.day = ${of}::date`);
}
