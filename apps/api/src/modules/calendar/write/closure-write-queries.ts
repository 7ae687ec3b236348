import type { Closure } from '@offizin/domain/calendar/opening-hours';
import type { OffersWhileClosed } from '@offizin/domain/calendar/closures';
import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb, SellerOfBrand } from '../../../platform/db/scopes/scopes.ts';

/** Lets nobody else change the seller's calendar until the commit. */
export async function lockCalendar(db: SellerDb): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('calendar ' || ${db.sellerId}::text, 0))`);
}

export interface NewClosure extends Closure {
  readonly reason: string | null;
  readonly offers: OffersWhileClosed;
}

export async function insertClosure(
  db: SellerDb,
  { sellerId, brand }: SellerOfBrand,
  { from, to, reason, offers, madeBy }: NewClosure & { readonly madeBy: string },
): Promise<string> {
  const row = await db.first(sql<{ id: string }>`
    insert into closure (seller_id, brand, first_day, last_day, reason, offers, made_by)
    values (${sellerId}, ${brand}, ${from}::date, ${to}::date, ${reason}, ${offers}, ${madeBy}) returning id`);
  if (row === undefined) throw new Error('the closure was not written');
  return row.id;
}

/** Changes a closure in the version that was seen; false where it has another one by now. */
export async function updateClosure(
  db: SellerDb,
  { id, version, from, to, reason, offers }: NewClosure & { readonly id: string; readonly version: number },
): Promise<boolean> {
  const row = await db.first(sql<{ id: string }>`
    update closure set first_day = ${from}::date, last_day = ${to}::date, reason = ${reason}, offers = ${offers},
      version = version + 1
    where seller_id = ${db.sellerId}::uuid and id = ${id}::uuid and version = ${version} returning id`);
  return row !== undefined;
}

export async function deleteClosure(db: SellerDb, id: string): Promise<void> {
  await db.rows(query.deleteFrom('closure').where('seller_id', '=', db.sellerId).where('id', '=', id));
}

/** The closures that the marketplace brings with a new seller. */
export async function insertBroughtClosures(
  db: MarketplaceDb,
  { sellerId, brand }: { readonly sellerId: string; readonly brand: BrandId },
  closures: readonly Closure[],
): Promise<void> {
  for (const { from, to } of closures)
    await db.rows(sql`
      insert into closure (seller_id, brand, first_day, last_day, offers)
      values (${sellerId}, ${brand}, ${from}::date, ${to}::date, 'sold_later')`);
}

export async function setOpenOn(
  db: SellerDb,
  { sellerId, brand }: SellerOfBrand,
  { day, isOpen }: { readonly day: string; readonly isOpen: boolean },
): Promise<void> {
  await db.rows(
    isOpen
      ? sql`insert into open_holiday (seller_id, day, brand) values (${sellerId}, ${day}::date, ${brand}) on conflict do nothing`
      : sql`delete from open_holiday where seller_id = ${sellerId}::uuid and day = ${day}::date`,
  );
}

/** Writes whose public holidays count over the choice of that version; false where somebody else chose meanwhile. */
export async function writeRegion(
  db: SellerDb,
  { sellerId, brand }: SellerOfBrand,
  { region, version }: { readonly region: string | null; readonly version: number },
): Promise<boolean> {
  const row = await db.first(
    version === 0
      ? query
          .insertInto('shop_calendar')
          .values({ seller_id: sellerId, brand, region })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
      : query
          .updateTable('shop_calendar')
          .set({ region, version: version + 1 })
          .where('seller_id', '=', sellerId)
          .where('version', '=', version)
          .returning('version'),
  );
  return row !== undefined;
}
