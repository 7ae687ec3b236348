import type { OpeningHours } from '@offizin/domain/calendar/opening-hours';
import type { OffersWhileClosed } from '@offizin/domain/calendar/closures';
import type { ShopPlace } from '@offizin/domain/places/part-of-country';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';

type Db = SellerDb | MarketplaceDb;

export interface ClosureRow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string | null;
  readonly offers: OffersWhileClosed;
  readonly announcedAt: Date;
  readonly version: number;
}

/** The closures of a seller that end on a day or later, in order. */
export function findClosures(db: Db, sellerId: string, endingFrom: string): Promise<ClosureRow[]> {
  return db.rows(sql<ClosureRow>`
    select id, first_day::text as "from", last_day::text as "to", reason, offers, created_at as "announcedAt", version
    from closure where seller_id = ${sellerId}::uuid and last_day >= ${endingFrom}::date
    order by first_day`);
}

export function findOpenHolidays(db: Db, sellerId: string, from: string) {
  return db.rows(sql<{ day: string }>`
    select day::text as day from open_holiday
    where seller_id = ${sellerId}::uuid and day >= ${from}::date`);
}

/** Whose public holidays a seller chose. */
export function findChosenRegion(db: Db, sellerId: string) {
  return db.first(query.selectFrom('shop_calendar').select(['region', 'version']).where('seller_id', '=', sellerId));
}

export interface PlaceAndHours extends ShopPlace {
  readonly sellerId: string;
  /** Null where nobody has given them. */
  readonly openingHours: OpeningHours | null;
}

export function findPlaceAndHours(db: Db, sellerId: string): Promise<PlaceAndHours | undefined> {
  return db.first(
    query
      .selectFrom('seller')
      .select([
        'id as sellerId',
        'country_code as country',
        'region',
        'postal_code as postalCode',
        'opening_hours as openingHours',
      ])
      .where('id', '=', sellerId),
  );
}
